import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LineBook } from '../line/line-book.ts';
import { BEFORE_ALL, type LineTick } from './node-link.ts';

/** The line as all nodes have it: each makes the same of the same moment and overrides. */
export interface SharedLine {
  /** Moves to a moment; one that others made of overrides that this node does not know is left out. */
  readonly follow: (tick: LineTick, revision: number) => void;
  /** Takes note of a moment that others may have a line of. */
  readonly note: (tick: LineTick) => void;
  /** Moves to the last moment of all. */
  readonly followLast: (revision: number) => void;
  /** The next moment; where the line stands still, none, or that of before where nodes could not make it of what they know. */
  readonly next: (asked: NextMoment) => LineTick | undefined;
}

interface NextMoment {
  readonly now: EpochMillis;
  readonly revision: number;
  readonly isStill: boolean;
  /** Whether other nodes may have to make the line. */
  readonly hasOthers: boolean;
}

export function sharedLine(book: LineBook): SharedLine {
  let last: LineTick = { version: 0, moment: 0, revision: BEFORE_ALL };
  const note = (tick: LineTick): void => {
    if (tick.version > last.version) last = tick;
  };
  const follow = (tick: LineTick, revision: number): void => {
    note(tick);
    if (tick.revision === revision && tick.version > book.version()) book.advance(tick.moment, tick.version);
  };
  return {
    note,
    follow,
    followLast: (revision) => {
      follow(last, revision);
    },
    next: ({ now, revision, isStill, hasOthers }) => {
      const isMade = book.version() > 0 && (!hasOthers || last.revision === revision);
      if (isStill && isMade) return undefined;
      const moment = isStill && last.version > 0 ? last.moment : now;
      return { version: Math.max(now, last.version + 1, book.version() + 1), moment, revision };
    },
  };
}
