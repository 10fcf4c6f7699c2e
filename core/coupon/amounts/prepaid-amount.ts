import { numberToUnits } from '../../shared/exact.ts';
import { currencyDecimals } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** What a coupon is paid with; amounts in major units. */
export interface PrepaidFacts {
  readonly amount: PlainNumber;
  readonly balance: PlainNumber;
  /** What the bookmaker advances on the open coupons of the account. */
  readonly available: PlainNumber;
  readonly currency: string;
}

/** How the amount is divided between the player's own money and the advance. */
export interface PaidParts {
  readonly own: number;
  readonly prepaid: number;
}

export interface PrepaidError {
  readonly code: 'not-an-amount' | 'not-enough' | 'unknown-currency';
}

/** PA-1 The advance pays what the balance does not cover; PA-2 it never pays more than is available, nor a coupon that both together do not cover; PA-3 the parts make up the amount exactly. */
export function paidParts({ amount, balance, available, currency }: PrepaidFacts): Result<PaidParts, PrepaidError> {
  const decimals = currencyDecimals(currency);
  if (decimals === undefined) return fail({ code: 'unknown-currency' });
  const [asked, own, advance] = [amount, balance, available].map((value) => numberToUnits(value, decimals));
  if (typeof asked !== 'bigint' || typeof own !== 'bigint' || typeof advance !== 'bigint' || asked === 0n) {
    return fail({ code: 'not-an-amount' });
  }
  const missing = asked > own ? asked - own : 0n;
  if (missing > advance) return fail({ code: 'not-enough' });
  const major = (units: bigint): number => Number(units) / 10 ** decimals;
  return ok({ own: major(asked - missing), prepaid: major(missing) });
}

/** PA-4 The amount available in advance is what the server says of the account that is active; for any other it is 0 until asked. */
export function availablePrepaid(
  said: { readonly accountId: number; readonly amount: PlainNumber } | undefined,
  activeAccountId: number | undefined,
): number {
  if (said === undefined || said.accountId !== activeAccountId) return 0;
  return Number.isFinite(said.amount) ? Math.max(0, said.amount) : 0;
}
