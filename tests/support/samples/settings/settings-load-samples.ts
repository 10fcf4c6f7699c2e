import type { MachineSamples } from '../../machine-samples.ts';
import type { SettingsLoadState, SettingsLoadEvent } from '../../../../core/settings/settings-load.ts';

export const SETTINGS_LOAD_SAMPLES: MachineSamples<SettingsLoadState, SettingsLoadEvent> = {
  states: [
    { phase: 'not-loaded', question: 1 },
    { phase: 'loading', question: 1 },
    { phase: 'loaded', question: 1 },
  ],
  events: [
    { type: 'needed' },
    { type: 'came', question: 1 },
    { type: 'failed', question: 1 },
    { type: 'player-changed' },
  ],
};
