import { describe, expect, it } from 'vitest';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { after, couponWith, idOf, terms, updateOf } from '../../../support/examples/coupon-examples.ts';
import { money } from '../../../support/units.ts';

function blocksOf(coupon: CouponState): Record<number, number> {
  return Object.fromEntries(coupon.bets.map(({ gameId, block }) => [gameId, block]));
}

const CONDITION = after(couponWith(1, 2, 3, 4), { type: 'type-chosen', couponType: 'condition' });

describe('blocks', () => {
  it('start with one bet each, in the order of the bets [CS-17]', () => {
    expect(blocksOf(CONDITION)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
    expect(blocksOf(after(CONDITION, { type: 'bet-moved', outcomeId: idOf(4), to: 0 }))).toEqual({
      4: 1,
      1: 2,
      2: 3,
      3: 4,
    });
  });

  it('follow a chain that was put in another order before [CS-17]', () => {
    const moved = after(couponWith(1, 2, 3), { type: 'bet-moved', outcomeId: idOf(3), to: 0 });
    expect(blocksOf(after(moved, { type: 'type-chosen', couponType: 'condition' }))).toEqual({ 3: 1, 1: 2, 2: 3 });
  });

  it('close up when a bet joins another block [CS-13, CS-14]', () => {
    const joined = after(CONDITION, { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 });
    expect(blocksOf(joined)).toEqual({ 1: 1, 2: 1, 3: 2, 4: 3 });
  });

  it('grow by one when a bet goes behind the last [CS-14]', () => {
    const joined = after(CONDITION, { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 });
    expect(blocksOf(after(joined, { type: 'bet-block-chosen', outcomeId: idOf(1), block: 99 }))).toEqual({
      2: 1,
      3: 2,
      4: 3,
      1: 4,
    });
  });

  it('close up when their only bet is removed, and keep their amounts [CS-13]', () => {
    const amounts = after(CONDITION, { type: 'block-amount-set', block: 3, amount: money(30) });
    const without = after(amounts, { type: 'bet-removed', outcomeId: idOf(2) });
    expect(blocksOf(without)).toEqual({ 1: 1, 3: 2, 4: 3 });
    expect(without.blockAmounts).toEqual(['max', money(30), 'max']);
  });

  it('come apart when removed: each bet has a block of its own again [CS-15]', () => {
    const joined = after(
      CONDITION,
      { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 },
      { type: 'block-removed', block: 1 },
    );
    expect(blocksOf(joined)).toEqual({ 3: 1, 4: 2, 1: 3, 2: 4 });
  });

  it('move with their bets and their amount [CS-16]', () => {
    const amounts = after(CONDITION, { type: 'block-amount-set', block: 3, amount: money(30) });
    const moved = after(amounts, { type: 'block-moved', block: 3, to: 1 });
    expect(blocksOf(moved)).toEqual({ 3: 1, 1: 2, 2: 3, 4: 4 });
    expect(moved.blockAmounts).toEqual([money(30), 'max', 'max', 'max']);
    expect(blocksOf(after(CONDITION, { type: 'block-moved', block: 9, to: 1 }))).toEqual(blocksOf(CONDITION));
  });

  it('have a lobby in a multi and none in a condition [CS-18]', () => {
    const multi = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'multi' },
      { type: 'bet-block-chosen', outcomeId: idOf(2), block: 0 },
    );
    expect(blocksOf(multi)).toEqual({ 2: 0, 1: 1, 3: 2, 4: 3 });
    const condition = after(multi, { type: 'type-chosen', couponType: 'condition' });
    expect(blocksOf(condition)).toEqual({ 1: 1, 3: 2, 4: 3, 2: 4 });
  });
});

describe('a banker', () => {
  const system = after(couponWith(1, 2, 3, 4), { type: 'type-chosen', couponType: 'system' });

  it('is in block 0 until it is toggled back [CS-12]', () => {
    const banked = after(system, { type: 'banker-toggled', outcomeId: idOf(1) });
    expect(blocksOf(banked)).toEqual({ 1: 0, 2: 1, 3: 2, 4: 3 });
    expect(blocksOf(after(banked, { type: 'banker-toggled', outcomeId: idOf(1) }))).toEqual({ 2: 1, 3: 2, 4: 3, 1: 4 });
  });

  it('is chosen in a system only [SW-3]', () => {
    for (const couponType of COUPON_TYPES.filter((type) => type !== 'system')) {
      const coupon = after(couponWith(1, 2, 3, 4), { type: 'type-chosen', couponType });
      expect(after(coupon, { type: 'banker-toggled', outcomeId: idOf(1) })).toBe(coupon);
    }
  });

  it('is no bet that the server names as none [CS-12]', () => {
    const known = after(system, {
      type: 'terms-arrived',
      terms: terms([updateOf(1, { isDisabledBanker: true })]),
      at: 1,
    });
    expect(after(known, { type: 'banker-toggled', outcomeId: idOf(1) })).toBe(known);
  });
});
