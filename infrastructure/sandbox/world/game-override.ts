import type { EpochMillis } from '../../../core/shared/time.ts';

/** What a person forced upon a game by hand. Kept by the caller and handed in. */
export interface GameOverride {
  readonly suspendedAt?: EpochMillis | undefined;
  /** Ends a suspension that began before it. */
  readonly resumedAt?: EpochMillis | undefined;
  readonly priceShift?: { readonly factor: number; readonly at: EpochMillis } | undefined;
  /** The rest of the game is played out in an instant: its final score is the one it would have had. */
  readonly finishedAt?: EpochMillis | undefined;
  /** What is not decided by then is returned. */
  readonly abandonedAt?: EpochMillis | undefined;
}
