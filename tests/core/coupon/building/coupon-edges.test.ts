import { describe, expect, it } from 'vitest';
import { STORED_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import {
  couponSlip,
  lineBlockCount,
  slipBlocks,
  carriesBonusBet,
} from '../../../../core/coupon/building/coupon-slip.ts';
import { EMPTY_COUPON } from '../../../../core/coupon/building/coupon-state.ts';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import { readBet } from '../../../../core/coupon/bets/read-bet.ts';
import { STORED_COUPON, keepCoupon } from '../../../../core/coupon/building/stored-coupon.ts';
import {
  NOW,
  after,
  couponWith,
  gamesOf,
  idOf,
  pick,
  terms,
  updateOf,
  writtenPick,
} from '../../../support/examples/coupon-examples.ts';
import { money, price } from '../../../support/units.ts';

const FACTS = { currency: 'RUB', isBonusBetOffered: true };
const MANY = Array.from({ length: 101 }, (_, n) => pick(n + 1));

function blocksOf({ bets }: CouponState): readonly number[] {
  return bets.map(({ block }) => block);
}

describe('the slip', () => {
  const multi = after(
    couponWith(1, 2, 3, 4, 5),
    { type: 'type-chosen', couponType: 'multi' },
    { type: 'bet-block-chosen', outcomeId: idOf(2), block: 1 },
    { type: 'bet-block-chosen', outcomeId: idOf(3), block: 0 },
  );

  it('draws the lines of a multi from its blocks, those of a system from its bets, without the lobby [CS-7]', () => {
    expect(blocksOf(multi)).toEqual([1, 1, 0, 2, 3]);
    expect(lineBlockCount(multi)).toBe(3);
    expect(lineBlockCount({ ...multi, chosenType: 'system' })).toBe(4);
  });

  it('numbers blocks in order, and bets of other types not at all [CS-33]', () => {
    const bets = [30, 4, 0, 100, 4].map((block) => ({ ...pick(1), block, addedAt: NOW, isLeftOut: false }));
    expect(slipBlocks(bets, 'system')).toEqual([4, 30, 100]);
    expect(slipBlocks(bets, 'express')).toEqual([]);
    expect(couponSlip(couponWith(1, 2), FACTS).bets.map(({ block }) => block)).toEqual([undefined, undefined]);
  });

  it('has anti-express odds in an anti-express alone, those now or those seen [CS-33]', () => {
    const known = after(
      couponWith(1, 2),
      { type: 'type-chosen', couponType: 'anti-express' },
      { type: 'terms-arrived', terms: terms([], { antiExpressOdds: price(1.3) }), at: NOW },
      { type: 'terms-arrived', terms: terms([], { antiExpressOdds: price(1.2) }), at: NOW + 1 },
    );
    expect(couponSlip(known, FACTS).antiExpressOdds).toBe(price(1.2));
    expect(couponSlip(known, FACTS, 'seen').antiExpressOdds).toBe(price(1.3));
    const express = after(known, { type: 'type-chosen', couponType: 'express' });
    expect('antiExpressOdds' in couponSlip(express, FACTS)).toBe(false);
    const unknown = after(couponWith(1, 2), { type: 'type-chosen', couponType: 'anti-express' });
    expect('antiExpressOdds' in couponSlip(unknown, FACTS)).toBe(false);
  });

  it('has exact odds above 1 alone [CS-33]', () => {
    expect('exactOdds' in couponSlip(couponWith(1), { ...FACTS, exactOdds: price(1) })).toBe(false);
    expect(couponSlip(couponWith(1), { ...FACTS, exactOdds: price(1.001) }).exactOdds).toBe(price(1.001));
  });

  it('carries no bonus bet with one bet that may not be in an express [CS-32]', () => {
    const update = updateOf(2, { trouble: 'banned-express' });
    const banned = after(couponWith(1, 2, 3), { type: 'terms-arrived', terms: terms([update]), at: NOW });
    expect(carriesBonusBet(banned, FACTS)).toBe(false);
    const suspended = { ...update, trouble: 'suspended' } as const;
    const other = after(couponWith(1, 2, 3), { type: 'terms-arrived', terms: terms([suspended]), at: NOW });
    expect(carriesBonusBet(other, FACTS)).toBe(true);
  });
});

describe('the coupon', () => {
  it('keeps its bets when the currency changes, without the terms of the former one [CS-30]', () => {
    const known = after(couponWith(1, 2), {
      type: 'terms-arrived',
      terms: terms([], { antiExpressOdds: price(1.3) }),
      at: NOW,
    });
    const changed = after(known, { type: 'currency-changed' });
    expect(gamesOf(changed)).toEqual([1, 2]);
    expect([changed.terms, changed.termsAt, changed.seenAntiExpressOdds]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps the amounts of the other blocks when one is set [CS-13]', () => {
    const condition = after(
      couponWith(1, 2, 3),
      { type: 'type-chosen', couponType: 'condition' },
      { type: 'block-amount-set', block: 2, amount: money(20) },
      { type: 'block-amount-set', block: 3, amount: money(30) },
    );
    expect(condition.blockAmounts).toEqual(['max', money(20), money(30)]);
  });

  it('takes prices that were refused for the bets they name, and anti-express odds where there are terms [CS-23]', () => {
    const refusal = {
      type: 'prices-refused',
      bets: [{ index: 0, outcomeId: idOf(2), odds: price(2.5), version: 9 }],
      antiExpressOdds: price(1.1),
      at: NOW,
    } as const;
    const known = after(couponWith(1, 2), {
      type: 'terms-arrived',
      terms: terms([], { antiExpressOdds: price(1.3) }),
      at: NOW,
    });
    const refused = after(known, refusal);
    expect(refused.bets.map(({ update }) => update?.odds)).toEqual([undefined, price(2.5)]);
    expect(refused.terms).toEqual({ ...terms([]), antiExpressOdds: price(1.1) });
    expect(after(known, { ...refusal, antiExpressOdds: undefined }).terms?.antiExpressOdds).toBe(price(1.3));
    expect(after(couponWith(1, 2), refusal).terms).toBeUndefined();
  });

  it('takes a size of system from 2 on [CS-7]', () => {
    const three = after(couponWith(1, 2, 3), { type: 'system-value-chosen', value: 3 });
    expect(after(three, { type: 'system-value-chosen', value: 2 }).systemValue).toBe(2);
    expect(after(three, { type: 'system-value-chosen', value: 1 }).systemValue).toBe(3);
    expect(after(three, { type: 'system-value-chosen', value: 2.5 }).systemValue).toBe(3);
  });

  it('is asked for anew when bets are left out or put back [CS-8]', () => {
    const known = after(couponWith(1, 2), { type: 'terms-arrived', terms: terms([]), at: NOW });
    expect(known.areTermsBehind).toBe(false);
    const left = after(known, { type: 'bet-left-out', outcomeId: idOf(1) });
    expect(left.areTermsBehind).toBe(true);
  });

  it('lets a banker that may be none any more go back, and finds it by its outcome [CS-12]', () => {
    const system = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'banker-toggled', outcomeId: idOf(2) },
    );
    expect(blocksOf(system)).toEqual([1, 0, 2, 3]);
    const barred = updateOf(2, { isDisabledBanker: true });
    const known = after(system, { type: 'terms-arrived', terms: terms([barred]), at: NOW });
    const back = after(known, { type: 'banker-toggled', outcomeId: idOf(2) });
    expect(blocksOf(back)).toEqual([1, 4, 2, 3]);
    expect(blocksOf(after(back, { type: 'banker-toggled', outcomeId: idOf(2) }))).toEqual([1, 4, 2, 3]);
    expect(after(system, { type: 'banker-toggled', outcomeId: 'none' })).toBe(system);
  });

  it('follows the order of its bets as a multi and as a condition, not as a system [CS-17, CS-18]', () => {
    const turned: CouponState = {
      ...couponWith(1, 2, 3),
      bets: couponWith(1, 2, 3).bets.map((bet, index) => ({ ...bet, block: 3 - index })),
    };
    const typed = (couponType: 'multi' | 'condition' | 'system') =>
      blocksOf(after(turned, { type: 'type-chosen', couponType }));
    expect([typed('multi'), typed('condition'), typed('system')]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [3, 2, 1],
    ]);
    const lobby = after(
      couponWith(1, 2, 3, 4),
      { type: 'type-chosen', couponType: 'system' },
      { type: 'banker-toggled', outcomeId: idOf(1) },
    );
    expect(blocksOf(after(lobby, { type: 'type-chosen', couponType: 'multi' }))).toEqual([0, 1, 2, 3]);
    expect(blocksOf(after(lobby, { type: 'type-chosen', couponType: 'condition' }))).toEqual([4, 1, 2, 3]);
  });

  it('moves a block to the ends where its place is beyond them [CS-16]', () => {
    const condition = after(couponWith(1, 2, 3), { type: 'type-chosen', couponType: 'condition' });
    expect(blocksOf(after(condition, { type: 'block-moved', block: 1, to: 9 }))).toEqual([3, 1, 2]);
    expect(blocksOf(after(condition, { type: 'block-moved', block: 3, to: -9 }))).toEqual([2, 3, 1]);
    expect(blocksOf(after(condition, { type: 'block-moved', block: 1, to: 2 }))).toEqual([2, 1, 3]);
  });
});

describe('a coupon from elsewhere', () => {
  const fill = { type: 'filled', couponType: 'system', at: NOW, source: 'placed-coupon' } as const;

  it('has its blocks and amounts, at most 100 bets and a size of at least 2 [CS-9]', () => {
    const amounts = after(couponWith(9), { type: 'amount-set', currency: 'RUB', amount: money(70) });
    const filled = after(amounts, {
      ...fill,
      bets: [{ ...pick(1), block: 0, amount: money(5) }, { ...pick(2), block: 7 }, pick(3), { ...pick(4), block: 7 }],
      systemValue: 3,
    });
    expect(blocksOf(filled)).toEqual([0, 2, 1, 2]);
    expect(filled.bets.map(({ amount }) => amount)).toEqual([money(5), undefined, undefined, undefined]);
    expect([filled.systemValue, filled.amounts, filled.isLoadedFromCode]).toEqual([3, { RUB: money(70) }, false]);
    expect(filled.blockAmounts).toEqual(['max', 'max']);
    expect([after(amounts, { ...fill, bets: [pick(1)], systemValue: 1 }).systemValue]).toEqual([2]);
    expect(after(amounts, { ...fill, bets: [pick(1)] }).systemValue).toBe(2);
    expect(after(amounts, { ...fill, bets: MANY }).bets).toHaveLength(100);
  });

  it('from another tab is full with 100 bets, and what was cleared stays when it is empty [CS-4, CS-10]', () => {
    const stored = { bets: MANY.map((bet, index) => ({ ...bet, block: index + 1, addedAt: NOW })) };
    const restored = after(couponWith(1), { type: 'restored', stored });
    expect(restored.bets).toHaveLength(100);
    expect(restored.systemValue).toBe(2);
    const cleared = after(
      couponWith(1),
      { type: 'amount-set', currency: 'RUB', amount: money(70) },
      { type: 'cleared' },
    );
    const emptied = after(cleared, { type: 'restored', stored: { bets: [], type: 'system', systemValue: 5 } });
    expect(emptied).toEqual({ ...EMPTY_COUPON, amounts: { RUB: money(70) }, cleared: cleared.cleared });
  });
});

describe('what the device keeps', () => {
  const kept = (changes: object): unknown => {
    const parsed = STORED_COUPON.parse({ ...keepCoupon(couponWith(1)), ...changes });
    return parsed.ok ? parsed.value : undefined;
  };

  it.each([
    [{ typeId: 99 }, undefined],
    [{ typeId: '2' }, undefined],
    [{ typeId: 2 }, 2],
  ])('has the type of %o as %o [SB-2]', (changes, typeId) => {
    expect(kept(changes)).toMatchObject({ typeId });
  });

  it('has a size of system from 2 on, and the times of its own bets alone [SB-2]', () => {
    expect(kept({ systemValue: 2 })).toMatchObject({ systemValue: 2 });
    const times = { [idOf(1)]: 5, [idOf(2)]: 6 };
    expect(kept({ addedAtByBetId: times })).toMatchObject({ addedAtByBetId: { [idOf(1)]: 5 } });
    expect(kept({ addedAtByBetId: times })).not.toHaveProperty(['addedAtByBetId', idOf(2)]);
    expect(kept({ addedAtByBetId: { [idOf(1)]: 'x' } })).toMatchObject({ addedAtByBetId: {} });
    expect(kept({ addedAtByBetId: { [idOf(1)]: 'x' } })).not.toHaveProperty(['addedAtByBetId', idOf(1)]);
  });

  it.each([
    ['code', ''],
    ['code', 1],
    ['champName', undefined],
    ['champName', 'a'.repeat(301)],
    ['outcomeId', 5],
    ['kind', 7],
    ['label', ''],
    ['line', Number.NaN],
    ['line', Number.POSITIVE_INFINITY],
    ['sportId', '1'],
    ['champId', -1],
    ['period', 0.5],
    ['startsAt', '5'],
    ['odds', 1],
  ])('has no bet whose %s is %o [SB-4]', (field, value) => {
    expect(readBet({ ...writtenPick(1), [field]: value })).toBeUndefined();
  });

  it('has bets with a line, with names of 300 characters and from the first game of all [SB-4]', () => {
    const bet = writtenPick(1, { line: -2.5, champName: 'a'.repeat(300), gameId: 0, startsAt: 0, odds: 1.001 });
    expect(readBet(bet)).toEqual(bet);
  });

  it.each([
    [{ exactOdds: 1 }, { exactOdds: 0 }],
    [{ exactOdds: 1.001 }, { exactOdds: 1.001 }],
    [{ exactOdds: 1.0001 }, { exactOdds: 0 }],
    [{ exactOdds: '2' }, { exactOdds: 0 }],
    [{ isBalanceShown: false }, { isBalanceShown: false }],
    [{ isBalanceShown: true }, { isBalanceShown: true }],
    [
      { isDroppedOnScoreChange: true, isOneClickActive: true },
      { isDroppedOnScoreChange: true, isOneClickActive: false },
    ],
    [{ oneClickAmount: 50 }, { oneClickAmount: 50, bonusAccountOneClickAmount: 0 }],
    [{ bonusAccountOneClickAmount: 60 }, { oneClickAmount: 0, bonusAccountOneClickAmount: 60 }],
    [{ oneClickAmount: 0.0001 }, { oneClickAmount: 0 }],
    [{ oneClickAmount: '50' }, { oneClickAmount: 0 }],
    [{ oneClickAmount: -5 }, { oneClickAmount: 0 }],
  ])('has of the settings %o: %o [SB-10]', (stored, read) => {
    expect(STORED_COUPON_SETTINGS.parse(stored)).toMatchObject({ ok: true, value: read });
  });

  it('has the steps of currencies by their three capitals [SB-10]', () => {
    const steps = { RUB: 5, XRUB: 5, RUBX: 5, EUR: 0, USD: '5', JPY: -1, GBP: 0.0001 };
    const read = STORED_COUPON_SETTINGS.parse({ amountStepByCurrency: steps });
    expect(read.ok && read.value.amountStepByCurrency).toEqual({ RUB: 5 });
  });
});
