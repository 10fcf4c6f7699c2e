import type { MachineSamples } from '../../machine-samples.ts';
import { seconds } from '../../../../core/shared/time.ts';
import type { Fingerprint, FingerprintState, FingerprintEvent } from '../../../../core/session/fingerprint.ts';

const SAMPLE: Fingerprint = { token: 'sample', expiresAt: seconds(600), components: { screen: '1920x1080' } };

export const FINGERPRINT_SAMPLES: MachineSamples<FingerprintState, FingerprintEvent> = {
  states: [
    { phase: 'idle' },
    { phase: 'scheduled' },
    { phase: 'loading', waiting: [], failures: 0 },
    { phase: 'loading', waiting: [1], failures: 1 },
    { phase: 'ready', fingerprint: SAMPLE, failures: 0 },
    { phase: 'missing', failures: 1 },
    { phase: 'given-up' },
  ],
  events: [
    { type: 'page-started' },
    { type: 'wait-ended' },
    { type: 'call-refused', call: 2 },
    { type: 'loaded', fingerprint: SAMPLE },
    { type: 'load-failed' },
    { type: 'page-stopped' },
  ],
};
