import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** What luck decides in a game, one draw after another. */
export interface RandomDraws {
  /** The next number in [0, 1). */
  readonly roll: () => number;
  readonly isHit: (probability: number) => boolean;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
}

export function drawsFrom(generator: RandomGenerator): RandomDraws {
  const roll = (): number => uniformFloat32(generator);
  return {
    roll,
    isHit: (probability) => roll() < probability,
    between: (low, high) => uniformInt(generator, low, high),
  };
}
