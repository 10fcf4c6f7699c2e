import type { Clock } from '../../core/shared/clock.ts';
import { seconds, type Millis } from '../../core/shared/time.ts';

interface SteadyClock {
  readonly now: () => Millis;
}

/** A step of the device's clock beyond what was counted that is more than its correction. */
const ASLEEP_FROM: Millis = seconds(2);

/** IDL-4 Time that never goes back and also passes while the device sleeps, where the counter of several browsers stands still. */
export function steadyTime(counter: SteadyClock, device: Clock): SteadyClock {
  let slept = 0;
  let [countedAt, readAt] = [counter.now(), device.now()];
  return {
    now: () => {
      const [counted, read] = [counter.now(), device.now()];
      const ahead = read - readAt - (counted - countedAt);
      if (ahead >= ASLEEP_FROM) slept += ahead;
      [countedAt, readAt] = [counted, read];
      return counted + slept;
    },
  };
}
