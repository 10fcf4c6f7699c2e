import type { Page, Request, Route } from '@playwright/test';
import type { GameChange } from '../../../core/sports/line/game-change.ts';
import { packChanges } from '../../../infrastructure/sports/packed-changes.ts';
import { writeMarkets, type WireGame } from '../../../infrastructure/sports/game-wire.ts';
import { marketId, outcomeId } from '../../../core/sports/game/outcome-id.ts';
import type { MarketKind } from '../../../core/sports/game/market-kind.ts';
import { price } from '../units.ts';

/** Live is asked for every 3 s; ten times as often brings the thousand changes in many small replies. */
export const HASTE = 10;
export const CHANGES_A_SECOND = 1000;

const GAME_COUNT = 300;
const MARKETS: readonly { readonly kind: MarketKind; readonly line?: number; readonly codes: readonly string[] }[] = [
  { kind: 'result', codes: ['home', 'draw', 'away'] },
  { kind: 'double-chance', codes: ['home-draw', 'home-away', 'draw-away'] },
  { kind: 'total', line: 2.5, codes: ['over', 'under'] },
  { kind: 'handicap', line: -1, codes: ['home', 'away'] },
];
const FIRST_ID = 900_000_000;
const GAME_ADDRESS = /\/web-api\/sports\/game\/(9\d{8})(\/changes)?$/;

/** A live line of 300 football games in ten champs whose prices change at will. */
export interface BusyFeed {
  /** Prices that the replies changed which the browser has so far, as 'game outcome'; each reply is one entry. */
  readonly replies: readonly ReadonlySet<string>[];
  /** How many prices change a second from now on, however often they are asked for. */
  readonly changePerSecond: (rate: number) => void;
  /** From now on a reply comes only with changes that are let go. */
  readonly hold: () => void;
  /** Whether the page waits for a reply that is held. */
  readonly isAsked: () => boolean;
  /** Changes so many prices with the reply that is waited for. */
  readonly changeNow: (count: number) => void;
}

/** Stands in for the live line of a page: what the sandbox plays leaves, 300 games come. */
export async function routeBusyFeed(page: Page): Promise<BusyFeed> {
  const odds = new Map<string, number>();
  const versions = new Map<number, number>();
  const replies: ReadonlySet<string>[] = [];
  let rate = 0;
  let changedAt = 0;
  let version = 0;
  let first: FirstReply | undefined;
  const held = heldReplies<Request>();
  page.on('requestfailed', held.forget);
  const next = dice();

  const gameIds = Array.from({ length: GAME_COUNT }, (_, place) => FIRST_ID + place);
  const prices = gameIds.flatMap(pricesOf);
  for (const price of prices) odds.set(price, (150 + Math.floor(next() * 300)) / 100);

  function game(id: number, began: number): WireGame {
    const place = id - FIRST_ID;
    const markets = MARKETS.map(({ kind, line, codes }) => ({
      id: marketId({ gameId: id, kind, period: 0, line }),
      kind,
      period: 0,
      line,
      isMain: true,
      outcomes: codes.map((code) => ({
        id: outcomeId({ gameId: id, kind, period: 0, line, code }),
        code,
        odds: price(odds.get(`${String(id)} ${kind} ${code}`) ?? 2),
        isLocked: false,
      })),
    }));
    return {
      id,
      sportId: 1,
      champId: 700 + (place % 10),
      section: 'live',
      status: 'playing',
      startsAt: began - 1_200_000,
      home: { id: 2 * place + 1, name: `Home ${String(place)}` },
      away: { id: 2 * place + 2, name: `Away ${String(place)}` },
      clock: { period: 1, seconds: 1200, at: began, isRunning: false, isShown: true },
      score: { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } },
      outcomeCount: 10,
      hasStatistics: false,
      isTop: false,
      version,
      markets: writeMarkets(markets),
    };
  }

  /** What the rate makes of the time since the last reply. */
  function countByTime(): number {
    const now = performance.now();
    const count = Math.round(((now - changedAt) * rate) / 1000);
    changedAt = now;
    return count;
  }

  function changePrices(wanted: number): ReadonlySet<string> {
    const count = Math.min(prices.length, wanted);
    const changed = new Set<string>();
    while (changed.size < count) {
      const price = prices[Math.floor(next() * prices.length)] ?? '';
      odds.set(price, Math.round(((odds.get(price) ?? 2) + (next() < 0.5 ? 0.01 : -0.01)) * 100) / 100);
      changed.add(price);
    }
    return changed;
  }

  function delta(base: number, serverTime: number, changed: ReadonlySet<string>): object {
    version = Math.max(base + 1, serverTime);
    const touched = new Set([...changed].map((price) => price.slice(0, price.indexOf(' '))));
    const games = gameIds.filter((id) => touched.has(String(id)));
    const changes = games.map((id): GameChange => {
      const before = versions.get(id) ?? base;
      versions.set(id, version);
      const own = pricesOf(id);
      const cells = own.flatMap((name, place) =>
        changed.has(name) ? [{ place, odds: price(odds.get(name) ?? 2), isLocked: false }] : [],
      );
      return { id, base: before, version, facts: {}, cells };
    });
    const packed = packChanges(changes, version);
    return { isWhole: false, base, version, serverTime, games: [], changed: packed, removed: [], champs: [] };
  }

  /** A page that gave up waiting, or begins, has the whole line. */
  function whole({ body }: FirstReply, serverTime: number): object {
    changedAt = performance.now();
    version = Math.max(version + 1, serverTime);
    versions.clear();
    const games = gameIds.map((id) => game(id, body.serverTime));
    for (const id of gameIds) versions.set(id, version);
    return { ...body, isWhole: true, version, serverTime, games, champs: CHAMPS };
  }

  async function answer(route: Route): Promise<void> {
    first ??= await firstReply(route);
    const since = sinceOf(route);
    const count = since === version ? ((await held.next(route.request())) ?? countByTime()) : 0;
    const serverTime = first.body.serverTime + Math.round(performance.now() - first.at);
    const changed = changePrices(count);
    const json = since === version ? delta(since, serverTime, changed) : whole(first, serverTime);
    await route.fulfill({ headers: first.headers, json });
    replies.push(changed);
  }

  /** The page of one of its games, whose prices move no more than those of its row. */
  async function answerGame(route: Route): Promise<void> {
    const { body, at } = first ?? (await firstReply(route));
    const [, id = '', part = ''] = GAME_ADDRESS.exec(new URL(route.request().url()).pathname) ?? [];
    const { markets, ...facts } = game(Number(id), body.serverTime);
    const champ = CHAMPS.find((each) => each.id === facts.champId);
    const details = {
      game: { ...facts, markets: [] },
      champName: champ?.name,
      countryCode: champ?.countryCode,
      markets,
      timeline: [],
      statistics: [],
      momentum: [],
    };
    const serverTime = body.serverTime + Math.round(performance.now() - at);
    await route.fulfill({ json: part === '' ? details : { serverTime, details } });
  }

  await page.route(/\/web-api\/sports\/line(?:\/changes)?\?/, answer);
  await page.route(({ pathname }) => GAME_ADDRESS.test(pathname), answerGame);
  await page.route(/\/web-api\/sports\/tree\?/, keptReply());
  return {
    replies,
    changePerSecond: (count) => {
      rate = count;
      changedAt = performance.now();
    },
    hold: () => {
      held.release(0);
    },
    isAsked: held.isWaiting,
    changeNow: held.release,
  };
}

/** Replies that wait until they are let go; until the first is let go, none waits. */
function heldReplies<Asked>() {
  let due: number | undefined;
  let waiting: { readonly asked: Asked; readonly wake: (count: number) => void } | undefined;
  return {
    /** How many changes it brings; undefined as long as none waits. */
    next: async (asked: Asked): Promise<number | undefined> => {
      if (due === undefined) return undefined;
      if (due === 0) return new Promise((wake) => (waiting = { asked, wake }));
      const count = due;
      due = 0;
      return count;
    },
    release: (count: number): void => {
      if (waiting === undefined) {
        due = (due ?? 0) + count;
        return;
      }
      waiting.wake(count);
      waiting = undefined;
    },
    isWaiting: (): boolean => waiting !== undefined,
    /** Nobody waits for its reply any more. */
    forget: (asked: Asked): void => {
      if (waiting?.asked === asked) waiting = undefined;
    },
  };
}

function pricesOf(id: number): readonly string[] {
  return MARKETS.flatMap(({ kind, codes }) => codes.map((code) => `${String(id)} ${kind} ${code}`));
}

interface FirstReply {
  readonly body: { readonly serverTime: number };
  readonly headers: Readonly<Record<string, string>>;
  /** When it came, by this process's own clock. */
  readonly at: number;
}

/** The sandbox's own line, of which all but the games is answered. */
async function firstReply(route: Route): Promise<FirstReply> {
  const reply = await route.fetch({ url: route.request().url().replace('/changes', '') });
  const body = (await reply.json()) as { readonly serverTime: number };
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = reply.headers();
  return { body, headers, at: performance.now() };
}

/** No number where the whole line is asked for. */
function sinceOf(route: Route): number {
  return Number(new URL(route.request().url()).searchParams.get('since') ?? Number.NaN);
}

/** The first reply, again and again: what the sandbox plays meanwhile is not the matter here. */
function keptReply(): (route: Route) => Promise<void> {
  let kept: string | undefined;
  return async (route) => {
    kept ??= await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: kept });
  };
}

const CHAMPS = Array.from({ length: 10 }, (_, place) => ({
  id: 700 + place,
  sportId: 1,
  name: `Champ ${String(place)}`,
  countryCode: 'gb-eng',
  countryName: 'England',
  isTop: false,
  liveCount: 30,
  lineCount: 0,
}));

function dice(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
