import type { Matchup, Side } from './play.ts';
import { fraction } from '../mix.ts';

export const BALLS = 120;
export const WICKETS = 10;
export const BALL_SECONDS = 33;
/** What a ball brings, in order: its share and the runs; the rest is nothing. */
export const BALL_RUNS = [
  [0.36, 1],
  [0.07, 2],
  [0.115, 4],
  [0.05, 6],
] as const;
export const WICKET_SHARE = 0.053;

export function firstToBat(key: number): Side {
  return fraction(key, 61) < 0.5 ? 'home' : 'away';
}

/** How well a side bats against the usual. */
export function batting(view: Pick<Matchup, 'edge' | 'tempo'>, side: Side): number {
  return 1 + view.tempo * 0.08 + (side === 'home' ? view.edge : -view.edge) * 0.13;
}
