import { LRUCache } from 'lru-cache';
import type { Market } from '../../../../core/sports/game/market.ts';
import { marketId } from '../../../../core/sports/game/outcome-id.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { FaultGuard } from '../game-faults.ts';
import type { GameOverride } from '../game-override.ts';
import type { QuoteModel } from '../game-quotes.ts';
import { gameStateAt, versionOf, type GameRecord } from '../game-record.ts';
import type { GameState } from '../game-state.ts';
import { lineProbabilitiesOf } from '../probabilities/line-probabilities.ts';
import { gameOffers } from './game-offers.ts';
import type { MarketOffer } from './market-offer.ts';
import { priceMarket } from './priced-market.ts';

/** A market as it stood at a moment that is past; undefined where it was not offered then. */
export type PastMarket = (
  record: GameRecord,
  id: string,
  moment: { readonly at: EpochMillis; readonly override: GameOverride | undefined },
) => Market | undefined;

/** What games offered at moments that are past: for the minutes of two long games. */
const MOST_KEPT = 400;

/** Prices one market of a moment and not the whole board, and beside the prices of now, none of which it pushes out. */
export function pastPrices(guard: FaultGuard, { probabilities }: Pick<QuoteModel, 'probabilities'>): PastMarket {
  const lineProbabilities = lineProbabilitiesOf(probabilities);
  const kept = new LRUCache<string, readonly MarketOffer[]>({ max: MOST_KEPT });
  const offersOf = (id: number, state: GameState, version: EpochMillis): readonly MarketOffer[] => {
    // before the start lines are chosen by the true strengths, which stay
    const key = `${String(id)} ${state.status === 'scheduled' ? '' : String(version)}`;
    const offers = kept.get(key) ?? gameOffers(state, lineProbabilities(id, state));
    kept.set(key, offers);
    return offers;
  };
  return (record, id, { at, override }) => {
    const { id: gameId } = record.fixture;
    return guard.attempt<Market | undefined>(
      gameId,
      () => {
        const version = versionOf(record, at, override);
        const state = gameStateAt(record, version, override);
        if (state.status === 'finished' || state.status === 'abandoned') return undefined;
        const offer = offersOf(gameId, state, version).find((one) => marketId({ gameId, ...one }) === id);
        const { isSuspended, priceFactor } = state;
        return offer && priceMarket(probabilities(state), offer, { gameId, isSuspended, priceFactor });
      },
      () => undefined,
    );
  };
}
