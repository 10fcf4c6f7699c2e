import type { MachineSamples } from '../../machine-samples.ts';
import {
  type BackgroundTimersState,
  type BackgroundTimersEvent,
} from '../../../../core/site/browser/background-timers.ts';

export const BACKGROUND_TIMERS_SAMPLES: MachineSamples<BackgroundTimersState, BackgroundTimersEvent> = {
  states: [{ phase: 'running' }, { phase: 'leaving' }, { phase: 'paused' }],
  events: [{ type: 'page-left' }, { type: 'page-entered' }, { type: 'wait-ended' }],
};
