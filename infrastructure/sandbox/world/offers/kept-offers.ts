import { LRUCache } from 'lru-cache';
import type { QuoteModel } from '../game-quotes.ts';
import type { GameState } from '../game-state.ts';
import type { Frame } from '../plays/play.ts';
import { gameOffers } from './game-offers.ts';
import type { LineProbabilities, MarketOffer } from './market-offer.ts';
import { withOneMainLine } from './priced-market.ts';

/** No more games run at a time. */
const MOST_LIVE = 220;

interface KnownOffers extends LineProbabilities {
  readonly frame: Frame;
  readonly offers: readonly MarketOffer[];
}

/** What a game carries; in play it is the same until play moves or lines are weighed anew, however often prices do. */
export function keptOffers(
  linesOf: (gameId: number, state: GameState) => LineProbabilities,
  most = MOST_LIVE,
): QuoteModel['offers'] {
  const known = new LRUCache<number, KnownOffers>({ max: most });
  return (gameId, state) => {
    const { frame, status } = state;
    const { now, before } = linesOf(gameId, state);
    const last = known.get(gameId);
    if (last?.frame === frame && last.now === now && last.before === before) return last.offers;
    const offers = withOneMainLine(gameOffers(state, { now, before }));
    if (status !== 'scheduled') known.set(gameId, { frame, now, before, offers });
    return offers;
  };
}
