import { currencyDecimals, minorUnits, type Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { resultOver, type LineResult } from '../../sports/game/line-result.ts';
import type { BetResult } from '../maths/bet-result.ts';
import { checkUnits } from '../maths/checked-slip.ts';
import type { CouponType } from '../maths/coupon-type.ts';
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

/** What a bet on a line comes to at the goals from `from` to `to`: the lead of the home team, or the goals of both; an open end has no bound. */
export interface LineRow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly result: LineResult;
  readonly payout: Minor;
}

export interface CouponRow {
  readonly results: readonly BetResult[];
  readonly payout: Minor;
}

/** What an example stakes, in major units. */
const STAKE = 1000;
const BEYOND = 2;

/** WEX-1 What every example stakes: 1000 of the currency; undefined for a currency that is not known. */
export function exampleStake(currency: string): Minor | undefined {
  const decimals = currencyDecimals(currency);
  return decimals === undefined ? undefined : minorUnits(BigInt(STAKE) * 10n ** BigInt(decimals));
}

/** WEX-2 The rows of a line, the highest number first, equal results in one; each pays what the coupon's own maths says. */
export function lineRows({ kind, line, odds }: LineExample, currency: string): readonly LineRow[] {
  const limit = kind === 'handicap' ? 0 - line : line;
  const lowest = kind === 'handicap' ? Math.floor(limit) - BEYOND : 0;
  const highest = Math.ceil(limit) + BEYOND;
  const rows: LineRow[] = [];
  for (let value = highest; value >= lowest; value -= 1) {
    const result = resultOver(value, limit);
    const payout = paid({ type: 'single', odds: [odds] }, [result], currency);
    if (payout === undefined) return [];
    const last = rows.at(-1);
    if (last?.result === result) rows[rows.length - 1] = { ...last, from: value };
    else rows.push({ from: value, to: value, result, payout });
  }
  return rows.map((row, place) => ({
    ...row,
    to: place === 0 ? undefined : row.to,
    from: place === rows.length - 1 ? undefined : row.from,
  }));
}

/** WEX-3 The rows of a coupon, as its author ordered them. */
export function couponRows(example: CouponExample, currency: string): readonly CouponRow[] {
  return example.rows.flatMap((results) => {
    const payout = paid(example, results, currency);
    return payout === undefined ? [] : [{ results, payout }];
  });
}

/** WEX-4 The two halves that a bet on a quarter line is made of; nothing for another line. */
export function lineHalves(line: number): readonly [number, number] | undefined {
  return Number.isInteger(line * 2) ? undefined : [line + Math.sign(line) * -0.25, line + Math.sign(line) * 0.25];
}

function paid(
  { type, odds, systemValue }: Pick<CouponExample, 'type' | 'odds' | 'systemValue'>,
  results: readonly BetResult[],
  currency: string,
): Minor | undefined {
  const amount = exampleStake(currency);
  if (amount === undefined) return undefined;
  const checked = checkUnits({
    isInUnits: true,
    type,
    amount,
    currencyDecimals: currencyDecimals(currency),
    systemValue,
    bets: odds.map((price, place) => ({ odds: price, result: results[place] })),
  });
  if (!checked.ok) return undefined;
  const settled = settleInUnits(checked.value);
  return settled.ok ? settled.value.payout : undefined;
}
