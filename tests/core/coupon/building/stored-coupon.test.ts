import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponState } from '../../../../core/coupon/building/coupon-state.ts';
import {
  STORED_COUPON,
  keepCoupon,
  storedCoupon,
  type StoredCoupon,
} from '../../../../core/coupon/building/stored-coupon.ts';
import { NOW, after, couponWith, gamesOf, idOf, pick, writtenPick } from '../../../support/examples/coupon-examples.ts';
import { milli, price } from '../../../support/units.ts';

function readBack(stored: unknown): StoredCoupon {
  const parsed = STORED_COUPON.parse(stored);
  if (!parsed.ok) throw new Error('a stored coupon is never refused as a whole');
  return storedCoupon(parsed.value);
}

function throughText(coupon: CouponState): StoredCoupon {
  return readBack(JSON.parse(JSON.stringify(keepCoupon(coupon))));
}

const SYSTEM = after(
  couponWith(1, 2, 3, 4),
  { type: 'type-chosen', couponType: 'system' },
  { type: 'system-value-chosen', value: 3 },
  { type: 'banker-toggled', outcomeId: idOf(2) },
);

describe('the stored coupon', () => {
  it('keeps bets, times, type and system value under the names of the storage [SB-1]', () => {
    const kept = keepCoupon(SYSTEM);
    expect(Object.keys(kept)).toEqual(['bets', 'addedAtByBetId', 'typeId', 'systemValue']);
    expect(kept).toMatchObject({ typeId: 2, systemValue: 3, addedAtByBetId: { [idOf(1)]: NOW } });
  });

  it('comes back as the same coupon [SB-1]', () => {
    const back = after(couponWith(), { type: 'restored', stored: throughText(SYSTEM) });
    expect(back.bets).toEqual(SYSTEM.bets);
    expect([back.chosenType, back.systemValue]).toEqual(['system', 3]);
  });

  it('has decimal odds on the device, as every release wrote them, and thousandths once it is read [SB-1, OD-11]', () => {
    const kept = keepCoupon(couponWith(1, 3));
    expect(kept.bets.map(({ odds }) => odds)).toEqual([1.5, 2.5]);
    expect(throughText(couponWith(1, 3)).bets.map(({ odds }) => odds)).toEqual([price(1.5), price(2.5)]);
    const former = { bets: [{ ...writtenPick(1, { odds: 1.855 }), block: 1 }], addedAtByBetId: {} };
    expect(readBack(former).bets.map(({ odds }) => odds)).toEqual([milli(1855)]);
  });

  it('comes back at the very same odds, however often it is kept and read [SB-1, OD-11]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_000_000_000 }), (odds) => {
        let coupon = after(couponWith(), { type: 'bet-added', bet: pick(1, { odds: milli(odds) }), at: NOW });
        for (let time = 0; time < 3; time += 1) {
          coupon = after(couponWith(), { type: 'restored', stored: throughText(coupon) });
        }
        expect(coupon.bets.map((bet) => bet.odds)).toEqual([odds]);
      }),
    );
  });

  it('always comes back whole, whatever was picked and in whatever order [SB-1]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), (games) => {
        const coupon = couponWith(...games);
        expect(gamesOf(after(couponWith(), { type: 'restored', stored: throughText(coupon) }))).toEqual(games);
      }),
    );
  });

  it.each([
    ['no bet', null],
    ['an unknown outcome', { ...writtenPick(2), outcomeId: 'x' }],
    ['an unknown market', { ...writtenPick(2), kind: 'roulette' }],
    ['no price', { ...writtenPick(2), odds: undefined }],
    ['a price of 1', { ...writtenPick(2), odds: 1 }],
    ['a price as text', { ...writtenPick(2), odds: '1.5' }],
    ['a price too precise', { ...writtenPick(2), odds: 1.5001 }],
    ['an infinite price', { ...writtenPick(2), odds: Number.POSITIVE_INFINITY }],
    ['no teams', { ...writtenPick(2), homeName: undefined }],
    ['a name that is an object', { ...writtenPick(2), awayName: {} }],
    ['a negative version', { ...writtenPick(2), version: -1 }],
    ['a line that is no number', { ...writtenPick(2), line: 'x' }],
    ['a game that is no id', { ...writtenPick(2), gameId: 1.5 }],
    ['no word on live', { ...writtenPick(2), isLive: 1 }],
  ])('drops %s and keeps the others [SB-2, SB-4]', (_, entry) => {
    const { bets } = readBack({ bets: [{ ...writtenPick(1), block: 1 }, entry, { ...writtenPick(3), block: 2 }] });
    expect(bets.map(({ gameId }) => gameId)).toEqual([1, 3]);
  });

  it('reads each outcome once and no more than 100 bets [SB-3]', () => {
    const many = Array.from({ length: 500 }, (_, n) => ({ ...writtenPick(Math.floor(n / 2) + 1), block: 1 }));
    expect(readBack({ bets: many }).bets).toHaveLength(100);
  });

  it.each([[undefined], [null], [42], ['x'], [[]], [{ bets: 'all' }], [{ bets: {}, addedAtByBetId: 7 }]])(
    'reads %j as an empty coupon [SB-2]',
    (stored) => {
      expect(readBack(stored)).toEqual({ bets: [], type: undefined, systemValue: undefined });
    },
  );

  it('ignores a type and a system value that are none [SB-2]', () => {
    expect(readBack({ bets: [], typeId: 10, systemValue: 1 })).toMatchObject({
      type: undefined,
      systemValue: undefined,
    });
    expect(readBack({ bets: [], typeId: 7, systemValue: 2.5 })).toMatchObject({
      type: 'lucky',
      systemValue: undefined,
    });
  });
});
