import {
  FINGERPRINT,
  type Fingerprint,
  type FingerprintEvent,
  type FingerprintState,
} from '../../core/session/fingerprint.ts';

export interface FingerprintParts {
  readonly load: () => Promise<Fingerprint | undefined>;
  readonly log: (line: string) => void;
}

/** FPR-2, FPR-3, FPR-4 Loads the fingerprint when a call was refused for want of one: once for all that wait, twice at most where it fails. */
export function fingerprints({ load, log }: FingerprintParts): () => Promise<string | undefined> {
  const waiting = new Map<number, (token: string | undefined) => void>();
  let state: FingerprintState = FINGERPRINT.initial;
  let calls = 0;
  const settle = (call: number, token?: string): void => {
    waiting.get(call)?.(token);
    waiting.delete(call);
  };
  const send = (event: FingerprintEvent): void => {
    const [next, ...effects] = FINGERPRINT.step(state, event);
    state = next;
    for (const effect of effects) {
      if (effect.type === 'load') void loadOnce();
      else if (effect.type === 'repeat') settle(effect.call, effect.token);
      else if (effect.type === 'give-up') settle(effect.call);
      else if (effect.type === 'log-failure') log(`fail load fingerprint: ${String(effect.failures)}`);
    }
  };
  const loadOnce = async (): Promise<void> => {
    const fingerprint = await load().catch(() => undefined);
    send(fingerprint === undefined ? { type: 'load-failed' } : { type: 'loaded', fingerprint });
  };
  return async () => {
    calls += 1;
    const call = calls;
    return new Promise((resolve) => {
      waiting.set(call, resolve);
      send({ type: 'call-refused', call });
    });
  };
}
