import type { Bet, BetUpdate } from '../../../core/coupon/bets/bet.ts';
import type { CouponEvent } from '../../../core/coupon/building/coupon-event.ts';
import { EMPTY_COUPON, couponAfter, type CouponState } from '../../../core/coupon/building/coupon-state.ts';
import type { CouponTerms } from '../../../core/coupon/building/coupon-update.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import { milli, money, price } from '../units.ts';

export const NOW = 1_800_000_000_000;

/** A pick of game `n`: the home side wins. */
export function pick(n: number, changes: Partial<Bet> = {}): Bet {
  return {
    outcomeId: `${n}:result:0::home`,
    gameId: n,
    sportId: 1,
    champId: 10,
    kind: 'result',
    period: 0,
    code: 'home',
    odds: milli(1000 + n * 500),
    version: 1,
    isLive: false,
    champName: 'Premier League',
    homeName: `Home ${n}`,
    awayName: `Away ${n}`,
    startsAt: NOW + 3_600_000,
    ...changes,
  };
}

/** The same as a device or another page writes it: its odds are decimal. */
export function writtenPick(n: number, changes: Partial<Bet<number>> = {}): Bet<number> {
  return { ...pick(n), odds: 1 + n / 2, ...changes };
}

export function idOf(n: number): string {
  return pick(n).outcomeId;
}

/** What the server says of the pick of game `n`. */
export function updateOf(n: number, changes: Partial<BetUpdate> = {}): BetUpdate {
  const { outcomeId, gameId, odds, version, isLive, startsAt } = pick(n);
  return {
    outcomeId,
    gameId,
    odds,
    version,
    isLive,
    startsAt,
    isDisabledBanker: false,
    status: 'scheduled',
    score: { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } },
    clock: { period: 0, seconds: 0, at: NOW, isRunning: false, isShown: false },
    ...changes,
  };
}

export function terms(bets: readonly BetUpdate[] = [], changes: Partial<CouponTerms> = {}): CouponTerms {
  return {
    serverTime: NOW,
    bets,
    minBetAmount: money(10),
    maxBetAmount: money(100_000),
    systemOptions: [],
    isBonusBetAvailable: true,
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: money(0),
    maxHyperBonusLimit: money(0),
    ...changes,
  };
}

export function couponOf(...events: readonly CouponEvent[]): CouponState {
  return events.reduce(couponAfter, EMPTY_COUPON);
}

/** A coupon with the picks of these games, added one after another. */
export function couponWith(...games: readonly number[]): CouponState {
  return couponOf(...games.map((n): CouponEvent => ({ type: 'bet-added', bet: pick(n), at: NOW })));
}

export function after(state: CouponState, ...events: readonly CouponEvent[]): CouponState {
  return events.reduce(couponAfter, state);
}

export function gamesOf(state: CouponState): number[] {
  return state.bets.map(({ gameId }) => gameId);
}

/** The same coupon in major units and decimal odds. */
export function plainPlacedCoupon(id: number): PlacedCoupon {
  return {
    id,
    accountId: 7,
    currency: 'RUB',
    type: 'single',
    amount: 100,
    blockAmounts: [],
    odds: 1.5,
    bonusBet: false,
    changeMode: 'accept-increase',
    lineCount: 1,
    possibleWin: 150,
    state: 'open',
    payout: 0,
    placedAt: NOW,
    bets: [{ ...pick(1), odds: 1.5, index: 0, block: 0, status: -1 }],
  };
}

export function placedCoupon(id: number, changes: Partial<PlacedCoupon<Minor>> = {}): PlacedCoupon<Minor> {
  return {
    id,
    accountId: 7,
    currency: 'RUB',
    type: 'single',
    amount: money(100),
    blockAmounts: [],
    odds: price(1.5),
    bonusBet: false,
    changeMode: 'accept-increase',
    lineCount: 1,
    possibleWin: money(150),
    state: 'open',
    payout: money(0),
    placedAt: NOW,
    bets: [{ ...pick(1), index: 0, block: 0, status: -1 }],
    ...changes,
  };
}
