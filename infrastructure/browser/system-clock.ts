import type { Clock } from '../../core/shared/clock.ts';

export function systemClock(): Clock {
  return { now: () => Date.now() };
}
