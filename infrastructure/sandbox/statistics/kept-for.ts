import { LRUCache } from 'lru-cache';
import { minutes, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { BoundedQueue } from '../../http/bounded-queue.ts';

const ENTRIES_KEPT = 500;
const KEPT_FOR: Millis = minutes(1);

/** What was made for a key holds for a minute; what failed, and what lost its turn in the queue, is made anew. */
export function keptFor<Made>(now: () => EpochMillis, queue: BoundedQueue) {
  const cache = new LRUCache<string, { readonly at: EpochMillis; readonly made: Promise<Made | undefined> }>({
    max: ENTRIES_KEPT,
  });
  return async (
    { key, by }: { readonly key: string; readonly by: string },
    make: () => Promise<Made>,
  ): Promise<Made | undefined> => {
    const known = cache.get(key);
    if (known !== undefined && now() - known.at < KEPT_FOR) return known.made;
    const made = queue(make, { by });
    if (made === undefined) return undefined;
    cache.set(key, { at: now(), made });
    const forget = (): void => void cache.delete(key);
    made.then((value) => {
      if (value === undefined) forget();
    }, forget);
    return made;
  };
}
