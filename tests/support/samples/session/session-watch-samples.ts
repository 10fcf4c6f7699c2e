import type { SessionWatchState, SessionWatchEvent } from '../../../../core/session/session-watch.ts';

export const SESSION_WATCH_SAMPLES: {
  readonly states: readonly SessionWatchState[];
  readonly events: readonly SessionWatchEvent[];
} = {
  states: [{ phase: 'idle' }, { phase: 'watching', askedAt: 1000 }, { phase: 'hidden', askedAt: 1000 }],
  events: [
    { type: 'page-started', at: 2000, isVisible: true },
    { type: 'page-started', at: 2000, isVisible: false },
    { type: 'became-hidden' },
    { type: 'became-visible', at: 2000 },
    { type: 'became-visible', at: 70_000 },
    { type: 'wait-ended', at: 61_000 },
    { type: 'page-returned', at: 3000 },
    { type: 'page-stopped' },
  ],
};
