import type { Minor } from '../../shared/money.ts';
import { checkUnits } from '../maths/checked-slip.ts';
import { hasBonusBetInUnits } from '../maths/bonus-bet.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { winInUnits } from '../maths/possible-win.ts';
import type { CouponSearch, GeneratorCandidate, GeneratorWish } from './generator-wish.ts';

/** A coupon that the generator found: a single of one bet, else an express. */
export interface GeneratedCoupon {
  readonly picks: readonly GeneratorCandidate[];
  readonly type: Extract<CouponType, 'single' | 'express'>;
  /** What it pays if it wins, as the coupon itself would say. */
  readonly win: Minor;
  /** How far that is from the wanted win. */
  readonly distance: number;
}

/** In percent of the wanted win: GN-5 within the first a search ends; GN-10 within the second a coupon is near; beyond the third none is offered. */
export const NEAREST_PERCENT = 1;
export const NEAR_PERCENT = 5;
export const FARTHEST_PERCENT = 25;

export const NEARNESSES = ['near', 'far', 'out-of-reach'] as const;
export type Nearness = (typeof NEARNESSES)[number];

/** GN-10 A coupon within 5 percent of the wanted win is near; one within 25 is offered with what it is short of or over; beyond that the wish is out of reach. */
export function nearness(coupon: Pick<GeneratedCoupon, 'distance'>, wish: Pick<GeneratorWish, 'win'>): Nearness {
  if (isWithin(coupon, wish, NEAR_PERCENT)) return 'near';
  return isWithin(coupon, wish, FARTHEST_PERCENT) ? 'far' : 'out-of-reach';
}

/** Whether a coupon's win differs from the wanted one by at most so many percent of it. */
export function isWithin(
  { distance }: Pick<GeneratedCoupon, 'distance'>,
  { win }: Pick<GeneratorWish, 'win'>,
  percent: number,
): boolean {
  if (![distance, win, percent].every(Number.isSafeInteger)) return false;
  return BigInt(distance) * 100n <= BigInt(win) * BigInt(percent);
}

/** What names a coupon by its bets, in whatever order they stand. */
export function generatedKey(picks: readonly Pick<GeneratorCandidate, 'outcomeId'>[]): string {
  return picks
    .map(({ outcomeId }) => outcomeId)
    .toSorted()
    .join(' ');
}

/** GN-4 The coupon of these picks with the win that the coupon's own arithmetic gives; GN-11 undefined where it was offered already, or pays more than may be paid. */
export function generatedCoupon(
  picks: readonly GeneratorCandidate[],
  { wish, without, isBonusBetOffered, maxPayout }: Omit<CouponSearch, 'candidates' | 'seed' | 'count'>,
): GeneratedCoupon | undefined {
  if (without.has(generatedKey(picks))) return undefined;
  const type = picks.length === 1 ? 'single' : 'express';
  const bets = picks.map(({ odds }) => ({ odds }));
  const bonusBet = hasBonusBetInUnits({ isEnabled: isBonusBetOffered, type, bets, isManuallyDeleted: false });
  const { amount, currencyDecimals } = wish;
  const slip = checkUnits({ isInUnits: true, type, amount, currencyDecimals, bets, bonusBet });
  const win = slip.ok ? winInUnits(slip.value) : slip;
  if (!win.ok || (maxPayout !== undefined && win.value.max > maxPayout)) return undefined;
  return { picks, type, win: win.value.max, distance: Math.abs(win.value.max - wish.win) };
}
