import type { EpochMillis } from '../shared/time.ts';

export type CodeProblem = 'time-up' | 'wrong-code';

/** PWR-2 A code that fails after its deadline is out of time, before it is wrong; a deadline that is no time has passed. */
export function codeProblem(deadline: EpochMillis, now: EpochMillis): CodeProblem {
  return now < deadline ? 'wrong-code' : 'time-up';
}
