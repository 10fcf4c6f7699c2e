import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';
import { seconds, type Millis } from '../../shared/time.ts';

/** How long a page lives before it asks for the newest version, and how often after that. */
export const VERSION_ASKED_EVERY: Millis = seconds(60);

/** Where the worker of the newest version is; `none` where the browser has no workers or it could not be installed. */
export const WORKER_PHASES = ['none', 'installing', 'waiting', 'active'] as const;
export type WorkerPhase = (typeof WORKER_PHASES)[number];

export interface ServiceWorkerState {
  readonly phase: WorkerPhase;
  readonly isUpdateNeeded: boolean;
  readonly isBetInFlight: boolean;
  /** The update was offered; it is offered once for a version. */
  readonly offered?: string | undefined;
  readonly latest?: string | undefined;
  /** The player wants the update and waits for what still stands in its way. */
  readonly isAccepted: boolean;
}

export type ServiceWorkerEvent =
  | { readonly type: 'page-started' }
  | { readonly type: 'wait-ended' }
  | { readonly type: 'version-arrived'; readonly current: string; readonly latest: string }
  | { readonly type: 'worker-found' }
  | { readonly type: 'worker-installed' }
  | { readonly type: 'worker-activated' }
  | { readonly type: 'worker-failed' }
  | { readonly type: 'bet-sent' }
  | { readonly type: 'bet-answered' }
  | { readonly type: 'update-accepted' };

export type ServiceWorkerEffect =
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'ask-version' }
  | { readonly type: 'offer-update' }
  /** Lets the waiting worker take over. */
  | { readonly type: 'activate' }
  | { readonly type: 'reload' };

type Stepped = Step<ServiceWorkerState, ServiceWorkerEffect>;

const START: ServiceWorkerState = { phase: 'none', isUpdateNeeded: false, isBetInFlight: false, isAccepted: false };

/**
 * SWK-1 A worker is installing, waiting or active; SWK-2 the version is asked for after 60 s and every 60 s; SWK-3 an update is needed while the version that runs differs from the latest;
 * SWK-4 it is offered once for a version and never forced; SWK-5 neither offer nor reload comes while a bet is in flight; SWK-6 a worker that fails changes nothing else.
 */
export const SERVICE_WORKER: Machine<ServiceWorkerState, ServiceWorkerEvent, ServiceWorkerEffect> = {
  initial: START,
  step: workerStep,
};

/** SWK-3 An update is needed while the two versions differ; a version that is not known needs none. */
export function needsUpdate(current: string, latest: string): boolean {
  return typeof current === 'string' && typeof latest === 'string' && latest !== '' && current !== latest;
}

function workerStep(state: ServiceWorkerState, event: ServiceWorkerEvent): Stepped {
  switch (event.type) {
    case 'page-started':
      return [state, { type: 'wake-in', delay: VERSION_ASKED_EVERY }];
    case 'wait-ended':
      return [state, { type: 'ask-version' }, { type: 'wake-in', delay: VERSION_ASKED_EVERY }];
    case 'version-arrived':
      return afterVersion(state, event.current, event.latest);
    case 'worker-found':
      return [{ ...state, phase: 'installing' }];
    case 'worker-installed':
      return state.phase === 'installing' ? [{ ...state, phase: 'waiting' }] : [state];
    case 'worker-activated':
      return [{ ...state, phase: 'active' }];
    case 'worker-failed':
      return [{ ...state, phase: 'none' }];
    case 'bet-sent':
      return [{ ...state, isBetInFlight: true }];
    case 'bet-answered':
      return due({ ...state, isBetInFlight: false });
    case 'update-accepted':
      return state.isUpdateNeeded && !state.isAccepted ? due({ ...state, isAccepted: true }) : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterVersion(state: ServiceWorkerState, current: string, latest: string): Stepped {
  return needsUpdate(current, latest)
    ? due({ ...state, isUpdateNeeded: true, latest })
    : [{ ...state, isUpdateNeeded: false, isAccepted: false }];
}

/** What an update waited for and may have now. */
function due(state: ServiceWorkerState): Stepped {
  if (!state.isUpdateNeeded || state.isBetInFlight) return [state];
  if (state.isAccepted) {
    const left: ServiceWorkerState = { ...state, isUpdateNeeded: false, isAccepted: false };
    return state.phase === 'waiting' ? [left, { type: 'activate' }, { type: 'reload' }] : [left, { type: 'reload' }];
  }
  return state.offered === state.latest ? [state] : [{ ...state, offered: state.latest }, { type: 'offer-update' }];
}
