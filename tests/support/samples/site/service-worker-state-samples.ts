import type { MachineSamples } from '../../machine-samples.ts';
import type { ServiceWorkerState, ServiceWorkerEvent } from '../../../../core/site/browser/service-worker-state.ts';

const START: ServiceWorkerState = { phase: 'none', isUpdateNeeded: false, isBetInFlight: false, isAccepted: false };

const NEEDED: ServiceWorkerState = { ...START, phase: 'waiting', isUpdateNeeded: true, latest: '2', offered: '2' };

export const SERVICE_WORKER_SAMPLES: MachineSamples<ServiceWorkerState, ServiceWorkerEvent> = {
  states: [
    START,
    { ...START, phase: 'installing' },
    { ...START, phase: 'active' },
    NEEDED,
    { ...NEEDED, offered: undefined, isBetInFlight: true },
    { ...NEEDED, isAccepted: true, isBetInFlight: true },
  ],
  events: [
    { type: 'page-started' },
    { type: 'wait-ended' },
    { type: 'version-arrived', current: '1', latest: '2' },
    { type: 'version-arrived', current: '2', latest: '2' },
    { type: 'worker-found' },
    { type: 'worker-installed' },
    { type: 'worker-activated' },
    { type: 'worker-failed' },
    { type: 'bet-sent' },
    { type: 'bet-answered' },
    { type: 'update-accepted' },
  ],
};
