import type { AccountId, CouponId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { LedgerRow } from '../database/tables.ts';

export interface Transfer {
  /** Unique: the same transfer never happens twice. */
  readonly transfer: string;
  readonly kind: LedgerRow['kind'];
  readonly accountId: AccountId;
  readonly currency: string;
  /** What the player gains; negative where the player pays. */
  readonly amount: Minor;
  readonly couponId?: CouponId | undefined;
  readonly at: EpochMillis;
}

/** Both sides of a transfer, the player's and the one that it is with; they add up to zero. */
export function transferRows(
  { transfer, kind, accountId, currency, amount, couponId, at }: Transfer,
  other: Exclude<LedgerRow['side'], 'player'> = 'house',
): LedgerRow[] {
  const shared = { transfer, kind, currency, coupon_id: couponId ?? null, at };
  return [
    { ...shared, side: 'player', account_id: accountId, amount },
    { ...shared, side: other, account_id: null, amount: paidOut(amount) },
  ];
}

/** PMT-3, PMT-15 What passes from the money that is held for withdrawals to the payment system or the house: no account has a part in it. */
export function heldRows(
  { transfer, kind, currency, amount, at }: Omit<Transfer, 'accountId'>,
  to: 'provider' | 'house',
): LedgerRow[] {
  const shared = { transfer, kind, currency, coupon_id: null, at, account_id: null } as const;
  return [
    { ...shared, side: 'held', amount: paidOut(amount) },
    { ...shared, side: to, amount },
  ];
}

/** TT-16, LT-17, BNG-13 What passes between the pool of a draw and the house; negative where the pool pays. */
export function poolRows(moved: Omit<Transfer, 'accountId'>): LedgerRow[] {
  return fundRows('pool', moved);
}

/** JKP-3 The same of the pools of jackpots. */
export function jackpotRows(moved: Omit<Transfer, 'accountId'>): LedgerRow[] {
  return fundRows('jackpot', moved);
}

function fundRows(
  side: 'pool' | 'jackpot',
  { transfer, kind, currency, amount, at }: Omit<Transfer, 'accountId'>,
): LedgerRow[] {
  const shared = { transfer, kind, currency, coupon_id: null, at, account_id: null } as const;
  return [
    { ...shared, side, amount },
    { ...shared, side: 'house', amount: paidOut(amount) },
  ];
}

/** The same amount seen from the side that pays it. */
export function paidOut(amount: Minor): Minor {
  return (0 - amount) as Minor;
}
