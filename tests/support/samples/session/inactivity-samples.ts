import type { MachineSamples } from '../../machine-samples.ts';
import { hours, minutes, type Millis } from '../../../../core/shared/time.ts';
import type { InactivityState, InactivityEvent } from '../../../../core/session/inactivity.ts';

interface Watched {
  readonly allowed: Millis;
  readonly activeAt: Millis;
  readonly endsAt: Millis;
  readonly isMediaPlaying: boolean;
}

const SAMPLE: Watched = { allowed: minutes(30), activeAt: 1000, endsAt: hours(12) + 1000, isMediaPlaying: false };

export const INACTIVITY_SAMPLES: MachineSamples<InactivityState, InactivityEvent> = {
  states: [
    { phase: 'off' },
    { phase: 'watching', ...SAMPLE },
    { phase: 'watching', ...SAMPLE, isMediaPlaying: true },
    { phase: 'signing-out' },
  ],
  events: [
    { type: 'signed-in', at: 2000, allowed: minutes(30) },
    { type: 'signed-in', at: 2000, allowed: undefined },
    { type: 'end-told', at: 2000, left: hours(1) },
    { type: 'end-told', at: 2000, left: -1 },
    { type: 'activity-seen', at: 2000 },
    { type: 'activity-seen', at: hours(3) },
    { type: 'active-elsewhere', at: 2000 },
    { type: 'active-elsewhere', at: hours(13) },
    { type: 'media-started', at: 2000 },
    { type: 'media-stopped', at: 2000 },
    { type: 'wait-ended', at: 2000 },
    { type: 'wait-ended', at: minutes(31) },
    { type: 'wait-ended', at: hours(13) },
    { type: 'signed-out' },
  ],
};
