import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';

/** A hint about the device, never a credential. */
export interface Fingerprint {
  readonly token: string;
  readonly expiresAt: EpochMillis;
  /** What it was made of, as the script names it. */
  readonly components: Readonly<Record<string, string>>;
}

interface Waiting {
  /** The calls that wait for a newer fingerprint. */
  readonly waiting: readonly number[];
  readonly failures: number;
}

export type FingerprintState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'scheduled' }
  | ({ readonly phase: 'loading' } & Waiting)
  | { readonly phase: 'ready'; readonly fingerprint: Fingerprint; readonly failures: number }
  /** One attempt has failed: the next one is made when a call needs it. */
  | { readonly phase: 'missing'; readonly failures: number }
  | { readonly phase: 'given-up' };

export type FingerprintEvent =
  | { readonly type: 'page-started' }
  | { readonly type: 'wait-ended' }
  /** The server refused a call for want of a current fingerprint. */
  | { readonly type: 'call-refused'; readonly call: number }
  | { readonly type: 'loaded'; readonly fingerprint: Fingerprint }
  | { readonly type: 'load-failed' }
  | { readonly type: 'page-stopped' };

export type FingerprintEffect =
  | { readonly type: 'load' }
  | { readonly type: 'wake-in'; readonly delay: Millis }
  | { readonly type: 'forget-wake' }
  | { readonly type: 'log-failure'; readonly failures: number }
  | { readonly type: 'repeat'; readonly call: number; readonly token: string }
  | { readonly type: 'give-up'; readonly call: number };

type Stepped = Step<FingerprintState, FingerprintEffect>;

export const FINGERPRINT_LOADED_AFTER: Millis = seconds(8);
const ATTEMPTS = 2;

/** FPR-1 The fingerprint is sent to the site's own hosts and to no other. */
export function takesFingerprint(host: string, ownHosts: readonly string[]): boolean {
  return ownHosts.some((own) => own !== '' && own.toLowerCase() === String(host).toLowerCase());
}

/** FPR-5 What a sign-in is sent with: nothing where there is no current fingerprint, and it never waits for one. */
export function currentFingerprint(state: FingerprintState, now: EpochMillis): Fingerprint | undefined {
  return state.phase === 'ready' && now < state.fingerprint.expiresAt ? state.fingerprint : undefined;
}

/**
 * FPR-2 The fingerprint is loaded 8 s after the page has started, or when the server asks for it; FPR-3 a failure is logged and counted, and after
 * the second one there are no more tries; FPR-4 one load serves all calls that wait, and they are sent again with what it brought or given up.
 */
export const FINGERPRINT: Machine<FingerprintState, FingerprintEvent, FingerprintEffect> = {
  initial: { phase: 'idle' },
  step: fingerprintStep,
};

function fingerprintStep(state: FingerprintState, event: FingerprintEvent): Stepped {
  switch (event.type) {
    case 'page-started':
      if (state.phase !== 'idle') return [state];
      return [{ phase: 'scheduled' }, { type: 'wake-in', delay: FINGERPRINT_LOADED_AFTER }];
    case 'wait-ended':
      return state.phase === 'scheduled' ? loading([], 0) : [state];
    case 'call-refused':
      return afterRefusal(state, event.call);
    case 'loaded':
      return state.phase === 'loading' ? afterLoad(state, event.fingerprint) : [state];
    case 'load-failed':
      return state.phase === 'loading' ? afterFailure(state) : [state];
    case 'page-stopped':
      return afterStop(state);
    default:
      return unforeseen(event, [state]);
  }
}

function afterRefusal(state: FingerprintState, call: number): Stepped {
  switch (state.phase) {
    case 'given-up':
      return [state, { type: 'give-up', call }];
    case 'loading':
      return [{ ...state, waiting: [...state.waiting, call] }];
    case 'scheduled': {
      const [next, ...effects] = loading([call], 0);
      return [next, { type: 'forget-wake' }, ...effects];
    }
    case 'idle':
      return loading([call], 0);
    case 'ready':
    case 'missing':
      return loading([call], state.failures);
  }
}

function afterLoad({ waiting, failures }: Waiting, fingerprint: Fingerprint): Stepped {
  const repeats = waiting.map((call) => ({ type: 'repeat', call, token: fingerprint.token }) as const);
  return [{ phase: 'ready', fingerprint, failures }, ...repeats];
}

function afterFailure({ waiting, failures: before }: Waiting): Stepped {
  const failures = before + 1;
  const given = waiting.map((call) => ({ type: 'give-up', call }) as const);
  const next: FingerprintState = failures >= ATTEMPTS ? { phase: 'given-up' } : { phase: 'missing', failures };
  return [next, { type: 'log-failure', failures }, ...given];
}

function afterStop(state: FingerprintState): Stepped {
  if (state.phase === 'scheduled') return [{ phase: 'idle' }, { type: 'forget-wake' }];
  if (state.phase !== 'loading') return [state];
  const given = state.waiting.map((call) => ({ type: 'give-up', call }) as const);
  return [{ phase: 'missing', failures: state.failures }, ...given];
}

function loading(waiting: readonly number[], failures: number): Stepped {
  return [{ phase: 'loading', waiting, failures }, { type: 'load' }];
}
