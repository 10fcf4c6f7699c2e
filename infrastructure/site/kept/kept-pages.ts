import { LRUCache } from 'lru-cache';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import type { KeptCommon } from './common-parts.ts';
import type { CutText, GzipTemplate } from './gzip-template.ts';
import type { HeaderLines } from './header-lines.ts';

/** How long a page is sent as it is, and how long while it is made anew. */
const FRESH_FOR: Millis = seconds(1);
const STALE_FOR: Millis = seconds(2);
const MOST_PAGES = 256;
/** Of their texts, in bytes; what they were made of takes about as much again. */
const MOST_TEXT = 24_000_000;

/** A page that is the same for everybody who asks alike, but for its nonce. */
export interface KeptPage {
  readonly status: number;
  /** Cut where the nonce stands, and when it is sent. */
  readonly head: Pick<CutText, 'starts' | 'gaps'>;
  /** All that stands behind the last of those. */
  readonly body: Buffer;
  readonly gzip: GzipTemplate;
  /** What a reply with this nonce says of itself where it is compressed; until the next one is asked for. */
  readonly lines: (nonce: string) => HeaderLines;
  /** What its policy names besides. */
  readonly brand?: string | undefined;
  /** What the pages of players have in common with it. */
  readonly common?: (() => Promise<KeptCommon>) | undefined;
}

/** What is known of a request: its page, or that everybody needs one of his own. */
type Known = KeptPage | 'not-shared';

/**
 * Makes the page of a request; undefined where that is not possible now.
 * @internal
 */
export type MakeKept = () => Promise<Known | undefined>;

export interface KeptPages {
  /** The page of a key; it is made once for all who wait. Undefined where it is not for everybody, or could not be made. */
  readonly get: (key: string, make: MakeKept) => Promise<KeptPage | undefined>;
  /** The page of a key where it is kept and need not be made anew. */
  readonly fresh: (key: string) => KeptPage | undefined;
  /** Whatever is kept is no longer true. */
  readonly forget: () => void;
  /** @internal */
  readonly count: () => number;
}

/** Keeps the pages that were asked for last. Time is the machine's own: that of the site may stand still. */
export function keptPages(elapsed: () => Millis = () => performance.now()): KeptPages {
  let pages = cacheOf(elapsed);
  let dropping: NodeJS.Timeout | undefined;
  const isPast = (key: string) => pages.getRemainingTTL(key) + STALE_FOR < 0;
  // a page takes up some 200 kB, and a crawler asks for each once
  const dropPast = () => {
    dropping = undefined;
    for (const key of [...pages.keys()].filter(isPast)) pages.delete(key);
    if (pages.size > 0) dropLater();
  };
  const dropLater = () => {
    dropping ??= setTimeout(dropPast, FRESH_FOR + STALE_FOR).unref();
  };
  return {
    count: () => pages.size,
    forget: () => {
      // what is being made goes to those who wait for it, and is not kept
      pages = cacheOf(elapsed);
    },
    fresh: (key) => {
      const known = pages.get(key, { allowStale: false });
      return known === 'not-shared' ? undefined : known;
    },
    get: async (key, make) => {
      const isTooOld = isPast(key);
      dropLater();
      const known = await pages.fetch(key, { context: make, forceRefresh: isTooOld, allowStale: !isTooOld });
      return known === 'not-shared' ? undefined : known;
    },
  };
}

function cacheOf(elapsed: () => Millis) {
  return new LRUCache<string, Known, MakeKept>({
    max: MOST_PAGES,
    maxSize: MOST_TEXT,
    sizeCalculation: (known) => (known === 'not-shared' ? 1 : known.body.length + known.gzip.size),
    ttl: FRESH_FOR,
    ttlResolution: 0,
    perf: { now: elapsed },
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
    // a key counts until its page is too old to be shown at all
    allowStale: true,
    fetchMethod: async (_key, _stale, { context: make }) => make(),
  });
}
