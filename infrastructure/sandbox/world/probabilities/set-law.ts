import type { SidePair } from '../../../../core/sports/game/game.ts';
import { zeros } from './distribution.ts';
import type { Cell } from './spread.ts';

/** How likely the home side wins the next point, or game, at a score of the set. */
export type PointProbability = (home: number, away: number) => number;

export interface SetCourse {
  readonly from: SidePair;
  readonly probability: PointProbability;
  readonly isOver: (home: number, away: number) => boolean;
  /** Points of a set that is played to its usual end. */
  readonly longest: number;
}

/** A set goes on for so many points beyond its usual end, at most. */
const BEYOND = 20;
const LEFT_OUT = 1e-15;

/** All ways in which a set may end from where it stands. */
export function setCells({ from, probability, isOver, longest }: SetCourse): readonly Cell[] {
  if (isOver(from.home, from.away)) return [{ ...from, weight: 1 }];
  const ends: Cell[] = [];
  const last = Math.max(longest, from.home + from.away) + BEYOND;
  let [layer, next] = [zeros(last + 2), zeros(last + 2)];
  layer[from.home] = 1;
  for (let played = from.home + from.away; played < last; played += 1) {
    next.fill(0);
    let isAnyLeft = false;
    const reach = (home: number, weight: number): void => {
      const away = played + 1 - home;
      if (isOver(home, away) || played + 1 === last || weight < LEFT_OUT) {
        ends.push({ home, away, weight });
        return;
      }
      next[home] = (next[home] ?? 0) + weight;
      isAnyLeft = true;
    };
    for (let home = from.home; home <= played - from.away; home += 1) {
      const weight = layer[home] ?? 0;
      if (weight === 0) continue;
      const point = probability(home, played - home);
      reach(home + 1, weight * point);
      reach(home, weight * (1 - point));
    }
    [layer, next] = [next, layer];
    if (!isAnyLeft) break;
  }
  return ends;
}
