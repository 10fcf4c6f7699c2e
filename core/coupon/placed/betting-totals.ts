import { minorUnits, type Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';
import type { CouponType } from '../maths/coupon-type.ts';

/** What some coupons of one account come to, all of one currency. */
export interface BettingTotals<Amount extends number = PlainNumber> {
  readonly open: number;
  readonly won: number;
  /** Won coupons that paid less than they cost. */
  readonly part: number;
  readonly returned: number;
  readonly lost: number;
  /** What the player staked on all of them: a free bet costs nothing. */
  readonly staked: Amount;
  /** The part of it that is staked on open ones. */
  readonly stakedOpen: Amount;
  /** What the settled ones paid, hyper bonuses with it. */
  readonly paid: Amount;
}

/** HT-1 Accounts stand each for itself: amounts of two are never added, of one currency either. */
export interface AccountTotals<Amount extends number = PlainNumber> extends BettingTotals<Amount> {
  readonly accountId: number;
  readonly currency: string;
}

/** BS-1 By what statistics are grouped: by the month of placing, by the sport, or by the type. */
export type StatisticsGroup =
  | { readonly by: 'month'; readonly month: string }
  /** Without a sport where a coupon has bets of several. */
  | { readonly by: 'sport'; readonly sportId?: number | undefined }
  | { readonly by: 'type'; readonly type: CouponType };

export type GroupTotals<Amount extends number = PlainNumber> = AccountTotals<Amount> & {
  readonly group: StatisticsGroup;
};

export const TOTALS_PARTS = ['won', 'part', 'returned', 'lost', 'open'] as const;
export type TotalsPart = (typeof TOTALS_PARTS)[number];

/** HT-2 The result is what settled coupons paid less what they cost; open ones are not in it. Nothing where it is out of range. */
export function bettingResult({
  staked,
  stakedOpen,
  paid,
}: Pick<BettingTotals<Minor>, 'staked' | 'stakedOpen' | 'paid'>): Minor | undefined {
  return minorUnits(BigInt(paid) - (BigInt(staked) - BigInt(stakedOpen)));
}

/** HT-4 How many coupons there are of each outcome, those of none left out: together they are all. */
export function totalsParts(
  totals: BettingTotals<Minor>,
): readonly { readonly part: TotalsPart; readonly count: number }[] {
  return TOTALS_PARTS.flatMap((part) => {
    const count = totals[part];
    return count === 0 ? [] : [{ part, count }];
  });
}

/** How many coupons the totals are of. */
export function totalsCount({ open, won, part, returned, lost }: BettingTotals<Minor>): number {
  return open + won + part + returned + lost;
}
