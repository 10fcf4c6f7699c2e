import type { View } from './chances/chances.ts';
import type { Frame } from './plays/play.ts';

/** How a game ended, or where it stands: everything that a price or a row is reckoned from. */
export interface Standing {
  readonly frame: Frame;
  /** Since the start, at speed 1. */
  readonly elapsed: number;
  readonly status: 'scheduled' | 'playing' | 'break' | 'finished' | 'abandoned';
  readonly isSuspended: boolean;
  readonly priceFactor: number;
  readonly view: View;
}
