import { describe, expect, it } from 'vitest';
import { EMPTY_COUPON, couponType, playedBets } from '../../../../core/coupon/building/coupon-state.ts';
import { couponAmount, couponSystemValue } from '../../../../core/coupon/building/coupon-slip.ts';
import { NOW, after, couponOf, couponWith, gamesOf, idOf, pick } from '../../../support/examples/coupon-examples.ts';
import { money } from '../../../support/units.ts';

describe('what was placed', () => {
  it('leaves the coupon; what was put in meanwhile or left out stays [CS-45]', () => {
    const coupon = after(couponWith(1, 2, 3), { type: 'bet-left-out', outcomeId: idOf(2) });
    const left = after(coupon, { type: 'placed', outcomeIds: [idOf(1)] });
    expect(left.bets.map(({ outcomeId, block }) => [outcomeId, block])).toEqual([
      [idOf(2), 1],
      [idOf(3), 2],
    ]);
    expect(after(left, { type: 'placed', outcomeIds: [idOf(9)] })).toBe(left);
    expect(after(left, { type: 'placed', outcomeIds: [idOf(2), idOf(3)] }).bets).toEqual([]);
  });
});

describe('picking bets', () => {
  it('holds an outcome once, however often it is added [CS-2]', () => {
    expect(gamesOf(after(couponWith(1, 2), { type: 'bet-added', bet: pick(1), at: NOW }))).toEqual([1, 2]);
  });

  it('takes a toggled outcome in, and out again [CS-2]', () => {
    const toggled = after(couponWith(1), { type: 'bet-toggled', bet: pick(2), at: NOW });
    expect(gamesOf(toggled)).toEqual([1, 2]);
    expect(gamesOf(after(toggled, { type: 'bet-toggled', bet: pick(1), at: NOW }))).toEqual([2]);
  });

  it('takes no more than 100 bets [CS-2]', () => {
    const full = couponWith(...Array.from({ length: 101 }, (_, n) => n + 1));
    expect(full.bets).toHaveLength(100);
  });

  it('leaves the coupon alone when a bet to remove is not there [CS-1]', () => {
    const coupon = couponWith(1);
    expect(after(coupon, { type: 'bet-removed', outcomeId: idOf(9) })).toBe(coupon);
  });

  it('is empty after the last bet and keeps the amounts by currency [CS-3]', () => {
    const coupon = after(
      couponWith(1),
      { type: 'amount-set', currency: 'EUR', amount: money(7) },
      { type: 'bonus-bet-deleted' },
      { type: 'bet-removed', outcomeId: idOf(1) },
    );
    expect(coupon).toEqual({ ...EMPTY_COUPON, amounts: { EUR: money(7) } });
  });

  it('keeps a left-out bet in its place but out of play [CS-5]', () => {
    const coupon = after(couponWith(1, 2, 3), { type: 'bet-left-out', outcomeId: idOf(2) });
    expect(gamesOf(coupon)).toEqual([1, 2, 3]);
    expect(playedBets(coupon).map(({ gameId }) => gameId)).toEqual([1, 3]);
    expect(playedBets(after(coupon, { type: 'bet-put-back', outcomeId: idOf(2) }))).toHaveLength(3);
  });

  it('moves a bet to a place, and to the end where the place is beyond it [CS-11]', () => {
    const coupon = couponWith(1, 2, 3);
    expect(gamesOf(after(coupon, { type: 'bet-moved', outcomeId: idOf(3), to: 0 }))).toEqual([3, 1, 2]);
    expect(gamesOf(after(coupon, { type: 'bet-moved', outcomeId: idOf(1), to: 99 }))).toEqual([2, 3, 1]);
    expect(gamesOf(after(coupon, { type: 'bet-moved', outcomeId: idOf(2), to: -5 }))).toEqual([2, 1, 3]);
    expect(gamesOf(after(coupon, { type: 'bet-moved', outcomeId: idOf(8), to: 0 }))).toEqual([1, 2, 3]);
  });
});

describe('clearing', () => {
  it('gives everything back when it is undone [CS-4]', () => {
    const coupon = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'system' });
    const cleared = after(coupon, { type: 'cleared' });
    expect(cleared.bets).toEqual([]);
    expect(after(cleared, { type: 'clear-undone' })).toEqual(coupon);
  });

  it('cannot be undone once something was put in [CS-4]', () => {
    const next = after(couponWith(1), { type: 'cleared' }, { type: 'bet-added', bet: pick(5), at: NOW });
    expect(gamesOf(after(next, { type: 'clear-undone' }))).toEqual([5]);
  });

  it('does nothing to an empty coupon [CS-1]', () => {
    const cleared = after(couponWith(1), { type: 'cleared' });
    expect(after(cleared, { type: 'cleared' })).toBe(cleared);
  });

  it('keeps nothing to undo after placing [CS-4]', () => {
    const placed = after(couponWith(1), { type: 'placed', outcomeIds: [idOf(1), idOf(2)] }, { type: 'clear-undone' });
    expect(placed.bets).toEqual([]);
  });
});

describe('the type', () => {
  it.each([
    [[1], undefined, 'single'],
    [[1, 2], undefined, 'express'],
    [[1, 2], 'system', 'express'],
    [[1, 2, 3], 'system', 'system'],
    [[1], 'chain', 'single'],
  ] as const)('of %j with %s chosen is %s [CS-6]', (games, chosen, type) => {
    const coupon = couponWith(...games);
    expect(couponType(chosen ? after(coupon, { type: 'type-chosen', couponType: chosen }) : coupon)).toBe(type);
  });

  it('falls back when a bet is left out and returns when it is put back [CS-6]', () => {
    const system = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'system' });
    const left = after(system, { type: 'bet-left-out', outcomeId: idOf(1) });
    expect(couponType(left)).toBe('express');
    expect(couponType(after(left, { type: 'bet-put-back', outcomeId: idOf(1) }))).toBe('system');
  });

  it('keeps the system value between 2 and one less than the bets [CS-7]', () => {
    const system = after(
      couponWith(1, 2, 3, 4, 5),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'system-value-chosen', value: 4 },
    );
    expect(couponSystemValue(system)).toBe(4);
    expect(couponSystemValue(after(system, { type: 'bet-removed', outcomeId: idOf(5) }))).toBe(3);
    expect(couponSystemValue(after(system, { type: 'system-value-chosen', value: 1 }))).toBe(4);
    expect(couponSystemValue(couponWith(1, 2, 3))).toBeUndefined();
  });
});

describe('where a coupon comes from', () => {
  it('replaces what was there by a coupon from a code, without doubles [CS-9]', () => {
    const coupon = after(couponWith(7), {
      type: 'filled',
      bets: [pick(1), pick(2), pick(1), pick(3)],
      couponType: 'system',
      systemValue: 2,
      at: NOW,
      source: 'code',
    });
    expect(gamesOf(coupon)).toEqual([1, 2, 3]);
    expect(couponType(coupon)).toBe('system');
    expect(coupon.isLoadedFromCode).toBe(true);
  });

  it('drops the express it came as with any change of the picks [CS-8]', () => {
    const express = couponOf({
      type: 'filled',
      bets: [pick(1), pick(2)],
      couponType: 'express',
      at: NOW,
      source: 'express',
      expressId: 'day-1',
    });
    expect(express.expressId).toBe('day-1');
    expect(after(express, { type: 'bet-removed', outcomeId: idOf(1) }).expressId).toBeUndefined();
    expect(after(express, { type: 'bet-added', bet: pick(3), at: NOW }).expressId).toBeUndefined();
  });

  it('joins what another tab left with what is known here [CS-10]', () => {
    const here = after(couponWith(1, 2), { type: 'bet-left-out', outcomeId: idOf(2) });
    const joined = after(here, {
      type: 'restored',
      stored: {
        bets: [2, 3].map((n) => ({ ...pick(n), block: n, addedAt: NOW })),
        type: 'express',
        systemValue: 2,
      },
    });
    expect(gamesOf(joined)).toEqual([2, 3]);
    expect(joined.bets[0]).toMatchObject({ isLeftOut: true, block: 1 });
    expect(joined.bets[1]).toMatchObject({ isLeftOut: false, block: 2 });
  });

  it('empties when another tab left nothing [CS-10]', () => {
    expect(after(couponWith(1), { type: 'restored', stored: { bets: [] } }).bets).toEqual([]);
  });
});

describe('amounts', () => {
  it('start with what the currency starts with, and are kept by currency [CS-30]', () => {
    const coupon = after(couponWith(1), { type: 'amount-set', currency: 'RUB', amount: money(700) });
    expect(couponAmount(coupon, 'RUB')).toBe(money(700));
    expect(couponAmount(coupon, 'EUR')).toBe(money(5));
    expect(couponAmount(after(coupon, { type: 'cleared' }), 'RUB')).toBe(money(700));
  });

  it('of bets and blocks go with the currency they were set in [CS-30]', () => {
    const coupon = after(
      couponWith(1, 2, 3),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'bet-amount-set', outcomeId: idOf(1), amount: money(50) },
      { type: 'block-amount-set', block: 2, amount: money(70) },
      { type: 'currency-changed' },
    );
    expect(coupon.bets[0]?.amount).toBeUndefined();
    expect(coupon.blockAmounts).toEqual([]);
  });
});
