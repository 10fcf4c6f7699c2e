import { sql, type Transaction } from 'kysely';
import { betResultId } from '../../../core/coupon/maths/bet-result.ts';
import { settle } from '../../../core/coupon/maths/settle.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { CouponBetRow, LedgerRow, Tables } from '../database/tables.ts';
import { transferRows } from '../players/ledger.ts';
import { minorAmount } from '../players/player-accounts.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { couponHyperBonus } from './coupon-hyper-bonus.ts';
import { couponSlip, type KeptCoupon } from './coupon-wire-reply.ts';

/** Bets decided at once; a tick goes on until none is left. */
const BETS_AT_ONCE = 2000;
const RETURNED = [2, 3];

interface DecidedBet {
  readonly couponId: number;
  readonly index: number;
  readonly status: number;
}

interface SettledCoupon {
  readonly coupon: KeptCoupon;
  readonly state: KeptCoupon['state'];
  readonly payout: number;
  readonly hyperBonus: number;
}

/**
 * Decides the bets of ended games, settles their coupons and pays. A coupon is paid only by the update that finds it open,
 * and its payout is a transfer that can be written once: repeating any of it pays nothing.
 */
export async function settleBets(
  parts: SandboxParts,
  transaction: Transaction<Tables>,
  now: EpochMillis,
): Promise<void> {
  const games = await transaction
    .selectFrom('coupon_bets')
    .select('game_id')
    .where('status', 'is', null)
    .distinct()
    .execute();
  const ended = games.map((row) => row.game_id).filter((id) => hasEnded(parts, id, now));
  for (let isDone = ended.length === 0; !isDone;) {
    const decided = await decideBets(parts, transaction, ended, now);
    if (decided.length > 0) await settleCoupons(transaction, [...new Set(decided.map((bet) => bet.couponId))], now);
    isDone = decided.length < BETS_AT_ONCE;
  }
}

function hasEnded({ world, overrides }: SandboxParts, gameId: number, now: EpochMillis): boolean {
  const end = world.end(gameId, overrides.of(gameId));
  return end !== undefined && end <= now;
}

async function decideBets(
  { world, overrides }: SandboxParts,
  transaction: Transaction<Tables>,
  gameIds: readonly number[],
  now: EpochMillis,
): Promise<readonly DecidedBet[]> {
  const bets = await transaction
    .selectFrom('coupon_bets')
    .select(['coupon_id', 'bet_index', 'outcome_id', 'game_id'])
    .where('status', 'is', null)
    .where('game_id', 'in', gameIds)
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .limit(BETS_AT_ONCE)
    .forUpdate()
    .execute();
  const decided = bets.flatMap((bet): DecidedBet[] => {
    const result = world.result(bet.outcome_id, now, overrides.of(bet.game_id));
    // An ended game leaves nothing open; what it cannot say is returned, so that no stake is held for ever.
    const status = result === 'open' ? betResultId('forced-return') : betResultId(result);
    return [{ couponId: bet.coupon_id, index: bet.bet_index, status }];
  });
  if (decided.length === 0) return decided;
  const rows = decided.map((bet) => sql`(${bet.couponId}::bigint, ${bet.index}::integer, ${bet.status}::integer)`);
  await sql`update coupon_bets set status = decided.status
    from (values ${sql.join(rows)}) as decided (coupon_id, bet_index, status)
    where coupon_bets.coupon_id = decided.coupon_id and coupon_bets.bet_index = decided.bet_index`.execute(transaction);
  return decided;
}

async function settleCoupons(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  now: EpochMillis,
): Promise<void> {
  const coupons = await transaction
    .selectFrom('coupons')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (coupons.length === 0) return;
  const bets = await transaction
    .selectFrom('coupon_bets')
    .selectAll()
    .where(
      'coupon_id',
      'in',
      coupons.map((coupon) => coupon.id),
    )
    .orderBy('coupon_id')
    .orderBy('bet_index')
    .execute();
  const settled = coupons.map((coupon) => {
    const own = bets.filter((bet) => bet.coupon_id === coupon.id);
    return settleCoupon(coupon, own);
  });
  const rows = settled.map(({ coupon, state, payout }) => {
    const settledAt = state === 'open' ? null : now;
    return sql`(${coupon.id}::bigint, ${state}::text, ${payout}::bigint, ${settledAt}::bigint)`;
  });
  await sql`update coupons set state = settled.state, payout = settled.payout, settled_at = settled.settled_at
    from (values ${sql.join(rows)}) as settled (id, state, payout, settled_at)
    where coupons.id = settled.id and coupons.state = 'open'`.execute(transaction);
  await pay(
    transaction,
    settled.filter(({ state }) => state !== 'open'),
    now,
  );
}

/** What the coupon is worth by the results known so far, in minor units. */
export function settleCoupon(coupon: KeptCoupon, bets: readonly CouponBetRow[]): SettledCoupon {
  const settlement = settle(couponSlip(coupon, bets));
  if (!settlement.ok) throw new Error(`coupon ${String(coupon.id)} cannot be settled: ${settlement.error.code}`);
  const { state, payout: major } = settlement.value;
  const payout = minorAmount(major, coupon.currency) ?? 0;
  if (state === 'open') return { coupon, state: 'open', payout, hyperBonus: 0 };
  const isReturned = bets.every((bet) => bet.status !== null && RETURNED.includes(bet.status));
  const paid = payout > 0 ? 'won' : 'lost';
  const bonus = minorAmount(couponHyperBonus(coupon, bets, payout)?.amount ?? 0, coupon.currency) ?? 0;
  return { coupon, state: isReturned ? 'returned' : paid, payout, hyperBonus: bonus };
}

async function pay(
  transaction: Transaction<Tables>,
  settled: readonly SettledCoupon[],
  at: EpochMillis,
): Promise<void> {
  const transfers = settled.flatMap(({ coupon, payout, hyperBonus: bonus }) => [
    ...paymentRows(coupon, { kind: 'payout', amount: payout, at }),
    ...paymentRows(coupon, { kind: 'hyper-bonus', amount: bonus, at }),
  ]);
  if (transfers.length === 0) return;
  await transaction.insertInto('ledger').values(transfers).execute();
  const gains = new Map<number, number>();
  for (const { account_id: id, amount } of transfers) if (id !== null) gains.set(id, (gains.get(id) ?? 0) + amount);
  const rows = [...gains]
    .toSorted(([one], [other]) => one - other)
    .map(([id, amount]) => sql`(${id}::bigint, ${amount}::bigint)`);
  await sql`update accounts set balance = accounts.balance + gains.amount
    from (values ${sql.join(rows)}) as gains (id, amount) where accounts.id = gains.id`.execute(transaction);
}

function paymentRows(
  { id, account_id: accountId, currency }: KeptCoupon,
  { kind, amount, at }: { readonly kind: 'payout' | 'hyper-bonus'; readonly amount: number; readonly at: EpochMillis },
): LedgerRow[] {
  if (amount === 0) return [];
  return transferRows({ transfer: `${kind}:${String(id)}`, kind, accountId, currency, amount, couponId: id, at });
}
