import type { Market } from '../../../core/sports/market.ts';
import { gameChances } from './chances/game-chances.ts';
import type { GameRecord, Standing } from './game-record.ts';
import { gameOffers } from './offers/game-offers.ts';
import { priceMarket, withOneMainLine } from './offers/priced-market.ts';

/** All prices of a game at one of its versions. */
export interface GameQuotes {
  readonly markets: readonly Market[];
  /** Those that a row of the line has a column for. */
  readonly rowMarkets: readonly Market[];
  readonly outcomeCount: number;
}

const NOTHING: GameQuotes = { markets: [], rowMarkets: [], outcomeCount: 0 };

/** Prices every market that the game has not decided yet; a game that has ended has none. */
export function quoteGame(record: GameRecord, standing: Standing): GameQuotes {
  if (standing.status === 'finished' || standing.status === 'abandoned') return NOTHING;
  const chances = gameChances(standing);
  const quotation = {
    gameId: record.fixture.id,
    isSuspended: standing.isSuspended,
    priceFactor: standing.priceFactor,
  };
  const inRow = new Set<string>();
  const priced: Market[] = [];
  for (const offer of gameOffers(standing, chances)) {
    const market = priceMarket(chances, offer, quotation);
    if (market === undefined) continue;
    priced.push(market);
    if (offer.isInRow) inRow.add(market.id);
  }
  const markets = withOneMainLine(priced);
  return {
    markets,
    rowMarkets: withOneMainLine(markets.filter((market) => inRow.has(market.id))),
    outcomeCount: markets.reduce((count, market) => count + market.outcomes.length, 0),
  };
}
