import type { ReactNode } from 'react';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatDuration } from '../formats/format-date.ts';

export interface CountdownProps {
  readonly until: EpochMillis;
  /** The page's time, which ticks each second. */
  readonly now: EpochMillis;
}

/** The time left, as minutes and seconds; it stops at zero. */
export function Countdown({ until, now }: CountdownProps): ReactNode {
  return (
    <span className="num" role="timer">
      {formatDuration(Math.max(0, Math.ceil((until - now) / 1000)))}
    </span>
  );
}
