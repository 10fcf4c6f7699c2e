import type { MachineSamples } from '../../machine-samples.ts';
import { days, minutes } from '../../../../core/shared/time.ts';
import type { SessionLimitState, SessionLimitEvent } from '../../../../core/limits/session-limit.ts';

const SAMPLE = { remaining: minutes(20), warned: Number.POSITIVE_INFINITY, midnight: days(1) };

export const SESSION_LIMIT_SAMPLES: MachineSamples<SessionLimitState, SessionLimitEvent> = {
  states: [
    { phase: 'unset' },
    { phase: 'running', ...SAMPLE, measuredAt: 1000, pingedAt: 1000 },
    { phase: 'away', ...SAMPLE },
    { phase: 'ended', until: days(1) },
  ],
  events: [
    { type: 'limit-read', remaining: minutes(60), at: 2000, midnight: days(1) },
    { type: 'limit-read', remaining: 0, at: 2000, midnight: days(1) },
    { type: 'limit-read', at: 2000, midnight: days(1) },
    { type: 'wait-ended', at: 31_000 },
    { type: 'wait-ended', at: minutes(30) },
    { type: 'wait-ended', at: days(2) },
    { type: 'went-away', at: 2000 },
    { type: 'came-back', at: 3000 },
    { type: 'notice-closed' },
    { type: 'signed-out' },
  ],
};
