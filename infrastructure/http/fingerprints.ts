import {
  currentFingerprint,
  FINGERPRINT,
  type Fingerprint,
  type FingerprintEffect,
  type FingerprintEvent,
  type FingerprintState,
} from '../../core/session/fingerprint.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';

interface FingerprintParts {
  readonly load: () => Promise<Fingerprint | undefined>;
  readonly log: (line: string) => void;
  readonly timers: Pick<Timers, 'after'>;
  readonly now: () => EpochMillis;
}

/** The calls that wait for a newer fingerprint. */
function waitingCalls() {
  const waiting = new Map<number, (token: string | undefined) => void>();
  let calls = 0;
  return {
    wait: async (begin: (call: number) => void): Promise<string | undefined> => {
      calls += 1;
      const call = calls;
      return new Promise((resolve) => {
        waiting.set(call, resolve);
        begin(call);
      });
    },
    settle: (call: number, token?: string): void => {
      waiting.get(call)?.(token);
      waiting.delete(call);
    },
  };
}

/** FPR-2, FPR-3, FPR-4 Loads the fingerprint a while after the start, and when a call was refused for want of one: once for all that wait, twice at most where it fails. */
export function fingerprints(parts: FingerprintParts) {
  let state: FingerprintState = FINGERPRINT.initial;
  const calls = waitingCalls();
  const send = (event: FingerprintEvent): void => {
    const [next, ...effects] = FINGERPRINT.step(state, event);
    state = next;
    for (const effect of effects) run(effect);
  };
  const run = effectRunner(parts, calls.settle, send);
  return {
    /** What a call is sent with; nothing where none is current. */
    current: (): Fingerprint | undefined => currentFingerprint(state, parts.now()),
    /** One that is not the refused one; nothing where none can be had. */
    newer: async (): Promise<string | undefined> =>
      calls.wait((call) => {
        send({ type: 'call-refused', call });
      }),
    start: (): (() => void) => {
      send({ type: 'page-started' });
      return () => {
        send({ type: 'page-stopped' });
      };
    },
  };
}

function effectRunner(
  { load, log, timers }: FingerprintParts,
  settle: (call: number, token?: string) => void,
  send: (event: FingerprintEvent) => void,
): (effect: FingerprintEffect) => void {
  let forgetWake = (): void => undefined;
  const loadOnce = async (): Promise<void> => {
    const fingerprint = await load().catch(() => undefined);
    send(fingerprint === undefined ? { type: 'load-failed' } : { type: 'loaded', fingerprint });
  };
  return (effect) => {
    switch (effect.type) {
      case 'load':
        void loadOnce();
        break;
      case 'wake-in':
        forgetWake = timers.after(effect.delay, () => {
          send({ type: 'wait-ended' });
        });
        break;
      case 'forget-wake':
        forgetWake();
        break;
      case 'repeat':
        settle(effect.call, effect.token);
        break;
      case 'give-up':
        settle(effect.call);
        break;
      case 'log-failure':
        log(`fail load fingerprint: ${String(effect.failures)}`);
        break;
    }
  };
}
