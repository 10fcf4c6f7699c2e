import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';

/** A code on its way to its reader. */
export interface SentCode {
  /** When it stops being good. */
  readonly deadline: EpochMillis;
  /** When the server sends another; at any time where it does not say. */
  readonly againAt?: EpochMillis | undefined;
}

/** RGF-13 How long after a code another is sent. */
export const NEXT_CODE_AFTER: Millis = seconds(60);

/** RGF-13 The whole seconds until another code can be asked for; none once the time that the server named has come, and never more than the pause has: the clock of a page is a little slow. */
export function secondsUntilNextCode({ againAt }: Pick<SentCode, 'againAt'>, now: EpochMillis): number {
  if (againAt === undefined || !(againAt > now)) return 0;
  return Math.ceil(Math.min(againAt - now, NEXT_CODE_AFTER) / seconds(1));
}
