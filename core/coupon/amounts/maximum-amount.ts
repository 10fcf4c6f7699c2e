import { isFields } from '../../shared/untrusted.ts';
import { flooredUnits, numberToUnits, ratio } from '../../shared/exact.ts';
import { fittingDecimals } from '../../shared/money.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { oddsUnits, problem } from '../maths/checked-slip.ts';
import type { SlipError } from '../maths/slip.ts';

/** What limits an amount; a limit that is missing does not limit. Amounts in major units. */
export interface AmountLimits {
  readonly maxBetAmount?: number | undefined;
  readonly maxPayout?: number | undefined;
  /** The total odds that the payout limit is divided by. */
  readonly odds: number;
  readonly balance?: number | undefined;
  readonly isBonusAccount: boolean;
  readonly currencyDecimals?: 0 | 2 | 3 | undefined;
}

/**
 * The most that can be staked: the lowest of the maximum, the payout limit over the odds floored to the currency's decimals, and the
 * balance [MA-1]. On a bonus account the balance alone limits [MA-2]. Without any limit the value is undefined [MA-3].
 */
export function maximumAmount(limits: AmountLimits): Result<number | undefined, SlipError> {
  if (!isFields(limits)) return problem('malformed');
  const { maxBetAmount, maxPayout, balance, isBonusAccount } = limits;
  const decimals = fittingDecimals(limits.currencyDecimals ?? 2);
  const odds = oddsUnits(limits.odds);
  if (!odds.ok) return odds;
  const bounds: bigint[] = [];
  for (const [limit, by] of [
    [isBonusAccount ? undefined : maxBetAmount, 1000n],
    [isBonusAccount ? undefined : maxPayout, odds.value],
    [balance, 1000n],
  ] as const) {
    const units = limit === undefined ? undefined : numberToUnits(limit, decimals);
    if (typeof units === 'string') return problem(`amount-${units}`);
    if (units !== undefined) bounds.push((units * 1000n) / by);
  }
  if (bounds.length === 0) return ok(undefined);
  return ok(Number(bounds.reduce((left, right) => (left < right ? left : right))) / 10 ** decimals);
}

/** MA-4 The maximum of a block is the maximum of the block before times its coefficient, floored; that of the first is the coupon's. */
export function blockMaximums(
  maxBetAmount: number,
  blockOdds: readonly number[],
  currencyDecimals: 0 | 2 | 3 = 2,
): Result<readonly number[], SlipError> {
  if (!Array.isArray(blockOdds)) return problem('malformed');
  const decimals = fittingDecimals(currencyDecimals);
  const first = numberToUnits(maxBetAmount, decimals);
  if (typeof first === 'string') return problem(`amount-${first}`);
  const maximums: number[] = [];
  let exact = ratio(first);
  for (let index = 0; index < blockOdds.length; index += 1) {
    const odds = oddsUnits(blockOdds[index]);
    if (!odds.ok) return problem(odds.error.code, index);
    const maximum = Number(flooredUnits(exact, 0));
    if (!Number.isSafeInteger(maximum)) return problem('result-out-of-range', index);
    maximums.push(maximum / 10 ** decimals);
    exact = ratio(exact.numerator * odds.value, exact.denominator * 1000n);
  }
  return ok(maximums);
}

/** MA-5 The minimum of a system option is that of the server, else the larger of the coupon's minimum and the minimum per line times its lines. */
export function systemMinimum(option: {
  readonly minBetAmount: number;
  readonly minimumPerLine: number;
  readonly lines: number;
  readonly serverMinimum?: number | undefined;
}): number {
  const { serverMinimum, minBetAmount, minimumPerLine, lines } = option;
  if (serverMinimum !== undefined && Number.isFinite(serverMinimum)) return serverMinimum;
  return Math.max(0, ...[minBetAmount, minimumPerLine * lines].filter(Number.isFinite));
}

/** MA-6 An amount is staked when it is above zero, exact in the currency, at least the minimum and at most the maximum. */
export function amountProblem(
  amount: number,
  bounds: { readonly minimum?: number | undefined; readonly maximum?: number | undefined },
  decimals: 0 | 2 | 3 = 2,
): 'not-an-amount' | 'below-minimum' | 'above-maximum' | undefined {
  const units = numberToUnits(amount, fittingDecimals(decimals));
  if (typeof units === 'string' || units === 0n) return 'not-an-amount';
  if (bounds.minimum !== undefined && amount < bounds.minimum) return 'below-minimum';
  if (bounds.maximum !== undefined && amount > bounds.maximum) return 'above-maximum';
  return undefined;
}
