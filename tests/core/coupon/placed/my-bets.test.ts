import { describe, expect, it } from 'vitest';
import {
  betsOfGame,
  couponsOfGame,
  isPlayingBet,
  newlySettled,
  openCouponCount,
  repeatedCoupon,
  sortedMyBets,
} from '../../../../core/coupon/placed/my-bets.ts';
import { NOW, pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';

const NIL = { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const OLD_OPEN = placedCoupon(1, { placedAt: NOW - 9000 });
const NEW_OPEN = placedCoupon(2);
const WON = placedCoupon(3, { state: 'won', placedAt: NOW + 1 });

describe('my bets', () => {
  it('show open coupons first, the newest on top [MB-1]', () => {
    expect(sortedMyBets([WON, OLD_OPEN, NEW_OPEN]).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(sortedMyBets([OLD_OPEN, WON]).map(({ id }) => id)).toEqual([1, 3]);
    expect(sortedMyBets([WON, OLD_OPEN]).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('count the open ones [MB-2]', () => {
    expect(openCouponCount([WON, OLD_OPEN, NEW_OPEN])).toBe(2);
  });

  it('tell of a coupon that was open and is settled, and of no other [MB-3]', () => {
    const lost = { ...OLD_OPEN, state: 'lost' } as const;
    expect(newlySettled([OLD_OPEN, NEW_OPEN], [lost, NEW_OPEN, WON])).toEqual([lost]);
    expect(newlySettled([], [lost, WON])).toEqual([]);
    expect(newlySettled([lost], [lost])).toEqual([]);
  });

  it('find the coupons of a game [MB-4]', () => {
    const other = placedCoupon(4, { bets: [{ ...pick(9), index: 0, block: 0, status: -1 }] });
    expect(couponsOfGame([NEW_OPEN, other], 9)).toEqual([other]);
    const express = placedCoupon(5, { bets: [...NEW_OPEN.bets, ...other.bets] });
    expect(couponsOfGame([NEW_OPEN, express], 9)).toEqual([express]);
  });

  it('of a game are as the last reply has them, settled ones by the history, the open ones first [MB-7]', () => {
    const settledOpen = { ...OLD_OPEN, state: 'lost' } as const;
    const other = placedCoupon(4, { bets: [{ ...pick(9), index: 0, block: 0, status: -1 }] });
    const gameId = NEW_OPEN.bets[0]!.gameId;
    expect(betsOfGame([NEW_OPEN, settledOpen, other], [OLD_OPEN, WON, other], gameId)).toEqual(
      sortedMyBets([NEW_OPEN, settledOpen, WON]),
    );
    expect(betsOfGame([], [WON], 9)).toEqual([]);
  });

  it('call a bet live while it is open and has a score [MB-5]', () => {
    const bet = { ...pick(1), index: 0, block: 0, status: -2, score: NIL } as const;
    expect(isPlayingBet(bet)).toBe(true);
    expect(isPlayingBet({ ...bet, status: -1 })).toBe(true);
    expect(isPlayingBet({ ...bet, score: undefined })).toBe(false);
    expect(isPlayingBet({ ...bet, status: 1 })).toBe(false);
  });

  it('repeat the open bets with their blocks and type [MB-6]', () => {
    const system = placedCoupon(5, {
      type: 'system',
      systemValue: 2,
      bets: [
        { ...pick(3), index: 2, block: 1, status: -1 },
        { ...pick(1), index: 0, block: 0, status: -2 },
        { ...pick(2), index: 1, block: 1, status: 1 },
      ],
    });
    const repeated = repeatedCoupon(system);
    expect(repeated).toMatchObject({ couponType: 'system', systemValue: 2 });
    expect(repeated?.bets.map(({ gameId, block }) => [gameId, block])).toEqual([
      [1, 0],
      [3, 1],
    ]);
    expect(repeatedCoupon(placedCoupon(6, { bets: [{ ...pick(1), index: 0, block: 0, status: 0 }] }))).toBeUndefined();
  });
});
