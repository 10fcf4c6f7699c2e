import type { MachineSamples } from '../../machine-samples.ts';
import type { LoadingBarState, LoadingBarEvent } from '../../../../core/site/browser/loading-bar.ts';

export const LOADING_BAR_SAMPLES: MachineSamples<LoadingBarState, LoadingBarEvent> = {
  states: [
    { phase: 'hidden', load: 1 },
    { phase: 'throttled', load: 1 },
    { phase: 'shown', load: 1 },
  ],
  events: [
    { type: 'loading-started' },
    { type: 'loading-ended' },
    { type: 'wait-ended', load: 1 },
    { type: 'wait-ended', load: 2 },
  ],
};
