import type { Bet } from '../bets/bet.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { Minor } from '../../shared/money.ts';
import type { AnyPlacedCoupon, PlacedBet, PlacedCoupon } from './placed-coupon.ts';

/** MB-1 Open coupons come first, newest first; those settled a moment ago follow. */
export function sortedMyBets<Coupon extends AnyPlacedCoupon>(coupons: readonly Coupon[]): readonly Coupon[] {
  return coupons.toSorted(
    (left, right) => Number(right.state === 'open') - Number(left.state === 'open') || right.placedAt - left.placedAt,
  );
}

/** MB-2 The badge counts open coupons only. */
export function openCouponCount(coupons: readonly Pick<PlacedCoupon, 'state'>[]): number {
  return coupons.filter(({ state }) => state === 'open').length;
}

/** MB-3 A coupon is news when it was seen open before and is settled now. */
export function newlySettled<Coupon extends AnyPlacedCoupon>(
  before: readonly Pick<PlacedCoupon, 'id' | 'state'>[],
  after: readonly Coupon[],
): readonly Coupon[] {
  const open = new Set(before.filter(({ state }) => state === 'open').map(({ id }) => id));
  return after.filter(({ id, state }) => state !== 'open' && open.has(id));
}

/** MB-4 The coupons that hold a bet on a game. */
export function couponsOfGame<Coupon extends AnyPlacedCoupon>(
  coupons: readonly Coupon[],
  gameId: number,
): readonly Coupon[] {
  return coupons.filter(({ bets }) => bets.some((bet) => bet.gameId === gameId));
}

/** MB-7 A game's coupons by both replies: as the one asked last and often has them, else as the history does. */
export function betsOfGame<Coupon extends AnyPlacedCoupon>(
  fresh: readonly Coupon[],
  kept: readonly Coupon[],
  gameId: number,
): readonly Coupon[] {
  const ids = new Set(fresh.map(({ id }) => id));
  const rest = kept.filter(({ id }) => !ids.has(id));
  return sortedMyBets(couponsOfGame([...fresh, ...rest], gameId));
}

/** MB-5 A game counts as live in a coupon while its bet is open and has a score. */
export function isPlayingBet({ status, score }: Pick<PlacedBet, 'status' | 'score'>): boolean {
  return (status === -2 || status === -1) && score !== undefined;
}

/** What 'repeat' puts into the coupon. */
export interface RepeatedCoupon {
  readonly bets: readonly (Bet & { readonly block: number; readonly amount?: Minor | undefined })[];
  readonly couponType: CouponType;
  readonly systemValue?: number | undefined;
}

/** MB-6 Repeating brings back the open bets with their blocks and the type; without any open bet there is nothing to repeat. */
export function repeatedCoupon({ bets, type, systemValue }: PlacedCoupon<Minor>): RepeatedCoupon | undefined {
  const open = bets.filter(({ status }) => status === -2 || status === -1);
  if (open.length === 0) return undefined;
  return {
    bets: open.toSorted((left, right) => left.index - right.index).map((bet) => ({ ...bet, source: 'placed-coupon' })),
    couponType: type,
    systemValue,
  };
}
