import { sql } from 'kysely';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { TOTO_SECTIONS } from '../../../core/navigation/route-parameters.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { minutes } from '../../../core/shared/time.ts';
import { PLACE_TOTO, TOTO_BOARD, TOTO_COUPONS, TOTO_DRAWS, TOTO_NOMINEES } from '../../lotto/toto-calls.ts';
import { withFormerPlayers } from '../accounts/former-players.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import { placeToto, totoStakes } from './place-toto.ts';
import { rowsBy } from './rows-by.ts';
import { writeTotoCoupon } from './toto-coupon-wire.ts';
import { jackpotOf, totoGames, totoMoney, writeTotoRow, type KeptTotoDraw } from './toto-draw-view.ts';
import { totoResult } from './toto-results.ts';

const A_PAGE = 30;
const PLACING_LIMIT: RateLimits['placing'] = { times: 120, within: minutes(1) };
const DRAW_COLUMNS = ['id', 'sort', 'number', 'closes_at', 'state'] as const;

/** The toto: its draws, the player's coupons, and placing them. */
export function serveToto(api: ServedApi, parts: SandboxParts): void {
  const { options } = parts;
  const placings = tryCounter(api.app, 'toto', options.rateLimits?.placing ?? PLACING_LIMIT);

  serveCall(api, TOTO_BOARD, async ({ query }) =>
    isCurrency(query.currency) ? boardOf(parts, query) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, TOTO_DRAWS, async ({ query: { sort, currency, before, from, until } }) => {
    if (!isCurrency(currency)) return refuse(400, 'unknown-currency');
    const now = parts.now();
    let found = drawsOf(parts, sort).where('closes_at', '<=', now);
    if (before !== undefined) found = found.where('number', '<', sql<number>`${before}::bigint`);
    // TT-29
    if (from !== undefined) found = found.where('closes_at', '>=', from);
    if (until !== undefined) found = found.where('closes_at', '<', until);
    const draws = await found.orderBy('number', 'desc').limit(A_PAGE).execute();
    const money = await totoMoney(
      parts,
      draws.map(({ id }) => id),
      currency,
    );
    return { currency, draws: draws.map((draw) => writeTotoRow(draw, money, now)) };
  });

  serveCall(api, TOTO_NOMINEES, async ({ query: { sort, currency } }) =>
    isCurrency(currency) ? nomineesOf(parts, sort, currency) : refuse(400, 'unknown-currency'),
  );

  serveCall(api, TOTO_COUPONS, async ({ query: { before }, session }) => couponsOf(parts, session.userId, before));

  serveCall(api, PLACE_TOTO, async ({ body: order, session, key, reply }) => {
    const wait = await placings.attempt(reply.request, String(session.userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    if (!isCurrency(order.currency)) return refuse(400, 'unknown-currency');
    return placeToto(parts, { userId: session.userId, sessionHash: session.idHash, key, order });
  });
}

function isCurrency(currency: string): boolean {
  return DEFAULT_PROFILE.currencies.includes(currency);
}

function drawsOf({ database }: Pick<SandboxParts, 'database'>, sort: TotoSort) {
  return database.selectFrom('toto_draws').select(DRAW_COLUMNS).where('sort', '=', sort);
}

async function boardOf(parts: SandboxParts, query: Ask<typeof TOTO_BOARD>['query']) {
  const { currency, lng } = query;
  const now = parts.now();
  const coming = await parts.database
    .selectFrom('toto_draws')
    .select(DRAW_COLUMNS)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .orderBy('closes_at')
    .execute();
  const draw = await wantedDraw(parts, query, coming);
  const money = await totoMoney(
    parts,
    [...new Set([...coming, ...(draw === undefined ? [] : [draw])].map(({ id }) => id))],
    currency,
  );
  const { least, most } = totoStakes(currency);
  return {
    serverTime: now,
    currency,
    leastStake: majorAmount(least, currency),
    mostStake: majorAmount(most, currency),
    sorts: TOTO_SECTIONS.map((sort) => {
      const open = coming.find((each) => each.sort === sort);
      const row = open === undefined ? undefined : writeTotoRow(open, money, now);
      return {
        sort,
        fund: row?.fund ?? 0,
        jackpot: majorAmount(jackpotOf(money, sort), currency),
        ...(open === undefined ? {} : { closesAt: open.closes_at }),
      };
    }),
    ...(draw === undefined
      ? {}
      : { draw: { ...writeTotoRow(draw, money, now), games: [...(await totoGames(parts, { draw, language: lng }))] } }),
  };
}

async function wantedDraw(
  parts: SandboxParts,
  { sort, wanted = 'open', draw: id }: Ask<typeof TOTO_BOARD>['query'],
  coming: readonly KeptTotoDraw[],
): Promise<KeptTotoDraw | undefined> {
  const own = coming.filter((each) => each.sort === sort);
  if (id !== undefined) return drawsOf(parts, sort).where('id', '=', id).executeTakeFirst();
  if (wanted === 'open') return own[0];
  if (wanted === 'next') return own[1];
  return drawsOf(parts, sort)
    .where('closes_at', '<=', parts.now())
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function nomineesOf({ database }: SandboxParts, sort: TotoSort, currency: string) {
  const rows = await database
    .selectFrom('toto_coupons')
    .innerJoin('toto_draws', 'toto_draws.id', 'toto_coupons.draw_id')
    .select(['user_id', 'prize', 'hits', 'toto_draws.number', 'toto_draws.settled_at'])
    .where('toto_coupons.state', '=', 'won')
    .where('toto_coupons.currency', '=', currency)
    .where('toto_draws.sort', '=', sort)
    .orderBy('prize', 'desc')
    .orderBy('toto_coupons.id')
    .limit(A_PAGE)
    .execute();
  return {
    currency,
    nominees: rows.map(({ user_id: userId, prize, hits, number, settled_at: at }) => ({
      // TT-15
      player: String(userId).padStart(3, '0').slice(-3),
      sort,
      drawNumber: number,
      hits: hits ?? 0,
      amount: majorAmount(prize, currency),
      at: at ?? 0,
    })),
  };
}

/** The query names the owner of the accounts, whoever the player was before. */
async function couponsOf(parts: SandboxParts, userId: UserId, before: number | undefined) {
  const { database } = parts;
  let found = database
    .selectFrom('toto_coupons')
    .innerJoin('accounts', 'accounts.id', 'toto_coupons.account_id')
    .selectAll('toto_coupons')
    .where('accounts.user_id', 'in', withFormerPlayers(sql`${userId}`));
  if (before !== undefined) found = found.where('toto_coupons.id', '<', before);
  const coupons = await found.orderBy('toto_coupons.id', 'desc').limit(A_PAGE).execute();
  const draws = await drawsWithResults(parts, [...new Set(coupons.map((coupon) => coupon.draw_id))]);
  return coupons.flatMap((coupon) => {
    const draw = draws.get(coupon.draw_id);
    return draw === undefined ? [] : [writeTotoCoupon(coupon, draw)];
  });
}

async function drawsWithResults(parts: SandboxParts, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const now = parts.now();
  const rows = await parts.database
    .selectFrom('toto_games')
    .innerJoin('toto_draws', 'toto_draws.id', 'toto_games.draw_id')
    .select(['toto_draws.id', 'sort', 'number', 'game_id', 'starts_at', 'result'])
    .where('toto_draws.id', 'in', ids)
    .orderBy('toto_draws.id')
    .orderBy('place')
    .execute();
  return new Map(
    [...rowsBy(rows, ({ id }) => id)].map(([id, games]) => {
      const results = games.map((game) => totoResult(parts, game.sort, { game, now }));
      return [id, { sort: games[0]?.sort ?? 'fifteen', number: games[0]?.number ?? 0, results }] as const;
    }),
  );
}
