import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milli } from '../../../support/units.ts';
import { nextChangeAt, priceAfter, priceAt, type ShownPrice } from '../../../../core/sports/line/price-move.ts';

const open: ShownPrice = { odds: 1.9, isLocked: false };

describe('a price that moves', () => {
  it.each([
    [2, 'up'],
    [1.8, 'down'],
  ])('to %s shows %s for three seconds [LN-11]', (odds, direction) => {
    const moved = priceAfter(open, { odds, isLocked: false }, 1000);
    expect(moved).toEqual({ odds, isLocked: false, direction, movedAt: 1000 });
    expect(nextChangeAt(moved)).toBe(4000);
    expect(priceAt(moved, 3999).direction).toBe(direction);
    expect(priceAt(moved, 4000).direction).toBeUndefined();
  });

  it('shows no small move, until small moves have come to a hundredth [LN-11]', () => {
    const crept = [1.905, 1.91, 1.915].reduce(
      (price, odds) => priceAfter(price, { odds, isLocked: false }, 1000),
      open,
    );
    expect([crept.odds, crept.direction, nextChangeAt(crept)]).toEqual([1.915, undefined, undefined]);
    const moved = priceAfter(crept, { odds: 1.92, isLocked: false }, 2000);
    expect([moved.direction, moved.movedAt]).toEqual(['up', 2000]);
    expect(priceAfter(moved, { odds: 1.91, isLocked: false }, 3000).movedAt).toBe(2000);
  });

  it('shows a move of exactly a hundredth, and none that is a thousandth of the odds less [LN-11]', () => {
    for (let hundredth = 11; hundredth <= 5000; hundredth += 1) {
      const from = { odds: milli(hundredth * 100), isLocked: false };
      const to = (odds: number) => priceAfter(from, { odds: milli(odds), isLocked: false }, 0).direction;
      expect([to(hundredth * 101), to(hundredth * 101 - 1), to(hundredth * 99)]).toEqual(['up', undefined, 'down']);
    }
  });

  it('stays the same object when nothing changed [LN-11]', () => {
    expect(priceAfter(open, { odds: 1.9, isLocked: false }, 1000)).toBe(open);
    expect(nextChangeAt(open)).toBeUndefined();
  });

  it('locks at once [LN-12]', () => {
    expect(priceAfter(open, { odds: 1.9, isLocked: true }, 1000).isLocked).toBe(true);
  });

  it('opens a second after the feed opened it [LN-13]', () => {
    const locked = priceAfter(open, { odds: 1.9, isLocked: true }, 0);
    const opening = priceAfter(locked, { odds: 1.9, isLocked: false }, 100);
    expect(opening.isLocked).toBe(true);
    expect(nextChangeAt(opening)).toBe(1100);
    expect(priceAt(opening, 1099).isLocked).toBe(true);
    expect(priceAt(opening, 1100)).toEqual({ odds: 1.9, isLocked: false, openedAt: undefined });
  });

  it('stays locked while the lock flaps every 300 ms, and opens once it rests [LN-13]', () => {
    let price = open;
    for (let turn = 0; turn <= 20; turn += 1) {
      price = priceAfter(price, { odds: 1.9, isLocked: turn % 2 === 0 }, turn * 300);
      expect(price.isLocked).toBe(true);
    }
    price = priceAfter(price, { odds: 1.9, isLocked: false }, 6300);
    expect(priceAt(price, 7299).isLocked).toBe(true);
    expect(priceAt(price, 7300).isLocked).toBe(false);
  });

  it('always shows the odds last fed and never opens a price the feed holds locked [LN-12]', () => {
    const anyFeed = fc.array(
      fc.record({ odds: fc.constantFrom(1.5, 1.9, 2.4), isLocked: fc.boolean(), wait: fc.nat({ max: 2000 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(anyFeed, (feed) => {
        let price = open;
        let now = 0;
        for (const { wait, ...fed } of feed) {
          now += wait;
          price = priceAfter(priceAt(price, now), fed, now);
          expect(price.odds).toBe(fed.odds);
          expect(price.isLocked || !fed.isLocked).toBe(true);
        }
      }),
    );
  });
});
