import { LRUCache } from 'lru-cache';
import type { Market } from '../../../core/sports/game/market.ts';
import type { GameOverride } from './game-override.ts';
import type { GameRecord } from './game-record.ts';
import type { QuoteBoard, Quoted } from './quote-board.ts';

const MOST_COUNTED = 20_000;

/** The prices with which games were closed. */
export interface ClosingPrices {
  readonly markets: (record: GameRecord, override: GameOverride | undefined) => readonly Market[];
  readonly outcomeCount: (record: GameRecord, override: GameOverride | undefined) => number;
}

/** Prices of games that are over stand on a board of their own: those of running games are not pushed out. */
export function closingPrices(quoteOf: QuoteBoard): ClosingPrices {
  const counts = new LRUCache<number, number>({ max: MOST_COUNTED });
  const closing = (record: GameRecord, override: GameOverride = {}): Quoted => {
    const { finishedAt = Infinity, abandonedAt = Infinity } = override;
    return quoteOf(record, Math.min(record.fixture.startsAt, finishedAt, abandonedAt) - 1, override);
  };
  return {
    markets: (record, override) => closing(record, override).quotes.markets(),
    outcomeCount: (record, override) => {
      const { id } = record.fixture;
      const count = counts.get(id) ?? closing(record, override).quotes.outcomeCount();
      counts.set(id, count);
      return count;
    },
  };
}
