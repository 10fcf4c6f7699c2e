import {
  EMPTY_JOURNAL,
  PLACEMENT_JOURNAL,
  UNIT_JOURNAL,
  placedBefore,
  plainJournal,
  withAttempt,
  withPlacement,
  withoutAttempt,
  type PlacementAttempt,
  type PlacementJournal,
  type RecentPlacement,
} from '../../../core/coupon/placement/placement-journal.ts';
import type { PlacementTurn, PlacementLock } from '../../../core/coupon/placement/placement-lock.ts';
import type { ValueStore } from '../../../core/shared/stored-value.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';

/** The journal of placements as the device keeps it, read anew each time: other tabs write to it too. */
export interface JournalStorage {
  readonly read: () => PlacementJournal<UnitOrder>;
  /** Whether it will still be there after a reload. */
  readonly recordAttempt: (attempt: PlacementAttempt<UnitOrder>) => boolean;
  readonly removeAttempt: (key: string) => void;
  readonly notePlaced: (placement: RecentPlacement) => void;
  /** Writes what is under way down again where another tab wrote over it: both had read the journal of before. */
  readonly guard: (underWay: () => PlacementAttempt<UnitOrder> | undefined) => () => void;
  /** When the same coupon was sent a moment ago, as the journal and the turn know it. */
  readonly sentBefore: (
    attempt: PlacementAttempt<UnitOrder>,
    turn: PlacementTurn,
    now: EpochMillis,
  ) => EpochMillis | undefined;
}

export function journalStorage(values: ValueStore, turns: PlacementLock): JournalStorage {
  const read = (): PlacementJournal<UnitOrder> => values.read(UNIT_JOURNAL) ?? EMPTY_JOURNAL;
  const write = (journal: PlacementJournal<UnitOrder>): void => {
    values.write(PLACEMENT_JOURNAL, plainJournal(journal));
  };
  return {
    read,
    recordAttempt: (attempt) => {
      write(withAttempt(read(), attempt));
      return values.isKept(UNIT_JOURNAL);
    },
    removeAttempt: (key) => {
      write(withoutAttempt(read(), key));
    },
    notePlaced: (placement) => {
      write(withPlacement(read(), placement));
      turns.note(placement);
    },
    guard: (underWay) =>
      values.watch(UNIT_JOURNAL, (journal) => {
        const attempt = underWay();
        const isKept = journal?.attempts.some(({ key }) => key === attempt?.key) ?? false;
        if (attempt !== undefined && !isKept) write(withAttempt(read(), attempt));
      }),
    sentBefore: (attempt, turn, now) => {
      const journal = read();
      return placedBefore({ ...journal, placed: [...journal.placed, ...turn.placed] }, attempt, now);
    },
  };
}
