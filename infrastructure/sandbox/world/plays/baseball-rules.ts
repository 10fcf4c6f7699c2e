import type { Matchup, Side } from './play.ts';

export const INNINGS = 9;
export const HALF_INNING_SECONDS = 470;

/** Runs a side is expected to score each time it bats. */
export function expectedRuns(view: Pick<Matchup, 'edge' | 'tempo'>, side: Side): number {
  return 0.49 * (1 + view.tempo * 0.15) * (1 + (side === 'home' ? view.edge : -view.edge) * 0.35);
}
