import { fraction } from '../mix.ts';
import type { Matchup, Side } from './play.ts';

export const INNINGS = 9;
const HALF_INNING_SECONDS = 470;
/** By how much of the usual length a half-inning may be shorter or longer. */
const LENGTH_SPREAD = 0.3;
const RUNS_A_HALF = 0.49;
const TEMPO_WEIGHT = 0.15;
const EDGE_WEIGHT = 0.35;
const LENGTH_DRAW = 62;

/** Runs a side is expected to score each time it bats. */
export function expectedRuns(view: Pick<Matchup, 'edge' | 'tempo'>, side: Side): number {
  const lead = side === 'home' ? view.edge : -view.edge;
  return RUNS_A_HALF * (1 + view.tempo * TEMPO_WEIGHT) * (1 + lead * EDGE_WEIGHT);
}

/** How long a side bats in an inning, unless it wins the game before. */
export function halfInningSeconds(key: number, inning: number, side: Side): number {
  const draw = fraction(key, inning * 2 + Number(side === 'home'), LENGTH_DRAW);
  return Math.round(HALF_INNING_SECONDS * (1 + (draw * 2 - 1) * LENGTH_SPREAD));
}
