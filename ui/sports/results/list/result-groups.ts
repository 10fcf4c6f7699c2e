import type { SportId } from '../../../../core/shared/ids.ts';
import type { GameResult } from '../../../../core/sports/results/game-results.ts';

export interface ChampResults {
  readonly champId: number;
  readonly games: readonly GameResult[];
}

export interface SportResults {
  readonly sportId: SportId;
  readonly champs: readonly ChampResults[];
}

/** Rows of the table under their sports and champs, in the order in which they came. */
export function resultGroups(games: readonly GameResult[]): readonly SportResults[] {
  const sports = new Map<SportId, Map<number, GameResult[]>>();
  for (const game of games) {
    const champs = sports.get(game.sportId) ?? new Map<number, GameResult[]>();
    sports.set(game.sportId, champs);
    const rows = champs.get(game.champId);
    if (rows === undefined) champs.set(game.champId, [game]);
    else rows.push(game);
  }
  return [...sports].map(([sportId, champs]) => ({
    sportId,
    champs: [...champs].map(([champId, rows]) => ({ champId, games: rows })),
  }));
}
