import type { MilliOdds } from '../../shared/odds.ts';
import type { Game } from '../game/game.ts';
import type { Market, Outcome } from '../game/market.ts';

/** The price and lock of an outcome as they are now. */
export interface CellChange {
  /** Its place among all outcomes of the row, market by market. */
  readonly place: number;
  readonly odds: MilliOdds;
  readonly isLocked: boolean;
}

/** What of a game changes while it is on offer, besides its markets. */
export type GameFacts = Pick<
  Game,
  'section' | 'status' | 'startsAt' | 'clock' | 'score' | 'outcomeCount' | 'hasStatistics' | 'isTop'
>;

/** What makes one version of a game a later one. */
export interface GameChange {
  readonly id: number;
  /** The version of the game that it is a change of. */
  readonly base: number;
  readonly version: number;
  readonly facts: Partial<GameFacts>;
  /** The markets where they are not the same ones: those that stay by their place before, the others whole. */
  readonly markets?: readonly (number | Market)[] | undefined;
  /** Counted in the markets as they are now. */
  readonly cells: readonly CellChange[];
}

/** LN-62 A game with a change in it; nothing where the change is not one of this game as it stands. What did not change stays the same object. */
export function withGameChange(game: Game, change: GameChange): Game | undefined {
  if (game.id !== change.id || game.version !== change.base) return undefined;
  const markets = change.markets === undefined ? game.markets : listed(game.markets, change.markets);
  const priced = markets && withCells(markets, change.cells);
  return priced && { ...game, ...change.facts, version: change.version, markets: priced };
}

function listed(known: readonly Market[], list: readonly (number | Market)[]): readonly Market[] | undefined {
  const markets = list.map((entry) => (typeof entry === 'number' ? known[entry] : entry));
  return markets.every((market) => market !== undefined) ? markets : undefined;
}

function withCells(markets: readonly Market[], cells: readonly CellChange[]): readonly Market[] | undefined {
  const changes = new Map(cells.map((cell) => [cell.place, cell]));
  let place = 0;
  let applied = 0;
  const outcomeNow = (outcome: Outcome): Outcome => {
    const cell = changes.get(place++);
    if (cell === undefined) return outcome;
    applied += 1;
    return { ...outcome, odds: cell.odds, isLocked: cell.isLocked };
  };
  const changed = markets.map((market) => {
    const before = applied;
    const outcomes = market.outcomes.map(outcomeNow);
    return applied === before ? market : { ...market, outcomes };
  });
  return applied === cells.length ? changed : undefined;
}
