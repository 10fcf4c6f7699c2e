import type { Game } from '../../../core/sports/game/game.ts';
import type { Market } from '../../../core/sports/game/market.ts';
import type { GameResult } from '../../../core/sports/results/game-results.ts';
import type { SettledMarket } from '../../../core/sports/results/settled-game.ts';

/** A result as the parts that draw a live game take it. */
export function resultGame(result: GameResult): Game {
  return { ...result, section: 'live', isTop: false, version: 0, markets: [] };
}

/** Settled markets as those that are bet on: nothing in them is locked any more. */
export function marketsOf(settled: readonly SettledMarket[]): readonly Market[] {
  return settled.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, isLocked: false })),
  }));
}
