import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A thread of its own, where the work does not stop the page. */
interface WorkerThread {
  readonly addEventListener: (kind: 'message', heard: (message: { readonly data: Challenge }) => void) => void;
  readonly postMessage: (message: CaptchaWork) => void;
}

/** How far the work is, and at its end what it came to. */
export type CaptchaWork = { readonly share: number } | { readonly solution: unknown };

const TOLD_EVERY = 10;
const LONGEST = 90_000;

const thread = globalThis as unknown as WorkerThread;

thread.addEventListener('message', ({ data: challenge }) => {
  const most = Number(challenge.parameters.data?.['most']);
  let tries = 0;
  const counted: DeriveKeyFunction = async (...given) => {
    tries += 1;
    if (tries % TOLD_EVERY === 0) thread.postMessage({ share: Math.min(1, tries / most) });
    return deriveKey(...given);
  };
  const tell = (solution: { readonly counter: number; readonly derivedKey: string } | null): void => {
    const { counter, derivedKey } = solution ?? {};
    thread.postMessage({ solution: derivedKey === undefined ? undefined : { counter, derivedKey } });
  };
  solveChallenge({ challenge, deriveKey: counted, timeout: LONGEST }).then(tell, () => {
    tell(null);
  });
});
