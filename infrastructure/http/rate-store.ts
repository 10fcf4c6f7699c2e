import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { seconds, type EpochMillis, type Millis } from '../../core/shared/time.ts';

/** Windows that are open at once; whoever comes after them shares one. */
const MOST_WINDOWS = 100_000;
const SHARED_KEY = 'others';
const SWEEP_PERIOD = seconds(10);

interface OpenWindow {
  readonly endsAt: EpochMillis;
  readonly current: number;
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * The store of `@fastify/rate-limit` in memory: fixed windows that begin with the first try and stay until they end,
 * so that a flood of other keys cannot wipe a count.
 */
export function rateStore(now: () => EpochMillis): FastifyRateLimitStoreCtor {
  return class MemoryRateStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, OpenWindow>();
    #sweepAt = 0;

    incr(key: string, done: Counted, within: Millis): void {
      const kept = this.#room(key);
      const known = this.#open(kept);
      const next =
        known === undefined ? { endsAt: now() + within, current: 1 } : { ...known, current: known.current + 1 };
      this.#windows.set(kept, next);
      done(null, { current: next.current, ttl: next.endsAt - now() });
    }

    read(key: string, done: Counted): void {
      const known = this.#open(key);
      done(null, known === undefined ? { current: 0, ttl: 0 } : { current: known.current, ttl: known.endsAt - now() });
    }

    child(): FastifyRateLimitStore {
      return new MemoryRateStore();
    }

    #open(key: string): OpenWindow | undefined {
      const known = this.#windows.get(key);
      return known !== undefined && now() < known.endsAt ? known : undefined;
    }

    /** The key itself, or the shared one where all windows are taken by others that are open. */
    #room(key: string): string {
      if (this.#windows.has(key)) return key;
      if (now() >= this.#sweepAt) this.#sweep();
      return this.#windows.size < MOST_WINDOWS ? key : SHARED_KEY;
    }

    #sweep(): void {
      for (const [key, { endsAt }] of this.#windows) if (endsAt <= now()) this.#windows.delete(key);
      this.#sweepAt = now() + SWEEP_PERIOD;
    }
  };
}
