import type { CouponType } from '../maths/coupon-type.ts';
import type { Minor } from '../../shared/money.ts';
import type { PlainNumber } from '../../shared/tagged.ts';

/** What decides whether a bet above the maximum can be asked for. */
export interface VipBetFacts {
  readonly isShown: boolean;
  readonly type: CouponType;
  readonly bets: readonly { readonly isLive: boolean }[];
  readonly maxBetAmount: PlainNumber | Minor | undefined;
}

/** VIP-1..VIP-4 A VIP bet needs a finite maximum, at least one bet, bets of the line only, and is not offered for singles. */
export function isVipBetOffered({ isShown, type, bets, maxBetAmount }: VipBetFacts): boolean {
  if (!isShown || type === 'singles' || bets.length === 0) return false;
  return Number.isFinite(maxBetAmount) && bets.every(({ isLive }) => !isLive);
}

/** VIP-5 A VIP bet that the player switched on is asked for only while it is offered. */
export function isVipBetActive(isSwitchedOn: boolean, facts: VipBetFacts): boolean {
  return isSwitchedOn && isVipBetOffered(facts);
}

export type VipObstacle = 'vip-begun' | 'vip-not-offered';

/** VIP-3 Why a VIP bet is not taken: a game of it has begun meanwhile, or none is offered at all. */
export function vipObstacle(facts: VipBetFacts): VipObstacle | undefined {
  if (isVipBetOffered(facts)) return undefined;
  const beforeTheStart = facts.bets.map(() => ({ isLive: false }));
  return isVipBetOffered({ ...facts, bets: beforeTheStart }) ? 'vip-begun' : 'vip-not-offered';
}
