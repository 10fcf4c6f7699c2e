import { isFields } from '../../shared/untrusted.ts';
import { exactDecimal, flooredUnits, numberToUnits, ratio, unitsToNumber } from '../../shared/exact.ts';
import { minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { amountUnits, answerWith, oddsUnits, problem } from '../maths/checked-slip.ts';
import type { SlipError } from '../maths/slip.ts';

/** What limits an amount; a limit that is missing does not limit. Amounts in major units. */
export interface AmountLimits {
  readonly maxBetAmount?: PlainNumber | undefined;
  readonly maxPayout?: PlainNumber | undefined;
  /** The total odds that the payout limit is divided by. */
  readonly odds: PlainNumber;
  readonly balance?: PlainNumber | undefined;
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
  const decimals = limits.currencyDecimals ?? 2;
  const odds = oddsUnits(limits.odds);
  if (!odds.ok) return odds;
  const units: (Minor | undefined)[] = [];
  for (const limit of isBonusAccount ? [undefined, undefined, balance] : [maxBetAmount, maxPayout, balance]) {
    const read = limit === undefined ? ok(undefined) : amountUnits(limit, decimals);
    if (!read.ok) return read;
    units.push(read.value);
  }
  const [most, payout, money] = units;
  const maximum = lowestBound(most, payoutBound(payout, odds.value), money);
  return ok(maximum === undefined ? undefined : toMajor(maximum, decimals));
}

/** What limits an amount, in units. */
export interface UnitLimits {
  readonly maxBetAmount?: Minor | undefined;
  readonly maxPayout?: Minor | undefined;
  readonly odds: MilliOdds;
  readonly balance?: Minor | undefined;
  readonly isBonusAccount: boolean;
}

/** The most that can be staked, in units [MA-1, MA-2, MA-3]. */
export function maximumInUnits(limits: UnitLimits): Minor | undefined {
  const { maxBetAmount, maxPayout, balance, odds, isBonusAccount } = limits;
  return isBonusAccount ? balance : lowestBound(maxBetAmount, payoutBound(maxPayout, odds), balance);
}

/** What pays no more than the largest payout at these odds; no odds are below one. */
function payoutBound(maxPayout: Minor | undefined, odds: MilliOdds): Minor | undefined {
  return maxPayout && (Number((BigInt(maxPayout) * 1000n) / BigInt(odds)) as Minor);
}

function lowestBound(...bounds: readonly (Minor | undefined)[]): Minor | undefined {
  return bounds.filter((bound) => bound !== undefined).toSorted((left, right) => left - right)[0];
}

/** MA-4 The maximum of a block is the maximum of the block before times its coefficient, floored; that of the first is the coupon's. */
export function blockMaximums(
  maxBetAmount: PlainNumber,
  blockOdds: readonly PlainNumber[],
  currencyDecimals: 0 | 2 | 3 = 2,
): Result<readonly number[], SlipError> {
  if (!Array.isArray(blockOdds)) return problem('malformed');
  const first = amountUnits(maxBetAmount, currencyDecimals);
  if (!first.ok) return first;
  return answerWith(rolledMaximums(first.value, blockOdds, oddsUnits), (maximums) =>
    maximums.map((maximum) => toMajor(maximum, currencyDecimals)),
  );
}

/** The maximums of blocks at these odds, in units [MA-4]. */
export function blockMaximumsInUnits(
  first: Minor,
  blockOdds: readonly MilliOdds[],
): Result<readonly Minor[], SlipError> {
  return rolledMaximums(first, blockOdds, ok);
}

function rolledMaximums<Odds>(
  first: Minor,
  blockOdds: readonly Odds[],
  read: (odds: Odds) => Result<MilliOdds, SlipError>,
): Result<readonly Minor[], SlipError> {
  const maximums: Minor[] = [];
  let exact = ratio(BigInt(first));
  for (let index = 0; index < blockOdds.length; index += 1) {
    const odds = read(blockOdds[index] as Odds);
    if (!odds.ok) return problem(odds.error.code, index);
    const maximum = minorUnits(flooredUnits(exact, 0));
    if (maximum === undefined) return problem('result-out-of-range', index);
    maximums.push(maximum);
    exact = ratio(exact.numerator * BigInt(odds.value), exact.denominator * 1000n);
  }
  return ok(maximums);
}

/** No currency has more decimals. */
const FINEST = 3;

/**
 * MA-5 The minimum of a system option is that of the server, else the larger of the coupon's minimum and the minimum per line times its lines.
 * Amounts in major units; what is no amount of any currency is left out, and where the product is beyond every number nothing can be staked.
 */
export function systemMinimum(option: {
  readonly minBetAmount: PlainNumber;
  readonly minimumPerLine: PlainNumber;
  readonly lines: number;
  readonly serverMinimum?: PlainNumber | undefined;
}): number {
  const { serverMinimum, minBetAmount, minimumPerLine, lines } = option;
  if (serverMinimum !== undefined && Number.isFinite(serverMinimum)) return serverMinimum;
  let largest = 0n;
  for (const [amount, count] of [[minBetAmount, 1] as const, [minimumPerLine, lines] as const]) {
    const [units, times] = [numberToUnits(amount, FINEST), numberToUnits(count, 0)];
    if (typeof units === 'bigint' && typeof times === 'bigint' && units * times > largest) largest = units * times;
  }
  return unitsToNumber(largest, FINEST) ?? Number.POSITIVE_INFINITY;
}

/** The same in units [MA-5]; a product that is out of range is no minimum that anybody could stake. */
export function systemMinimumInUnits(minBetAmount: Minor, minimumPerLine: Minor, lines: bigint): Minor | undefined {
  const divided = minorUnits(BigInt(minimumPerLine) * lines);
  return divided !== undefined && divided < minBetAmount ? minBetAmount : divided;
}

/** MA-6 An amount is staked when it is above zero, exact in the currency, at least the minimum and at most the maximum; a bound that is no number lets nothing pass. */
export function amountProblem(
  amount: PlainNumber,
  bounds: { readonly minimum?: PlainNumber | undefined; readonly maximum?: PlainNumber | undefined },
  decimals: 0 | 2 | 3 = 2,
): 'not-an-amount' | 'below-minimum' | 'above-maximum' | undefined {
  const units = amountUnits(amount, decimals);
  if (!units.ok || units.value === 0) return 'not-an-amount';
  const { minimum, maximum } = bounds;
  if (minimum !== undefined && !isAtMost(minimum, amount)) return 'below-minimum';
  if (maximum !== undefined && !isAtMost(amount, maximum)) return 'above-maximum';
  return undefined;
}

/** Whether the decimal that a number means is at most that of another; what is no number is neither more nor less. */
function isAtMost(one: number, other: number): boolean {
  const [left, right] = [exactDecimal(one), exactDecimal(other)];
  // an endless one has no decimal, and bounds nothing
  return left && right ? left.numerator * right.denominator <= right.numerator * left.denominator : one < other;
}

/** The same in units: the amount is exact already [MA-6]. */
export function minorProblem(
  amount: Minor,
  { minimum, maximum }: { readonly minimum?: Minor | undefined; readonly maximum?: Minor | undefined },
): ReturnType<typeof amountProblem> {
  if (amount <= 0) return 'not-an-amount';
  if (minimum !== undefined && amount < minimum) return 'below-minimum';
  return maximum !== undefined && amount > maximum ? 'above-maximum' : undefined;
}
