import { LRUCache } from 'lru-cache';
import type { Market } from '../../../core/sports/game/market.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Probabilities } from './probabilities/probabilities.ts';
import type { FaultGuard } from './game-faults.ts';
import type { GameOverride } from './game-override.ts';
import type { GameQuotes, QuoteModel } from './game-quotes.ts';
import { quoteGame, suspendedQuotes } from './game-quotes.ts';
import type { GameRecord } from './game-record.ts';
import { gameStateAt, versionOf } from './game-record.ts';
import { lazy } from './lazy.ts';
import { keptOffers } from './offers/kept-offers.ts';
import { lineProbabilitiesOf } from './probabilities/line-probabilities.ts';
import type { GameState } from './game-state.ts';

/** A game at one of its versions. */
export interface Quoted {
  readonly version: EpochMillis;
  readonly override: string;
  readonly state: GameState;
  readonly quotes: GameQuotes;
}

export type QuoteBoard = (record: GameRecord, now: EpochMillis, override: GameOverride | undefined) => Quoted;

/** Those that are live, and as many again that somebody looks at; each takes some 20 kB. */
const MOST_QUOTED = 350;

/** The last prices of a game that could be computed. */
interface LastPrices {
  markets: readonly Market[];
  row: readonly Market[];
}

interface Quoting {
  readonly guard: FaultGuard;
  readonly last: LastPrices;
}

/** The prices of a game; once they cannot be computed, the last that could be, suspended. */
function guardedQuotes(gameId: number, quote: () => GameQuotes, { guard, last }: Quoting): GameQuotes {
  const opened = lazy(quote);
  const instead = lazy(() => suspendedQuotes(last.markets, last.row));
  let isBroken = false;
  const fallBack = (): GameQuotes => {
    isBroken = true;
    return instead();
  };
  const ask = <Value>(of: (quotes: GameQuotes) => Value): Value =>
    isBroken
      ? of(instead())
      : guard.attempt(
          gameId,
          () => of(opened()),
          () => of(fallBack()),
        );
  const remembered = (name: keyof LastPrices, markets: readonly Market[]): readonly Market[] => {
    if (!isBroken) last[name] = markets;
    return markets;
  };
  return {
    markets: () =>
      remembered(
        'markets',
        ask((quotes) => quotes.markets()),
      ),
    rowMarkets: () =>
      remembered(
        'row',
        ask((quotes) => quotes.rowMarkets()),
      ),
    market: (id) => ask((quotes) => quotes.market(id)),
    outcomeCount: () => ask((quotes) => quotes.outcomeCount()),
  };
}

/** Prices every game once a version, however often it is asked for. */
export function createQuoteBoard(
  guard: FaultGuard,
  probabilitiesOf: (state: GameState) => Probabilities,
  most = MOST_QUOTED,
): QuoteBoard {
  const quoted = new LRUCache<number, Quoted>({ max: most });
  const lastPrices = new LRUCache<number, LastPrices>({ max: most });
  const model: QuoteModel = {
    probabilities: probabilitiesOf,
    offers: keptOffers(lineProbabilitiesOf(probabilitiesOf)),
  };
  return (record, now, override) => {
    const { id } = record.fixture;
    const version = versionOf(record, now, override);
    const text = override === undefined ? '' : JSON.stringify(override);
    const known = quoted.get(id);
    if (known !== undefined && known.version === version && known.override === text) return known;
    const state = gameStateAt(record, version, override);
    const last = lastPrices.get(id) ?? { markets: [], row: [] };
    lastPrices.set(id, last);
    const quotes = guardedQuotes(id, () => quoteGame(id, state, model), { guard, last });
    const fresh: Quoted = { version, override: text, state, quotes };
    quoted.set(id, fresh);
    return fresh;
  };
}
