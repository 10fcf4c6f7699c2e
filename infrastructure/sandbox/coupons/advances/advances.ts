import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import { advanceOn, advanceRepaid } from '../../../../core/coupon/amounts/prepaid-amount.ts';
import { winInUnits } from '../../../../core/coupon/maths/possible-win.ts';
import type { AccountId, CouponId } from '../../../../core/shared/ids.ts';
import { NO_MONEY, minorUnits, type Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { Tables } from '../../database/tables.ts';
import { BONUS_ACCOUNT } from '../../players/player-accounts.ts';
import { endHolds, holdAdvance } from './advance-holds.ts';
import { CouponProblem } from '../coupon-problem.ts';
import type { DecidedCoupon } from '../coupon-settlement.ts';
import { checkedCoupon, type KeptCoupon } from '../kept-coupon.ts';

const UNSETTLED = ['open', 'needs-review'] as const;
/** Coupons beyond so many count for nothing. */
const MOST_COUNTED = 200;

/** PA-5 What may be advanced on the open coupons of an account. A free bet is none of the player's money, and one under review nobody counts on. */
export async function availableAdvance(database: Kysely<Tables>, accountId: AccountId): Promise<Minor> {
  const account = await advancedAccount(database, accountId);
  if (account === undefined) return NO_MONEY;
  const coupons = await database
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', account.user_id)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where((of) => of.or([of('promo_kind', 'is', null), of('promo_kind', '<>', 'free-bet')]))
    .orderBy('id')
    .limit(MOST_COUNTED)
    .execute();
  if (coupons.length === 0) return NO_MONEY;
  const ids = coupons.map(({ id }) => id);
  const bets = await database
    .selectFrom('coupon_bets')
    .selectAll()
    .where('coupon_id', 'in', ids)
    .orderBy('bet_index')
    .execute();
  const counted = coupons.flatMap((coupon) => {
    const slip = checkedCoupon(
      coupon,
      bets.filter((bet) => bet.coupon_id === coupon.id),
    );
    const win = slip.ok ? winInUnits(slip.value) : slip;
    const { amount, prepaid_amount: prepaid } = coupon;
    // what cannot be counted is not counted on
    return win.ok && prepaid !== null ? [{ amount, prepaid, possibleWin: win.value.max }] : [];
  });
  return advanceOn(counted, account.advance_owed);
}

/** PA-9 An account that may get an advance: no bonus account, and none of a player who owes on another or whose money is on its way out. */
async function advancedAccount(database: Kysely<Tables>, accountId: AccountId) {
  const account = await database
    .selectFrom('accounts')
    .select(['user_id', 'type_id', 'advance_owed'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account === undefined || account.type_id === BONUS_ACCOUNT) return undefined;
  const owingElsewhere = await database
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', account.user_id)
    .where('id', '<>', accountId)
    .where('advance_owed', '>', NO_MONEY)
    .limit(1)
    .executeTakeFirst();
  if (owingElsewhere !== undefined) return undefined;
  const withdrawal = await database
    .selectFrom('open_payments')
    .innerJoin('payments', 'payments.id', 'open_payments.payment_id')
    .select('payments.id')
    .where('user_id', '=', account.user_id)
    .where('kind', '=', 'withdrawal')
    .limit(1)
    .executeTakeFirst();
  return withdrawal === undefined ? account : undefined;
}

/** PA-8 Writes down that a part of a stake was advanced: the account owes it from then on. */
export async function noteAdvance(transaction: Transaction<Tables>, coupon: KeptCoupon): Promise<void> {
  const { account_id: accountId, prepaid_amount: amount } = coupon;
  if (amount === null || amount === 0) return;
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ advance_owed: eb('advance_owed', '+', amount) }))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  await holdAdvance(transaction, coupon, amount);
}

/** PA-6, PA-7 Takes back what accounts owe, after coupons of them were paid. */
export async function collectAdvances(
  transaction: Transaction<Tables>,
  settled: readonly DecidedCoupon[],
  at: EpochMillis,
): Promise<void> {
  if (settled.length === 0) return;
  const ids = [...new Set(settled.map(({ coupon }) => coupon.account_id))];
  const owing = await transaction
    .selectFrom('accounts')
    .select(['id', 'currency', 'balance', 'advance_owed'])
    .where('id', 'in', ids)
    .where('advance_owed', '>', NO_MONEY)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, currency, balance, advance_owed: owed } of owing) {
    const own = settled.filter(({ coupon }) => coupon.account_id === id);
    const hasOpenCoupons = await hasUnsettled(transaction, id);
    const amount = advanceRepaid({ owed, balance, won: wonIn(own), hasOpenCoupons });
    const last = own.reduce((most, { coupon }) => (coupon.id > most ? coupon.id : most), 0 as CouponId);
    if (amount === 0) continue;
    await transaction
      .updateTable('accounts')
      .set((eb) => ({ balance: eb('balance', '-', amount), advance_owed: eb('advance_owed', '-', amount) }))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const returned = new Set(own.flatMap(({ coupon, state }) => (state === 'returned' ? [coupon.id] : [])));
    const isReturned = (coupon: CouponId): boolean => returned.has(coupon);
    await endHolds(transaction, { accountId: id, currency, amount, last, isReturned, at });
  }
}

/** Coupons are found by their player. */
function ownerOf(accountId: AccountId) {
  return (of: ExpressionBuilder<Tables, 'coupons'>) =>
    of.selectFrom('accounts').select('user_id').where('id', '=', accountId);
}

async function hasUnsettled(transaction: Transaction<Tables>, accountId: AccountId): Promise<boolean> {
  const { found } = await transaction
    .selectNoFrom((of) =>
      of
        .exists(
          of
            .selectFrom('coupons')
            .select(sql`1`.as('one'))
            .where('user_id', '=', ownerOf(accountId))
            .where('account_id', '=', accountId)
            .where('state', 'in', UNSETTLED),
        )
        .as('found'),
    )
    .executeTakeFirstOrThrow();
  return found === true;
}

function wonIn(settled: readonly DecidedCoupon[]): Minor {
  const won = minorUnits(
    settled.reduce((sum, { payout, hyperBonus }) => sum + BigInt(payout) + BigInt(hyperBonus), 0n),
  );
  if (won === undefined) throw new CouponProblem('payout-out-of-range');
  return won;
}
