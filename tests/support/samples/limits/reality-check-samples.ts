import type { MachineSamples } from '../../machine-samples.ts';
import { minutes, type Millis } from '../../../../core/shared/time.ts';
import type { RealityCheckState, RealityCheckEvent } from '../../../../core/limits/reality-check.ts';

interface Counting {
  /** Milliseconds of a clock that is never set. */
  readonly startedAt: Millis;
  /** The last acknowledged check, or the start. */
  readonly countedFrom: Millis;
  readonly every: Millis;
}

const SAMPLE: Counting = { startedAt: 0, countedFrom: 0, every: minutes(5) };

export const REALITY_CHECK_SAMPLES: MachineSamples<RealityCheckState, RealityCheckEvent> = {
  states: [
    { phase: 'off' },
    { phase: 'counting', isVisible: true, ...SAMPLE },
    { phase: 'counting', isVisible: false, ...SAMPLE },
    { phase: 'overdue', ...SAMPLE },
    { phase: 'shown', isVisible: true, ...SAMPLE },
  ],
  events: [
    { type: 'session-began', at: 1000, every: minutes(5), isVisible: true },
    { type: 'session-began', at: 1000, every: minutes(5), isVisible: false },
    { type: 'wait-ended', at: minutes(1) },
    { type: 'wait-ended', at: minutes(5) },
    { type: 'became-hidden' },
    { type: 'became-visible', at: minutes(1) },
    { type: 'became-visible', at: minutes(9) },
    { type: 'interval-changed', at: minutes(2), every: minutes(1) },
    { type: 'interval-changed', at: minutes(2), every: minutes(10) },
    { type: 'acknowledged', at: minutes(6) },
    { type: 'session-ended' },
  ],
};
