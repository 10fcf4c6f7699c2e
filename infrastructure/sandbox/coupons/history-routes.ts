import type { ExpressionBuilder, SqlBool, Expression } from 'kysely';
import { minutes } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { COUPON, COUPON_LINES, HISTORY, OPEN_COUPONS } from '../../coupon/coupon-calls.ts';
import { listLines } from '../../../core/coupon/maths/system-lines.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import type { CallReply } from '../../http/call.ts';
import type { CouponBetRow, Tables } from '../database/tables.ts';
import { majorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../server/serve-call.ts';
import { couponSlip, writeCoupon, type KeptCoupon } from './coupon-wire-reply.ts';

const COUPONS_A_PAGE = 20;
const MOST_LINES = 500;
const MOST_OPEN = 200;
const JUST_SETTLED = minutes(10);

type Builder = ExpressionBuilder<Tables, 'coupons'>;
type Filter = Ask<typeof HISTORY>['query'];

/** The coupons of a player: each query names its owner, so another's coupon is not there. */
export function serveHistory(api: ServedApi, parts: SandboxParts): void {
  const { database, now } = parts;

  serveCall(api, HISTORY, async ({ query, session }) => {
    const found = database.selectFrom('coupons').where((where) => historyFilter(where, session.userId, query));
    const { count } = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(COUPONS_A_PAGE)
      .offset((query.page - 1) * COUPONS_A_PAGE)
      .execute();
    const coupons = await withBets(parts, rows, query.lng);
    return { coupons, page: query.page, pageCount: Math.ceil(count / COUPONS_A_PAGE), totalCount: count };
  });

  serveCall(api, OPEN_COUPONS, async ({ query, session }) => {
    const rows = await database
      .selectFrom('coupons')
      .selectAll()
      .where('user_id', '=', session.userId)
      .where((where) => where.or([where('state', '=', 'open'), where('settled_at', '>', now() - JUST_SETTLED)]))
      .orderBy('id', 'desc')
      .limit(MOST_OPEN)
      .execute();
    return { coupons: await withBets(parts, rows, query.lng) };
  });

  const ownCoupon = async (id: number, userId: number) => {
    const row = await database
      .selectFrom('coupons')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row === undefined ? undefined : { row, bets: await betsOf(parts, [row.id]) };
  };

  serveCall(api, COUPON, async ({ params, query, session }) => {
    const own = await ownCoupon(params.id, session.userId);
    return own === undefined ? refuse(404, 'coupon') : writeCoupon(parts, own.row, own.bets, query.lng);
  });

  serveCall(api, COUPON_LINES, async ({ params, session }) => {
    const own = await ownCoupon(params.id, session.userId);
    return own === undefined ? refuse(404, 'coupon') : { lines: couponLines(own.row, own.bets) };
  });
}

function historyFilter(where: Builder, userId: number, filter: Filter): Expression<SqlBool> {
  const { state, typeId, accountId, from, to } = filter;
  return where.and([
    where('user_id', '=', userId),
    ...(state === 'all' ? [] : [state === 'settled' ? where('state', '!=', 'open') : where('state', '=', state)]),
    ...(typeId === undefined ? [] : [where('type_id', '=', typeId)]),
    ...(accountId === undefined ? [] : [where('account_id', '=', accountId)]),
    ...(from === undefined ? [] : [where('placed_at', '>=', from)]),
    ...(to === undefined ? [] : [where('placed_at', '<=', to)]),
  ]);
}

async function withBets(parts: SandboxParts, rows: readonly KeptCoupon[], language: Language) {
  const bets = await betsOf(
    parts,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const own = bets.filter((bet) => bet.coupon_id === row.id);
    return writeCoupon(parts, row, own, language);
  });
}

async function betsOf({ database }: SandboxParts, ids: readonly number[]): Promise<CouponBetRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('coupon_bets')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .execute();
}

function couponLines(coupon: KeptCoupon, bets: readonly CouponBetRow[]): CallReply<typeof COUPON_LINES>['lines'] {
  const slip = couponSlip(coupon, bets);
  const listed = listLines(slip, { limit: MOST_LINES });
  if (!listed.ok) return [];
  const { total, lines } = listed.value;
  const units = 10 ** currencyDecimals(coupon.currency);
  const share = Math.floor(coupon.amount / (isDivided(slip.type) ? total : 1)) / units;
  return lines.map(({ bets: betIndexes, odds, state, payout }) => ({
    betIndexes: [...betIndexes],
    odds: odds ?? 1,
    amount: share,
    state,
    payout: payout ?? (lines.length === 1 ? majorAmount(coupon.payout, coupon.currency) : 0),
  }));
}

function isDivided(type: string): boolean {
  return type === 'system' || type === 'multi' || type === 'lucky' || type === 'patent';
}
