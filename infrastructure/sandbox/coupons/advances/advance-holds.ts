import type { Transaction } from 'kysely';
import { endedHolds, type EndedHold } from '../../../../core/coupon/amounts/advance-hold.ts';
import type { AccountId, CouponId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { LedgerRow, Tables } from '../../database/tables.ts';
import { paidOut, transferRows } from '../../players/ledger.ts';
import { CouponProblem } from '../coupon-problem.ts';
import type { KeptCoupon } from '../kept-coupon.ts';

/** PA-8 Holds an advance on its coupon: the transfer and the hold in one statement, while the account is locked. */
export async function holdAdvance(
  transaction: Transaction<Tables>,
  { id, account_id: accountId, currency, placed_at: at }: KeptCoupon,
  amount: Minor,
): Promise<void> {
  const transfer = {
    transfer: `advance:${String(id)}`,
    kind: 'advance',
    accountId,
    currency,
    amount,
    couponId: id,
    at,
  } as const;
  await transaction
    .with('holding', (query) =>
      query.insertInto('advance_holds').values({ account_id: accountId, coupon_id: id, held: amount }),
    )
    .insertInto('ledger')
    .values(transferRows(transfer, 'advanced'))
    .execute();
}

interface PaidBack {
  readonly accountId: AccountId;
  readonly currency: string;
  readonly amount: Minor;
  /** The last coupon that it was taken after: a coupon is settled once, so the transfers have names of their own. */
  readonly last: CouponId;
  readonly isReturned: (coupon: CouponId) => boolean;
  readonly at: EpochMillis;
}

/** PA-28 Ends holds by what an account pays back, each with a transfer of its own; the account is locked, and nobody else touches its holds. */
export async function endHolds(transaction: Transaction<Tables>, paid: PaidBack): Promise<void> {
  const { accountId, amount, isReturned } = paid;
  const holds = await transaction
    .selectFrom('advance_holds')
    .select(['coupon_id as coupon', 'held'])
    .where('account_id', '=', accountId)
    .orderBy('coupon_id')
    .execute();
  const ended = endedHolds(holds, amount, isReturned);
  if (ended === undefined) throw new CouponProblem('advance-not-held');
  const whole = ended.filter(({ left }) => left === 0).map(({ coupon }) => coupon);
  if (whole.length > 0) {
    await transaction
      .deleteFrom('advance_holds')
      .where('account_id', '=', accountId)
      .where('coupon_id', 'in', whole)
      .execute();
  }
  const part = ended.find(({ left }) => left > 0);
  if (part !== undefined) {
    await transaction
      .updateTable('advance_holds')
      .set({ held: part.left })
      .where('account_id', '=', accountId)
      .where('coupon_id', '=', part.coupon)
      .execute();
  }
  await transaction
    .insertInto('ledger')
    .values(ended.flatMap((hold) => endedRows(paid, hold)))
    .execute();
}

function endedRows(
  { accountId, currency, last, at }: PaidBack,
  { coupon, amount, isReleased }: EndedHold<CouponId>,
): LedgerRow[] {
  return transferRows(
    {
      transfer: `${repaidAfter(accountId, last)}:${String(coupon)}`,
      kind: isReleased ? 'advance-released' : 'advance-repaid',
      accountId,
      currency,
      amount: paidOut(amount),
      couponId: coupon,
      at,
    },
    'advanced',
  );
}

/** How the transfers begin that pay advances back after a coupon was settled. */
export function repaidAfter(accountId: AccountId, last: CouponId): string {
  return `advance-repaid:${String(accountId)}:${String(last)}`;
}
