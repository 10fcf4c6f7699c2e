import { NO_MONEY, currencyDecimals, minorUnits } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import { betTroubles } from '../bets/bet-dependence.ts';
import { currentOdds, type CouponBet } from '../bets/coupon-bet.ts';
import { hasBonusBetInUnits } from '../maths/bonus-bet.ts';
import { safeLineCount } from '../maths/line-count.ts';
import { winInUnits } from '../maths/possible-win.ts';
import type { UnitSlip } from '../maths/unit-slip.ts';
import { checkBoosted } from '../promo/price-boost.ts';
import type { CheckedCoupon } from './checked-coupon.ts';
import { playedBets } from './coupon-state.ts';
import { systemOptions } from './system-options.ts';
import { typeMenu } from './type-menu.ts';

/** What a stake on the picks costs altogether, and the most that it can bring. */
export interface ComparedStake {
  readonly cost: Minor;
  readonly win: Minor;
  /** CMP-5 The largest payout, where the site refuses the stake for its win; of singles, for that of one of them. */
  readonly aboveLimit?: Minor | undefined;
}

/** The picks of a coupon as one way to bet on them. */
export interface ComparedBet {
  readonly type: 'singles' | 'express' | 'system';
  readonly systemValue?: number | undefined;
  /** Combinations that the stake is divided over; of singles the bets. */
  readonly lineCount: number;
  /** The fewest picks that must win for anything to be paid. */
  readonly mustWin: number;
  /** Why these picks cannot be bet on so; then nothing is said of stakes. */
  readonly refusal?: 'dependent' | 'banned-express' | undefined;
  /** The stake on each combination; undefined where it comes to more than can be counted. */
  readonly onEach?: ComparedStake | undefined;
  /** The stake divided over the combinations. */
  readonly inTotal?: ComparedStake | undefined;
}

type Way = Pick<ComparedBet, 'type' | 'systemValue' | 'mustWin'>;

interface StakedWay extends Way {
  readonly amount: Minor;
}

/**
 * CMP-1 The picks that take part as singles, as an express and as each system without bankers, as far as the menu offers those;
 * CMP-2 at the prices of now, with the bonus bet and a boost in force, and without exact odds.
 */
export function comparedBets(coupon: CheckedCoupon, stake: Minor): readonly ComparedBet[] {
  const bets = playedBets(coupon.state);
  return waysToBet(bets.length).map((way) => {
    const lineCount = lineCountOf(coupon, bets, way);
    const refusal = refusalOf(bets, way);
    if (refusal !== undefined) return { ...way, lineCount, refusal };
    const whole = minorUnits(BigInt(stake) * BigInt(lineCount));
    return {
      ...way,
      lineCount,
      onEach: whole === undefined ? undefined : staked(coupon, bets, { ...way, amount: whole }),
      inTotal: staked(coupon, bets, { ...way, amount: stake }),
    };
  });
}

function waysToBet(count: number): readonly Way[] {
  const menu = typeMenu(count);
  const singles: Way = { type: 'singles', mustWin: 1 };
  const express: Way = { type: 'express', mustWin: count };
  const systems = systemOptions(count).map(({ value }): Way => ({
    type: 'system',
    systemValue: value,
    mustWin: value,
  }));
  return [singles, ...systems, express].filter(({ type }) => menu.includes(type));
}

function refusalOf(bets: readonly CouponBet[], { type }: Way): ComparedBet['refusal'] {
  const answers = bets.map(({ gameId, kind }) => ({ gameId, kind }));
  const refusal = betTroubles(type, answers).find((trouble) => trouble !== undefined);
  return refusal === 'dependent' || refusal === 'banned-express' ? refusal : undefined;
}

function lineCountOf(coupon: CheckedCoupon, bets: readonly CouponBet[], way: Way): number {
  const slip = checkBoosted(slipOfWay(coupon, bets, { ...way, amount: NO_MONEY }), undefined);
  const lines = slip.ok ? safeLineCount(slip.value) : slip;
  return lines.ok ? lines.value : bets.length;
}

function staked(coupon: CheckedCoupon, bets: readonly CouponBet[], way: StakedWay): ComparedStake | undefined {
  const win = winOf(coupon, bets, way);
  return win === undefined ? undefined : { cost: way.amount, win, aboveLimit: brokenLimit(coupon, bets, way) };
}

/** CMP-5 Singles are coupons of their own, each with the whole limit. */
function brokenLimit(coupon: CheckedCoupon, bets: readonly CouponBet[], way: StakedWay): Minor | undefined {
  const limit = coupon.state.terms?.maxPayout;
  if (limit === undefined) return undefined;
  const shares = way.type === 'singles' ? sharesOf(way.amount, bets.length) : [];
  const wins =
    way.type === 'singles'
      ? bets.map((bet, place) => winOf(coupon, [bet], { ...way, amount: shares[place] ?? way.amount }))
      : [winOf(coupon, bets, way)];
  return wins.some((win) => win === undefined || win > limit) ? limit : undefined;
}

function winOf(coupon: CheckedCoupon, bets: readonly CouponBet[], way: StakedWay): Minor | undefined {
  const slip = checkBoosted(slipOfWay(coupon, bets, way), coupon.facts.boost);
  const win = slip.ok ? winInUnits(slip.value) : slip;
  return win.ok ? win.value.max : undefined;
}

function slipOfWay(
  { state, facts }: CheckedCoupon,
  bets: readonly CouponBet[],
  { type, systemValue, amount }: StakedWay,
): UnitSlip {
  const shares = type === 'singles' ? sharesOf(amount, bets.length) : [];
  return {
    isInUnits: true,
    type,
    amount,
    currencyDecimals: currencyDecimals(facts.currency),
    systemValue,
    bets: bets.map((bet, place) => ({
      odds: currentOdds(bet),
      block: type === 'system' ? place + 1 : undefined,
      amount: shares[place],
    })),
    bonusBet: hasBonusBetInUnits({
      isEnabled: facts.isBonusBetOffered,
      type,
      bets: bets.map((bet) => ({ odds: currentOdds(bet), kind: bet.offerKind })),
      isManuallyDeleted: state.isBonusBetDeleted,
    }),
  };
}

/** CMP-3 An amount in as many shares as there are singles: equal to a unit, the first ones larger, and together the amount. */
function sharesOf(amount: Minor, count: number): readonly (Minor | undefined)[] {
  return Array.from({ length: count }, (_, place) =>
    minorUnits((BigInt(amount) + BigInt(count - 1 - place)) / BigInt(count)),
  );
}
