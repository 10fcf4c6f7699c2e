import { currencyDecimals, minorUnits, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { lineOutcomes, type LineOutcome } from '../../sports/game/line-result.ts';
import type { BetResult } from '../maths/bet-result.ts';
import { checkUnits } from '../maths/checked-slip.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { hasSystemSize } from '../maths/divided-types.ts';
import { settleInUnits } from '../maths/settle.ts';

/** A bet on a number of goals: a handicap of the home team, or a total over a line; the line in quarters. */
export interface LineExample {
  readonly kind: 'handicap' | 'total';
  readonly line: number;
  readonly odds: MilliOdds;
}

/** A coupon with the results to look at, one row of results of all its bets at a time. */
export interface CouponExample {
  readonly kind: 'coupon';
  readonly type: CouponType;
  readonly odds: readonly MilliOdds[];
  readonly systemValue?: number | undefined;
  readonly rows: readonly (readonly BetResult[])[];
}

export type WorkedExample = LineExample | CouponExample;

/** A run of goals with one result, and what it pays. */
export interface LineRow extends LineOutcome {
  readonly payout: Minor;
}

export interface ResultsRow {
  readonly results: readonly BetResult[];
  readonly payout: Minor;
}

/** What an example stakes, in major units. */
const STAKE = 1000n;

/** WEX-1 What every example stakes: 1000 of the currency; undefined for a currency that is not known. */
export function exampleStake(currency: string): Minor | undefined {
  const decimals = currencyDecimals(currency);
  return decimals === undefined ? undefined : minorUnits(STAKE * 10n ** BigInt(decimals));
}

/** WEX-2 The rows of a line, the highest number first; each pays what the coupon's own maths says. */
export function lineRows({ kind, line, odds }: LineExample, currency: string): readonly LineRow[] {
  const rows: LineRow[] = [];
  for (const outcome of lineOutcomes(kind, line)) {
    const payout = paid({ type: 'single', odds: [odds] }, [outcome.result], currency);
    if (payout === undefined) return [];
    rows.push({ ...outcome, payout });
  }
  return rows;
}

/** WEX-3 The rows of a coupon, as its author ordered them; none where the coupon's maths refuses one. */
export function couponRows(example: CouponExample, currency: string): readonly ResultsRow[] {
  const rows: ResultsRow[] = [];
  for (const results of example.rows) {
    const payout = paid(example, results, currency);
    if (payout === undefined) return [];
    rows.push({ results, payout });
  }
  return rows;
}

function paid(
  { type, odds, systemValue }: Pick<CouponExample, 'type' | 'odds' | 'systemValue'>,
  results: readonly BetResult[],
  currency: string,
): Minor | undefined {
  const amount = exampleStake(currency);
  if (amount === undefined) return undefined;
  const hasBlocks = hasSystemSize(type) || type === 'condition';
  const checked = checkUnits({
    isInUnits: true,
    type,
    amount,
    currencyDecimals: currencyDecimals(currency),
    systemValue,
    bets: odds.map((price, place) => ({
      odds: price,
      result: results[place],
      block: hasBlocks ? place + 1 : undefined,
      ...(type === 'singles' ? { amount } : {}),
    })),
  });
  if (!checked.ok) return undefined;
  const settled = settleInUnits(checked.value);
  return settled.ok ? settled.value.payout : undefined;
}
