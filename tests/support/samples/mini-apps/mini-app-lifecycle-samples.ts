import type { MachineSamples } from '../../machine-samples.ts';
import type { MiniAppState, MiniAppEvent } from '../../../../core/mini-apps/mini-app-lifecycle.ts';

export const MINI_APP_LIFECYCLE_SAMPLES: MachineSamples<MiniAppState, MiniAppEvent> = {
  states: [
    { phase: 'not-exist', generation: 0, views: [] },
    { phase: 'not-exist', generation: 1, views: ['a'] },
    { phase: 'loading', generation: 1, views: ['a'], failures: 0 },
    { phase: 'loading', generation: 4, views: ['a', 'b'], failures: 3, reloadedAt: 1000 },
    { phase: 'ready', generation: 1, views: ['a'] },
    { phase: 'error', generation: 1, views: ['a'], failures: 1, isRetryDue: true },
    { phase: 'error', generation: 4, views: ['a'], failures: 4, isRetryDue: false, reloadedAt: 1000 },
  ],
  events: [
    { type: 'view-opened', view: 'b' },
    { type: 'view-closed', view: 'a' },
    { type: 'view-closed', view: 'b' },
    { type: 'became-ready', generation: 1 },
    { type: 'failed', generation: 1 },
    { type: 'died', generation: 1 },
    { type: 'wait-ended', generation: 1 },
    { type: 'became-ready', generation: 4 },
    { type: 'failed', generation: 4 },
    { type: 'reload-pressed', at: 1500 },
    { type: 'reload-pressed', at: 2000 },
  ],
};
