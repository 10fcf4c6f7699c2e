import type { MachineSamples } from '../../machine-samples.ts';
import type { WindowWidthState, WindowWidthEvent } from '../../../../core/site/browser/window-width.ts';

export const WINDOW_WIDTH_SAMPLES: MachineSamples<WindowWidthState, WindowWidthEvent> = {
  states: [
    { phase: 'steady', width: 1366 },
    { phase: 'moving', width: 1366, next: 1280, change: 1 },
  ],
  events: [
    { type: 'resized', width: 1100 },
    { type: 'resized', width: 0 },
    { type: 'wait-ended', change: 1 },
    { type: 'wait-ended', change: 2 },
  ],
};
