import type { MachineSamples } from '../../machine-samples.ts';
import type { CountedEvent } from '../../../../core/analytics/counted-event.ts';
import {
  ANALYTICS_AFTER,
  type AnalyticsState,
  type AnalyticsEvent,
} from '../../../../core/analytics/analytics-gate.ts';

const SAMPLE: CountedEvent = {
  name: 'captcha-passed',
  code: 10190,
  build: '528d66bf',
  project: 'desktop',
  fields: { kind: 'picture' },
};

export const ANALYTICS_GATE_SAMPLES: MachineSamples<AnalyticsState, AnalyticsEvent> = {
  states: [
    { phase: 'closed', openedAt: 0, isRegistration: false },
    { phase: 'waiting', openedAt: 0, isRegistration: false, startsAt: ANALYTICS_AFTER, held: [SAMPLE] },
    { phase: 'running', openedAt: 0, isRegistration: false },
  ],
  events: [
    { type: 'page-opened', at: 1000, isRegistration: true },
    { type: 'consent-given', at: 2000 },
    { type: 'consent-withdrawn' },
    { type: 'delay-ended', at: ANALYTICS_AFTER },
    { type: 'happened', event: SAMPLE },
  ],
};
