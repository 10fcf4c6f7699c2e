import type { Millis } from '../../core/shared/time.ts';
import type { Timers } from '../../core/shared/timers.ts';

/** What is answered before nobody should wait any longer; nothing where it is not. */
export async function inTime<Value>(
  timers: Timers,
  timeout: Millis,
  answer: Promise<Value>,
): Promise<Value | undefined> {
  let stop: () => void = () => undefined;
  const end = new Promise<undefined>((resolve) => {
    stop = timers.after(timeout, () => {
      resolve(undefined);
    });
  });
  return Promise.race([answer, end]).finally(() => {
    stop();
  });
}
