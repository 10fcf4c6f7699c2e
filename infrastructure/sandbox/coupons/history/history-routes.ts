import type { CouponId, UserId } from '../../../../core/shared/ids.ts';
import * as v from 'valibot';
import { minutes } from '../../../../core/shared/time.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { COUPON, COUPON_EXPLANATION, COUPON_LINES, HISTORY, OPEN_COUPONS } from '../../../coupon/coupon-calls.ts';
import { isDividedType } from '../../../../core/coupon/maths/divided-types.ts';
import { linesInUnits } from '../../../../core/coupon/maths/system-lines.ts';
import { minorUnits, type Minor } from '../../../../core/shared/money.ts';
import { decimalOdds } from '../../../../core/shared/odds.ts';
import type { WireReply } from '../../../http/call.ts';
import type { CouponBetRow } from '../../database/tables.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type Ask, type ServedApi } from '../../server/serve-call.ts';
import { CouponProblem } from '../coupon-problem.ts';
import type { CouponWithBets } from '../coupon-settlement.ts';
import { writeCoupon, type WireCoupon } from '../coupon-wire-reply.ts';
import { openWorth } from './open-worth.ts';
import { explainCoupon } from '../explain-coupon.ts';
import { serveHistorySums } from './history-sums-routes.ts';
import { serveStatements } from './statement-routes.ts';
import { UNSETTLED, chosenCoupons } from './chosen-coupons.ts';
import { checkedCoupon, type KeptCoupon } from '../kept-coupon.ts';

const COUPONS_A_PAGE = 20;
const MOST_LINES = 500;
const MOST_OPEN = 200;
const JUST_SETTLED = minutes(10);

type Filter = Ask<typeof HISTORY>['query'];

/** The coupons of a player: each query names its owner, so another's coupon is not there. */
export function serveHistory(api: ServedApi, parts: SandboxParts): void {
  serveHistorySums(api, parts);
  serveStatements(api, parts);
  serveCall(api, HISTORY, async ({ query, session }) => historyPage(parts, session.userId, query));
  serveCall(api, OPEN_COUPONS, async ({ query, session }) => ({
    coupons: await withWorth(parts, await openCoupons(parts, session.userId), query.lng),
  }));
  serveCall(api, COUPON, async ({ params, query, session }) => {
    const own = await ownCoupon(parts, session.userId, params.id);
    const [coupon] = own === undefined ? [] : readable(parts, [own], query.lng);
    return coupon ?? refuse(404, 'coupon');
  });
  serveCall(api, COUPON_EXPLANATION, async ({ params, session }) => {
    const own = await ownCoupon(parts, session.userId, params.id);
    return own === undefined ? refuse(404, 'coupon') : explainCoupon(parts, own);
  });
  serveCall(api, COUPON_LINES, async ({ params, session }) => {
    const own = await ownCoupon(parts, session.userId, params.id);
    const lines = own && couponLines(own);
    return lines === undefined ? refuse(404, 'coupon') : { lines };
  });
}

async function historyPage(parts: SandboxParts, userId: UserId, query: Filter): Promise<WireReply<typeof HISTORY>> {
  const found = parts.database.selectFrom('coupons').where((where) => chosenCoupons(where, userId, query));
  const { count } = await found.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(COUPONS_A_PAGE)
    .offset((query.page - 1) * COUPONS_A_PAGE)
    .execute();
  const coupons = await withBets(parts, rows, query.lng);
  return { coupons, page: query.page, pageCount: Math.ceil(count / COUPONS_A_PAGE), totalCount: count };
}

/** Two selects, each by its index: one over both would read every coupon of the player. */
async function openCoupons({ database, now }: SandboxParts, userId: UserId): Promise<readonly KeptCoupon[]> {
  const own = database.selectFrom('coupons').selectAll().where('user_id', '=', userId);
  const open = await own.where('state', 'in', UNSETTLED).orderBy('id', 'desc').limit(MOST_OPEN).execute();
  const settled = await own
    .where('settled_at', '>', now() - JUST_SETTLED)
    .orderBy('settled_at', 'desc')
    .limit(MOST_OPEN)
    .execute();
  return [...open, ...settled].toSorted((one, other) => other.id - one.id).slice(0, MOST_OPEN);
}

async function ownCoupon(parts: SandboxParts, userId: UserId, id: CouponId): Promise<CouponWithBets | undefined> {
  const coupon = await parts.database
    .selectFrom('coupons')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return coupon === undefined ? undefined : { coupon, bets: await betsOf(parts, [coupon.id]) };
}

async function withBets(parts: SandboxParts, rows: readonly KeptCoupon[], language: Language) {
  return readable(parts, await keptCoupons(parts, rows), language);
}

async function keptCoupons(parts: SandboxParts, rows: readonly KeptCoupon[]): Promise<readonly CouponWithBets[]> {
  const bets = await betsOf(
    parts,
    rows.map((row) => row.id),
  );
  return rows.map((coupon) => ({ coupon, bets: bets.filter((bet) => bet.coupon_id === coupon.id) }));
}

/** The same, those that are open with what they are worth now. */
async function withWorth(parts: SandboxParts, rows: readonly KeptCoupon[], language: Language) {
  const kept = await keptCoupons(parts, rows);
  const worthOf = openWorth(parts);
  const worths = new Map(kept.map((one) => [one.coupon.id, worthOf(one)]));
  return readable(parts, kept, language).map((coupon) => {
    const worth = worths.get(coupon.id as CouponId);
    return worth === undefined ? coupon : { ...coupon, worth: majorAmount(worth, coupon.currency) };
  });
}

/** A coupon that cannot be read, or that no reader of the reply could read, is left out and reported; the others are shown. */
function readable(parts: SandboxParts, kept: readonly CouponWithBets[], language: Language): WireCoupon[] {
  return kept.flatMap((one) => {
    try {
      return [readableCoupon(writeCoupon(parts, one, language))];
    } catch (error) {
      parts.faults.report(`showing ${String(one.coupon.id)}`, error);
      return [];
    }
  });
}

/** What the wire does not allow would make the whole reply unreadable. */
function readableCoupon(coupon: WireCoupon): WireCoupon {
  const { issues } = v.safeParse(COUPON.reply, coupon, { abortEarly: true });
  if (issues === undefined) return coupon;
  throw new CouponProblem(`${String(v.getDotPath(issues[0]))} cannot be shown: ${issues[0].message}`);
}

async function betsOf({ database }: SandboxParts, ids: readonly CouponId[]): Promise<CouponBetRow[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('coupon_bets')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .execute();
}

/** Nothing where the coupon cannot be read, or a line of it cannot be computed: a list with lines missing would be another coupon's. */
function couponLines({ coupon, bets }: CouponWithBets): WireReply<typeof COUPON_LINES>['lines'] | undefined {
  const slip = checkedCoupon(coupon, bets);
  const listed = slip.ok ? linesInUnits(slip.value, { limit: MOST_LINES }) : undefined;
  if (!slip.ok || listed?.ok !== true) return undefined;
  const { total, lines } = listed.value;
  const share = majorAmount(shareOf(coupon.amount, isDividedType(slip.value.type) ? total : 1), coupon.currency);
  const told = lines.map(({ bets: betIndexes, odds, state, payout }) =>
    odds === undefined || payout === undefined
      ? undefined
      : {
          betIndexes: [...betIndexes],
          odds: decimalOdds(odds),
          amount: share,
          state,
          payout: majorAmount(payout, coupon.currency),
        },
  );
  return told.every((line) => line !== undefined) ? told : undefined;
}

/** What a line stakes, cut off to a whole minor unit: for display, the coupon itself is rounded once. */
function shareOf(amount: Minor, lines: number): Minor {
  const share = minorUnits(BigInt(amount) / BigInt(lines));
  return share === undefined ? amount : share;
}
