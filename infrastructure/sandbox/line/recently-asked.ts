import { LRUCache } from 'lru-cache';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { LineBook } from './line-book.ts';

interface Asked {
  readonly askedAt: EpochMillis;
}

/** What was asked for in the last minutes. What is asked for with favourites has room of its own: there is no end of them. */
export interface RecentlyAsked<Entry extends Asked> {
  readonly get: (key: string) => Entry | undefined;
  readonly set: (key: string, entry: Entry, isForFavourites: boolean) => void;
}

/** How long what nobody asks for is remembered, with the prices of its games. */
const REMEMBERED_FOR: Millis = minutes(2);

export function recentlyAsked<Entry extends Asked>(book: LineBook, most: number): RecentlyAsked<Entry> {
  const common = new LRUCache<string, Entry>({ max: most });
  const favourites = new LRUCache<string, Entry>({ max: most });
  let sweptAt = book.version();
  const forgetUnasked = (): void => {
    if (sweptAt === book.version()) return;
    sweptAt = book.version();
    for (const room of [common, favourites]) {
      const unasked = Array.from(room.entries()).filter(([, { askedAt }]) => book.now() - askedAt > REMEMBERED_FOR);
      for (const [key] of unasked) room.delete(key);
    }
  };
  return {
    get: (key) => {
      forgetUnasked();
      return common.get(key) ?? favourites.get(key);
    },
    set: (key, entry, isForFavourites) => {
      const room = isForFavourites && !common.has(key) ? favourites : common;
      room.set(key, entry);
    },
  };
}
