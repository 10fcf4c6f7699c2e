import { marketKindFacts } from '../../../core/sports/market-kind.ts';
import type { Market } from '../../../core/sports/market.ts';
import { marketId } from '../../../core/sports/outcome-id.ts';
import { gameChances } from './chances/game-chances.ts';
import type { GameRecord, Standing } from './game-record.ts';
import { gameOffers } from './offers/game-offers.ts';
import type { MarketOffer } from './offers/market-offer.ts';
import { priceMarket, withOneMainLine } from './offers/priced-market.ts';

/** The prices of a game at one of its versions, reckoned when they are asked for. */
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

/** Prices what a game carries and has not decided yet; a game that has ended carries nothing. */
export function quoteGame(record: GameRecord, standing: Standing): GameQuotes {
  if (standing.status === 'finished' || standing.status === 'abandoned') return NOTHING;
  const chances = gameChances(standing);
  const offers = withOneMainLine(gameOffers(standing, chances));
  const quotation = {
    gameId: record.fixture.id,
    isSuspended: standing.isSuspended,
    priceFactor: standing.priceFactor,
  };
  const price = (offer: MarketOffer): Market | undefined => priceMarket(chances, offer, quotation);
  let all: readonly Market[] | undefined;
  const markets = (): readonly Market[] => (all ??= withOneMainLine(present(offers.map(price))));
  const inRow = new Set(
    offers.filter(({ isInRow }) => isInRow).map((offer) => marketId({ gameId: quotation.gameId, ...offer })),
  );
  const live: GameQuotes = {
    markets,
    rowMarkets: () => withOneMainLine(markets().filter(({ id }) => inRow.has(id))),
    market: (id) => markets().find((market) => market.id === id),
    outcomeCount: () => markets().reduce((count, { outcomes }) => count + outcomes.length, 0),
  };
  if (standing.status !== 'scheduled') return live;
  let row: readonly Market[] | undefined;
  return {
    markets,
    rowMarkets: () => (row ??= present(offers.filter(({ isInRow }) => isInRow).map(price))),
    market: (id) => {
      const offer = offers.find((one) => marketId({ gameId: quotation.gameId, ...one }) === id);
      return offer === undefined ? undefined : price(offer);
    },
    // Nothing is decided before the start, so every answer is there without being priced.
    outcomeCount: () =>
      offers.reduce((count, { kind, codes }) => count + (codes ?? marketKindFacts(kind).outcomes).length, 0),
  };
}
