import type { Page, Route } from '@playwright/test';
import { writeMarkets, type WireGame } from '../../infrastructure/sports/game-wire.ts';
import { marketId, outcomeId } from '../../core/sports/game/outcome-id.ts';
import type { MarketKind } from '../../core/sports/game/market-kind.ts';
import { price } from './units.ts';

const GAME_COUNT = 300;
const MARKETS: readonly { readonly kind: MarketKind; readonly line?: number; readonly codes: readonly string[] }[] = [
  { kind: 'result', codes: ['home', 'draw', 'away'] },
  { kind: 'double-chance', codes: ['home-draw', 'home-away', 'draw-away'] },
  { kind: 'total', line: 2.5, codes: ['over', 'under'] },
  { kind: 'handicap', line: -1, codes: ['home', 'away'] },
];
const FIRST_ID = 900_000_000;

/** A live line of 300 football games in ten champs whose prices change at will. */
export interface BusyFeed {
  /** Prices that the replies so far changed, as 'game outcome'; each reply is one entry. */
  readonly replies: readonly ReadonlySet<string>[];
  /** How many prices change a second from now on, however often they are asked for. */
  readonly changePerSecond: (rate: number) => void;
}

/** Stands in for the live line of a page: what the sandbox plays leaves, 300 games come. */
export async function routeBusyFeed(page: Page): Promise<BusyFeed> {
  const odds = new Map<string, number>();
  const replies: ReadonlySet<string>[] = [];
  let rate = 0;
  let changedAt = 0;
  let version = 0;
  let first: FirstReply | undefined;
  const next = dice();

  const gameIds = Array.from({ length: GAME_COUNT }, (_, place) => FIRST_ID + place);
  const prices = gameIds.flatMap((id) =>
    MARKETS.flatMap(({ kind, codes }) => codes.map((code) => `${String(id)} ${kind} ${code}`)),
  );
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

  /** Changes what the rate makes of the time since the last reply. */
  function changePrices(): ReadonlySet<string> {
    const now = performance.now();
    const count = Math.min(prices.length, Math.round(((now - changedAt) * rate) / 1000));
    changedAt = now;
    const changed = new Set<string>();
    while (changed.size < count) {
      const price = prices[Math.floor(next() * prices.length)] ?? '';
      odds.set(price, Math.round(((odds.get(price) ?? 2) + (next() < 0.5 ? 0.01 : -0.01)) * 100) / 100);
      changed.add(price);
    }
    return changed;
  }

  async function answer(route: Route): Promise<void> {
    first ??= await firstReply(route);
    const { body, at, headers, since } = first;
    // a page that gave up waiting asks once more from where it was
    const isFirst = sinceOf(route) === since;
    const changed = isFirst ? new Set<string>() : changePrices();
    const changedGames = new Set([...changed].map((price) => Number(price.split(' ')[0])));
    const ids = isFirst ? gameIds : gameIds.filter((id) => changedGames.has(id));
    const serverTime = body.serverTime + Math.round(performance.now() - at);
    version = Math.max(version + 1, serverTime);
    const games = ids.map((id) => game(id, body.serverTime));
    replies.push(changed);
    const json = {
      ...body,
      serverTime,
      version,
      games,
      removed: isFirst ? first.gone : [],
      isWhole: false,
      champs: CHAMPS,
    };
    await route.fulfill({ headers, json });
  }

  await page.route(/\/web-api\/sports\/line\/changes\?/, answer);
  await page.route(/\/web-api\/sports\/tree\?/, keptReply());
  return {
    replies,
    changePerSecond: (count) => {
      rate = count;
      changedAt = performance.now();
    },
  };
}

interface FirstReply {
  readonly body: { readonly serverTime: number };
  readonly headers: Readonly<Record<string, string>>;
  /** When it came, by this process's own clock. */
  readonly at: number;
  /** The version that the page had of the sandbox's own line. */
  readonly since: string | null;
  /** Games of the sandbox, which leave. */
  readonly gone: readonly number[];
}

async function firstReply(route: Route): Promise<FirstReply> {
  const whole = await route.fetch({ url: route.request().url().replace('/changes', '') });
  const { games } = (await whole.json()) as { readonly games: readonly { readonly id: number }[] };
  const reply = await route.fetch();
  const body = (await reply.json()) as { readonly serverTime: number; readonly removed: readonly number[] };
  const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = reply.headers();
  return {
    body,
    headers,
    at: performance.now(),
    since: sinceOf(route),
    gone: [...games.map(({ id }) => id), ...body.removed],
  };
}

function sinceOf(route: Route): string | null {
  return new URL(route.request().url()).searchParams.get('since');
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
