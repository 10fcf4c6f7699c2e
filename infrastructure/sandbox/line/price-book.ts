import { LRUCache } from 'lru-cache';
import {
  PRICE_DAY,
  priceStepsOfDay,
  withPriceStep,
  type PriceStep,
} from '../../../core/sports/prices/price-history.ts';
import { minutes, seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { boundedQueue, type QueueTurn } from '../../http/bounded-queue.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

type PriceParts = Pick<SandboxParts, 'world' | 'overrides' | 'options'>;

/** How the prices of a market went, as far as they were reckoned. */
interface MarketPrices {
  /** By outcome. */
  readonly steps: ReadonlyMap<string, readonly PriceStep[]>;
  /** The last moment that was looked at, and the version that the game had then. */
  readonly until: EpochMillis;
  readonly version: EpochMillis;
}

/** Prices stand for five minutes at least before a game starts. */
const LOOKED_AT_BEFORE: Millis = minutes(5);
const LOOKED_AT_IN_PLAY: Millis = minutes(1);
const SHORTEST_STEP: Millis = seconds(1);
/** PRH-4 Steps of all markets together: about 16 bytes each. */
const MOST_STEPS = 500_000;
const MOST_WAITING = 40;
const MOST_WAITING_EACH = 4;
/** How long prices are reckoned before other requests have their turn. */
const LONGEST_TURN: Millis = 10;

/** The past prices of markets, reckoned anew from the world when somebody asks. */
export interface PriceBook {
  /** Undefined where too many wait. */
  readonly ask: (
    wanted: { readonly gameId: number; readonly marketId: string; readonly now: EpochMillis },
    turn: QueueTurn,
  ) => Promise<MarketPrices | undefined> | undefined;
}

export function openPriceBook(parts: PriceParts): PriceBook {
  const kept = new LRUCache<string, MarketPrices>({ maxSize: MOST_STEPS, sizeCalculation: sizeOf });
  const running = new Map<string, Promise<MarketPrices | undefined>>();
  const queue = boundedQueue({ atOnce: 1, waiting: MOST_WAITING, waitingEach: MOST_WAITING_EACH });
  return {
    ask: ({ marketId, ...asked }, turn) => {
      const known = running.get(marketId);
      if (known !== undefined) return known;
      const next = queue(async () => {
        const prices = await reckoned(parts, marketId, { ...asked, known: kept.get(marketId) });
        kept.set(marketId, prices);
        return prices;
      }, turn);
      if (next === undefined) return undefined;
      const shared = next.finally(() => running.delete(marketId));
      running.set(marketId, shared);
      return shared;
    },
  };
}

function sizeOf({ steps }: MarketPrices): number {
  let size = 1;
  for (const each of steps.values()) size += each.length;
  return size;
}

interface Reckoning {
  readonly gameId: number;
  readonly now: EpochMillis;
  readonly known: MarketPrices | undefined;
}

/** PRH-4 Goes on where it stopped, at most a day back; between two versions of a game nothing of it changes. */
async function reckoned(
  { world, overrides, options }: PriceParts,
  marketId: string,
  { gameId: id, now, known }: Reckoning,
): Promise<MarketPrices> {
  const { startsAt = now, publishedAt = now } = world.card(id, 'en') ?? {};
  const override = overrides.of(id);
  const from = Math.max(publishedAt, now - PRICE_DAY);
  const last = Math.min(now, (world.end(id, override) ?? now) - 1);
  const inPlay = Math.max(SHORTEST_STEP, Math.round(LOOKED_AT_IN_PLAY / options.speed));
  const steps = new Map(known?.steps);
  let { until, version } = known ?? { until: from - 1, version: -1 };
  let turnEnds = performance.now() + LONGEST_TURN;
  for (
    let at = until < from ? from : nextLook(until, startsAt, inPlay);
    at <= last;
    at = nextLook(at, startsAt, inPlay)
  ) {
    until = at;
    const current = world.version(id, at, override);
    if (current === version) continue;
    version = current;
    const since = at < startsAt ? Math.max(current, from) : at;
    for (const { id: outcome, odds, isLocked } of world.pastMarket(marketId, { now: at, override })?.outcomes ?? []) {
      if (!isLocked) steps.set(outcome, withPriceStep(steps.get(outcome) ?? [], { at: since, odds }));
    }
    if (performance.now() < turnEnds) continue;
    await new Promise((goOn) => setImmediate(goOn));
    turnEnds = performance.now() + LONGEST_TURN;
  }
  return { steps: new Map([...steps].map(([outcome, each]) => [outcome, priceStepsOfDay(each, now)])), until, version };
}

function nextLook(at: EpochMillis, startsAt: EpochMillis, inPlay: Millis): EpochMillis {
  if (at < startsAt) return Math.min(at - (at % LOOKED_AT_BEFORE) + LOOKED_AT_BEFORE, startsAt);
  return startsAt + (Math.floor((at - startsAt) / inPlay) + 1) * inPlay;
}
