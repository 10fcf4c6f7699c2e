import { marketLayout } from '../../../core/sports/game/market-layout.ts';
import type { Market } from '../../../core/sports/game/market.ts';
import { marketId } from '../../../core/sports/game/outcome-id.ts';
import type { Probabilities } from './probabilities/probabilities.ts';
import { lazy } from './lazy.ts';
import type { MarketOffer } from './offers/market-offer.ts';
import { countAnswers, priceMarket, withOneMainLine } from './offers/priced-market.ts';
import type { GameState } from './game-state.ts';

/** The prices of a game at one of its versions, computed when they are asked for. */
export interface GameQuotes {
  readonly markets: () => readonly Market[];
  /** Those that a row of the line has a column for. */
  readonly rowMarkets: () => readonly Market[];
  readonly market: (id: string) => Market | undefined;
  readonly outcomeCount: () => number;
}

const NOTHING: GameQuotes = {
  markets: () => [],
  rowMarkets: () => [],
  market: () => undefined,
  outcomeCount: () => 0,
};

function present<Value>(values: readonly (Value | undefined)[]): readonly Value[] {
  return values.filter((value) => value !== undefined);
}

interface Board {
  readonly gameId: number;
  readonly offers: readonly MarketOffer[];
  readonly price: (offer: MarketOffer) => Market | undefined;
  readonly count: (offer: MarketOffer) => number;
  readonly markets: () => readonly Market[];
  readonly arePriced: () => boolean;
}

function idOf({ gameId }: Board, offer: MarketOffer): string {
  return marketId({ gameId, ...offer });
}

function outcomeCount(markets: readonly Market[]): number {
  return markets.reduce((count, { outcomes }) => count + outcomes.length, 0);
}

/** The row and the number of answers are told without the prices of the rest, where those are not known anyway. */
function liveQuotes(board: Board): GameQuotes {
  const { markets, arePriced, offers, price, count } = board;
  const counted = (): number => offers.reduce((sum, offer) => sum + count(offer), 0);
  return {
    markets,
    rowMarkets: lazy(() => withOneMainLine(present(offers.filter(({ isInRow }) => isInRow).map(price)))),
    market: (id) => markets().find((market) => market.id === id),
    outcomeCount: lazy(() => (arePriced() ? outcomeCount(markets()) : counted())),
  };
}

/** Before the start only what is asked for is priced: nothing is decided, so every answer is there. */
function scheduledQuotes(board: Board): GameQuotes {
  const { markets, offers, price } = board;
  const priced = new Map<string, Market | undefined>();
  return {
    markets,
    rowMarkets: lazy(() => present(offers.filter(({ isInRow }) => isInRow).map(price))),
    market: (id) => {
      if (priced.has(id)) return priced.get(id);
      const offer = offers.find((one) => idOf(board, one) === id);
      if (offer === undefined) return undefined;
      const market = price(offer);
      priced.set(id, market);
      return market;
    },
    outcomeCount: () =>
      offers.reduce((count, { kind, codes }) => count + (codes ?? marketLayout(kind).outcomes).length, 0),
  };
}

/** How a board computes prices, and of which markets. */
export interface QuoteModel {
  readonly probabilities: (state: GameState) => Probabilities;
  readonly offers: (gameId: number, state: GameState) => readonly MarketOffer[];
}

/** Prices what a game carries and has not decided yet; a game that has ended carries nothing. */
export function quoteGame(gameId: number, state: GameState, model: QuoteModel): GameQuotes {
  if (state.status === 'finished' || state.status === 'abandoned') return NOTHING;
  const { isSuspended, priceFactor } = state;
  const probabilities = model.probabilities(state);
  const offers = model.offers(gameId, state);
  const ofRow = new Map<MarketOffer, Market | undefined>();
  const price = (offer: MarketOffer): Market | undefined => {
    // the row and the whole board both ask for it
    if (ofRow.has(offer)) return ofRow.get(offer);
    const market = priceMarket(probabilities, offer, { gameId, isSuspended, priceFactor });
    if (offer.isInRow) ofRow.set(offer, market);
    return market;
  };
  let priced: readonly Market[] | undefined;
  const markets = (): readonly Market[] => (priced ??= withOneMainLine(present(offers.map(price))));
  const arePriced = (): boolean => priced !== undefined;
  const count = (offer: MarketOffer): number => countAnswers(probabilities, offer);
  const board: Board = { gameId, offers, price, count, markets, arePriced };
  return state.status === 'scheduled' ? scheduledQuotes(board) : liveQuotes(board);
}

function locked(market: Market): Market {
  return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, isLocked: true })) };
}

/** The markets of a game that cannot be priced: those it had, suspended. */
export function suspendedQuotes(before: readonly Market[], rowBefore: readonly Market[]): GameQuotes {
  const markets = before.map(locked);
  const row = rowBefore.map(locked);
  return {
    markets: () => markets,
    rowMarkets: () => row,
    market: (id) => markets.find((market) => market.id === id),
    outcomeCount: () => outcomeCount(markets),
  };
}
