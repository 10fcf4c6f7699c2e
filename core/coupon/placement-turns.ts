/** Lets the tabs of one player place one after another [PL-11]. */
export interface PlacementTurns {
  /** Resolves when it is this tab's turn, with what ends it. */
  readonly take: (userId: number) => Promise<() => void>;
}
