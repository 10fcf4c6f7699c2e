import { seconds, type Millis } from '../shared/time.ts';

const LONGEST_WAIT: Millis = seconds(30);

/**
 * REC-7 How long a call waits before it is repeated: as long as it says and up to as long again, so that many clients do not come back at one time, and no
 * shorter than the server asks for; nothing where that is more than 30 s.
 */
export function repeatDelay(
  delay: Millis,
  { retryAfterSeconds = 0, spread }: { readonly retryAfterSeconds?: number | undefined; readonly spread: number },
): Millis | undefined {
  const asked = seconds(retryAfterSeconds);
  const wait = Math.max(delay, asked) + delay * spread;
  return asked <= LONGEST_WAIT && Number.isFinite(wait) ? wait : undefined;
}
