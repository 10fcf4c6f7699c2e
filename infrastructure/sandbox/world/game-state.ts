import type { View } from './probabilities/probabilities.ts';
import type { Frame, Matchup } from './plays/play.ts';

/** How a game ended, or where it stands: everything that a price or a row is computed from. */
export interface GameState {
  readonly frame: Frame;
  /** Since the start, at speed 1. */
  readonly elapsed: number;
  readonly status: 'scheduled' | 'playing' | 'break' | 'finished' | 'abandoned';
  readonly isSuspended: boolean;
  readonly priceFactor: number;
  readonly view: View;
  /** The strengths without the drift of prices. */
  readonly matchup: Matchup;
  /** One frame of every few: what was chosen there is kept for a while. */
  readonly anchor: Frame;
}
