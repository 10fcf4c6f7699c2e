import type { RecentPlacement } from './placement-journal.ts';

export interface PlacementTurn {
  /** What was placed of late: a tab may have its turn before the journal shows what another one wrote to it. */
  readonly placed: readonly RecentPlacement[];
  readonly leave: () => void;
}

/** Lets the tabs of one player place one after another [PL-11]. */
export interface PlacementLock {
  /** Resolves when it is this tab's turn. */
  readonly take: (userId: number) => Promise<PlacementTurn>;
  /** Tells every turn of the next 60 s what was placed; before its own is left. */
  readonly note: (placement: RecentPlacement) => void;
}
