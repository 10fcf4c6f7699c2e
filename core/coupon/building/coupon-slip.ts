import { NO_MONEY, currencyDecimals, minorUnits } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { initialInUnits } from '../amounts/initial-amount.ts';
import { hasBonusBetInUnits } from '../maths/bonus-bet.ts';
import { currentOdds, isGoneBet } from '../bets/coupon-bet.ts';
import type { CouponBet } from '../bets/coupon-bet.ts';
import { amountOfBlock } from '../bets/coupon-blocks.ts';
import { couponType, playedBets } from './coupon-state.ts';
import type { CouponState } from './coupon-state.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import type { PriceBoost } from '../promo/price-boost.ts';
import { hasSystemSize } from '../maths/divided-types.ts';
import type { UnitSlip } from '../maths/unit-slip.ts';
import { fittingSystemValue } from './system-options.ts';

/** What the maths needs beside the coupon itself. */
export interface SlipFacts {
  readonly currency: string;
  /** Undefined where the player asked for none. */
  readonly exactOdds?: MilliOdds | undefined;
  /** Whether the site offers the bonus bet. */
  readonly isBonusBetOffered: boolean;
  /** What a promo code in force adds to the total odds. */
  readonly boost?: PriceBoost | undefined;
}

/** A coupon as the maths sees it, in units. */
export type CouponSlip = UnitSlip;

/** CS-30 The amount the player set in this currency, else its initial amount. */
export function couponAmount({ amounts }: CouponState, currency: string): Minor {
  if (!Object.hasOwn(amounts, currency)) return initialInUnits(currency);
  return stake(amounts[currency]);
}

/** CS-31 A bet of singles stakes its own amount, or the coupon's. */
export function betAmount(state: CouponState, bet: CouponBet, currency: string): Minor {
  return bet.amount === undefined ? couponAmount(state, currency) : stake(bet.amount);
}

/** What is no amount stakes nothing. */
function stake(amount: Minor | undefined): Minor {
  const units = amount === undefined ? undefined : minorUnits(amount);
  return units === undefined ? NO_MONEY : units;
}

/** How many blocks of a system or multi the lines are drawn from. */
export function lineBlockCount(state: CouponState): number {
  const bets = playedBets(state).filter(({ block }) => block > 0);
  return couponType(state) === 'multi' ? new Set(bets.map(({ block }) => block)).size : bets.length;
}

/** CS-7 The system value stays between 2 and one less than the bets or blocks it is drawn from. */
export function couponSystemValue(state: CouponState): number | undefined {
  const type = couponType(state);
  if (!hasSystemSize(type)) return undefined;
  return fittingSystemValue(state.systemValue, lineBlockCount(state));
}

/** CS-32 The bonus bet is carried where the site and the terms offer it and the player did not delete it. */
export function carriesBonusBet(state: CouponState, { isBonusBetOffered }: SlipFacts): boolean {
  const bets = playedBets(state);
  return hasBonusBetInUnits({
    isEnabled: isBonusBetOffered && state.terms?.isBonusBetAvailable === true,
    type: couponType(state),
    bets: bets.map((bet) => ({ odds: currentOdds(bet), kind: bet.offerKind })),
    isManuallyDeleted: state.isBonusBetDeleted || bets.some(({ trouble }) => trouble === 'banned-express'),
  });
}

/** CS-33 The coupon as the maths sees it: the bets that take part, at the prices now or at those the player saw, blocks without gaps. */
export function couponSlip(state: CouponState, facts: SlipFacts, prices: 'now' | 'seen' = 'now'): CouponSlip {
  const type = couponType(state);
  const bets = playedBets(state);
  const blocks = slipBlocks(bets, type);
  const { exactOdds, currency } = facts;
  // they are the server's, of all the bets together
  const hasGone = state.bets.some((bet) => !bet.isLeftOut && isGoneBet(bet));
  const antiExpressOdds = prices === 'now' ? state.terms?.antiExpressOdds : state.seenAntiExpressOdds;
  return {
    isInUnits: true,
    type,
    amount: couponAmount(state, currency),
    currencyDecimals: currencyDecimals(currency),
    bets: bets.map((bet) => ({
      odds: prices === 'now' ? currentOdds(bet) : bet.odds,
      block: blockInSlip(bet, blocks),
      ...(type === 'singles' ? { amount: betAmount(state, bet, currency) } : {}),
    })),
    systemValue: couponSystemValue(state),
    ...(type === 'condition' ? { blockAmounts: blocks.map((block) => amountOfBlock(state.blockAmounts, block)) } : {}),
    ...(type === 'anti-express' && antiExpressOdds !== undefined && !hasGone ? { antiExpressOdds } : {}),
    ...(exactOdds !== undefined && exactOdds > 1000 ? { exactOdds } : {}),
    bonusBet: carriesBonusBet(state, facts),
  };
}

/** The block numbers in use, in order; only a system, multi and condition have any. */
export function slipBlocks(bets: readonly CouponBet[], type: CouponType): readonly number[] {
  if (!hasSystemSize(type) && type !== 'condition') return [];
  return [...new Set(bets.map(({ block }) => block))].filter((block) => block > 0).toSorted((a, b) => a - b);
}

function blockInSlip(bet: CouponBet, blocks: readonly number[]): number | undefined {
  if (blocks.length === 0) return undefined;
  return bet.block === 0 ? 0 : blocks.indexOf(bet.block) + 1;
}
