import {
  EMPTY_JOURNAL,
  PLACEMENT_JOURNAL,
  withAttempt,
  withPlacement,
  withoutAttempt,
  type PlacementAttempt,
  type PlacementJournal,
  type RecentPlacement,
} from '../../core/coupon/placement-journal.ts';
import type { ValueStore } from '../../core/shared/stored-value.ts';

/** The journal of placements as the device keeps it, read anew each time: other tabs write to it too. */
export interface JournalKeeper {
  readonly read: () => PlacementJournal;
  readonly writeDown: (attempt: PlacementAttempt) => void;
  readonly strikeOff: (key: string) => void;
  readonly notePlaced: (placement: RecentPlacement) => void;
}

export function journalKeeper(values: ValueStore): JournalKeeper {
  const read = (): PlacementJournal => values.read(PLACEMENT_JOURNAL) ?? EMPTY_JOURNAL;
  const write = (journal: PlacementJournal): void => {
    values.write(PLACEMENT_JOURNAL, journal);
  };
  return {
    read,
    writeDown: (attempt) => {
      write(withAttempt(read(), attempt));
    },
    strikeOff: (key) => {
      write(withoutAttempt(read(), key));
    },
    notePlaced: (placement) => {
      write(withPlacement(read(), placement));
    },
  };
}
