import type { MachineSamples } from '../../machine-samples.ts';
import type { ConfigLoadState, ConfigLoadEvent } from '../../../../core/site/config/config-load.ts';

export const CONFIG_LOAD_SAMPLES: MachineSamples<ConfigLoadState<string>, ConfigLoadEvent<string>> = {
  states: [
    { phase: 'not-installed', question: 0 },
    { phase: 'loading', question: 1, failures: 0 },
    { phase: 'loading', question: 1, failures: 5, former: 'former' },
    { phase: 'waiting', question: 1, failures: 1 },
    { phase: 'loaded', question: 1, config: 'loaded' },
    { phase: 'failed', question: 1 },
  ],
  events: [
    { type: 'load-asked' },
    { type: 'signed-in' },
    { type: 'reply-came', question: 1, result: 'new' },
    { type: 'reply-came', question: 1, result: undefined },
    { type: 'reply-failed', question: 1 },
    { type: 'wait-ended', question: 1 },
  ],
};
