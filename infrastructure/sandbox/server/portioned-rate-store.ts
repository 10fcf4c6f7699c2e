import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { EpochMillis, Millis } from '../../../core/shared/time.ts';
import { rateStore } from '../../http/rate-store.ts';

/** Windows that several processes count in: how many tries there are with these, and until when they count. */
export type CountTries = (counted: {
  readonly name: string;
  readonly tries: number;
  readonly now: EpochMillis;
  readonly within: Millis;
}) => Promise<{ readonly tries: number; readonly endsAt: EpochMillis }>;

/** The part of a window that this process has taken and not given out. */
interface Portion {
  next: number;
  last: number;
  readonly size: number;
  endsAt: EpochMillis;
}

interface Asked {
  readonly within: Millis;
  readonly max: number;
}

const MOST_WINDOWS = 100_000;
/** One process takes at most a sixteenth of what is left for all: so many bits less. */
const MOST_SHARE = 4;

/**
 * The store of `@fastify/rate-limit` for what is counted with each request: a process takes its tries from the windows of all in
 * portions. The first is one try, each next twice the one that it has used up, and ever smaller ones towards the limit, so that
 * many processes do not hold most of it unused. More than the limit is never let in; a little less may be.
 * Where the windows cannot be reached, each process counts for itself.
 */
export function portionedRateStore(countTries: CountTries, now: () => EpochMillis): FastifyRateLimitStoreCtor {
  const Alone = rateStore(now);
  return class PortionedRateStore implements FastifyRateLimitStore {
    readonly #portions = portionsOf(countTries, now);
    readonly #alone = new Alone({});

    incr(...asked: Parameters<FastifyRateLimitStore['incr']>): void {
      void this.#answer(...asked);
    }

    child(): FastifyRateLimitStore {
      return new PortionedRateStore();
    }

    async #answer(...[key, done, within, max]: Parameters<FastifyRateLimitStore['incr']>): Promise<void> {
      let counted: CountedTry;
      try {
        counted = await this.#portions.count(key, { within, max });
      } catch {
        this.#alone.incr(key, done, within, max);
        return;
      }
      done(null, counted);
    }
  };
}

interface CountedTry {
  readonly current: number;
  readonly ttl: Millis;
}

function nextSize({ size, last }: Portion, max: number): number {
  return Math.max(1, Math.min(2 * size, (max - last) >> MOST_SHARE));
}

/** The portions of the windows that are open; those of windows that have ended are forgotten. */
function openPortions(now: () => EpochMillis) {
  // by size: told how many at most, it would make room for all of them at once
  const portions = new LRUCache<string, Portion>({ maxSize: MOST_WINDOWS, sizeCalculation: () => 1 });
  let sweptAt = now();
  const forgetEnded = (): void => {
    sweptAt = now();
    const ended = [...portions].filter(([, { endsAt }]) => endsAt <= sweptAt);
    for (const [name] of ended) portions.delete(name);
  };
  return {
    of: (name: string): Portion | undefined => {
      const portion = portions.get(name);
      return portion !== undefined && now() < portion.endsAt ? portion : undefined;
    },
    keep: (name: string, portion: Portion, within: Millis): void => {
      portions.set(name, portion);
      if (now() - sweptAt >= within) forgetEnded();
    },
  };
}

function portionsOf(countTries: CountTries, now: () => EpochMillis) {
  const portions = openPortions(now);
  const taking = new Map<string, Promise<void>>();
  const take = async (name: string, { within, max }: Asked): Promise<void> => {
    const used = portions.of(name);
    const size = used === undefined ? 1 : nextSize(used, max);
    const { tries, endsAt } = await countTries({ name, tries: size, now: now(), within });
    portions.keep(name, { next: tries - size + 1, last: tries, size, endsAt }, within);
  };
  /** Takes one portion for all who wait. */
  const taken = async (key: string, asked: Asked): Promise<void> => {
    const mine = taking.get(key) ?? take(key, asked).finally(() => taking.delete(key));
    taking.set(key, mine);
    return mine;
  };
  return {
    count: async (key: string, asked: Asked): Promise<CountedTry> => {
      for (;;) {
        const portion = portions.of(key);
        if (portion !== undefined && portion.next <= portion.last) {
          portion.next += 1;
          return { current: portion.next - 1, ttl: portion.endsAt - now() };
        }
        // nothing is left for anybody until the window ends
        if (portion !== undefined && portion.last >= asked.max) {
          return { current: portion.last + 1, ttl: portion.endsAt - now() };
        }
        await taken(key, asked);
      }
    },
  };
}
