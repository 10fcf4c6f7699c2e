import { NO_MONEY, minorUnits, type Minor } from '../../shared/money.ts';

/** What a coupon is paid with, in minor units of one currency. */
export interface PrepaidFacts {
  readonly amount: Minor;
  readonly balance: Minor;
  /** What the bookmaker advances on the open coupons of the account. */
  readonly available: Minor;
}

/** How the amount is divided between the player's own money and the advance. */
export interface PaidParts {
  readonly own: Minor;
  readonly prepaid: Minor;
}

/** An open coupon as far as an advance looks at it, in minor units. */
export interface AdvancedCoupon {
  readonly amount: Minor;
  /** The part of the amount that was itself an advance. */
  readonly prepaid: Minor;
  /** The most that it can pay still. */
  readonly possibleWin: Minor;
}

/** PA-5 In hundredths of what the open coupons count for. */
const ADVANCED_SHARE = 50n;

/**
 * PA-1 The advance pays what the balance does not cover; PA-2 it never pays more than is available, nor a coupon that both
 * together do not cover: then there are no parts; PA-3 the parts make up the amount exactly.
 */
export function paidParts({ amount, balance, available }: PrepaidFacts): PaidParts | undefined {
  if (![amount, balance, available].every((units) => minorUnits(units) !== undefined && units >= 0) || amount === 0) {
    return undefined;
  }
  const missing = amount > balance ? ((amount - balance) as Minor) : NO_MONEY;
  return missing > available ? undefined : { own: (amount - missing) as Minor, prepaid: missing };
}

/** What the server said of an account. */
export interface SaidPrepaid {
  readonly accountId: number;
  readonly amount: Minor;
}

/** PA-4 The amount available in advance is what the server says of the account that is active; for any other it is 0 until asked. */
export function availablePrepaid(said: SaidPrepaid | undefined, activeAccountId: number | undefined): Minor {
  return said === undefined || said.accountId !== activeAccountId ? NO_MONEY : said.amount;
}

/**
 * PA-5 Half of the player's own stakes in open coupons, each counted up to what it can win still, less what is owed already; no
 * fraction of a unit.
 */
export function advanceOn(coupons: readonly AdvancedCoupon[], owed: Minor): Minor {
  const given = coupons.flatMap(({ amount, prepaid, possibleWin }) => [amount, prepaid, possibleWin]);
  if (![owed, ...given].every(Number.isSafeInteger)) return NO_MONEY;
  const counted = coupons.reduce((sum, { amount, prepaid, possibleWin }) => {
    const own = BigInt(amount) - BigInt(prepaid);
    return sum + (own < BigInt(possibleWin) ? own : BigInt(possibleWin));
  }, 0n);
  const left = (counted * ADVANCED_SHARE) / 100n - BigInt(owed);
  const units = left > 0n ? minorUnits(left) : NO_MONEY;
  return units === undefined ? NO_MONEY : units;
}

/** An account at the moment coupons of it were settled, in minor units. */
export interface OwingAccount {
  readonly owed: Minor;
  /** With what was just won. */
  readonly balance: Minor;
  readonly won: Minor;
  readonly hasOpenCoupons: boolean;
}

/** PA-6 What is owed is paid back from what is won; PA-7 once no coupon is open, from the balance as well, and never more than it holds. */
export function advanceRepaid({ owed, balance, won, hasOpenCoupons }: OwingAccount): Minor {
  const from = hasOpenCoupons && won < balance ? won : balance;
  return owed < from ? owed : from;
}
