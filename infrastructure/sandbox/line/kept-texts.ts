import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { keptBytes } from './kept-bytes.ts';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import { lazy } from '../world/lazy.ts';
import type { PreparedReply } from '../server/serve-call.ts';

/** Texts that many ask for at once: each is made, compressed and read once. */
export interface KeptTexts {
  readonly text: (key: string, make: () => string) => PreparedReply;
}

/** In bytes, as the process keeps them; compressed they are a tenth of that. */
const MOST_KEPT = 2_000_000;
/** The line changes each second: nobody asks again for what it was. */
const KEPT_UNASKED: Millis = seconds(5);
/** What is smaller goes as it is. */
const LEAST_COMPRESSED = 512;

export function keptTexts(most = MOST_KEPT): KeptTexts {
  const kept = new LRUCache<string, PreparedReply>({
    maxSize: most,
    sizeCalculation: ({ preparedText }) => keptBytes(preparedText),
    ttl: KEPT_UNASKED,
    updateAgeOnGet: true,
  });
  return {
    text: (key, make) => {
      const known = kept.get(key);
      if (known !== undefined) return known;
      kept.purgeStale();
      const made = preparedOnce(make());
      kept.set(key, made);
      return made;
    },
  };
}

function preparedOnce(preparedText: string): PreparedReply {
  const parsed = lazy(() => JSON.parse(preparedText) as unknown);
  if (preparedText.length < LEAST_COMPRESSED) return { preparedText, parsed };
  return { preparedText, parsed, gzipped: lazy(async () => promisify(zlib.gzip)(preparedText)) };
}
