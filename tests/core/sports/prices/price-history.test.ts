import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PRICE_DAY,
  priceDay,
  priceLine,
  priceStepsOfDay,
  withPriceStep,
  type PriceStep,
} from '../../../../core/sports/prices/price-history.ts';
import { price } from '../../../support/units.ts';

const NOW = 10 * PRICE_DAY;
const step = (ago: number, odds: number): PriceStep => ({ at: NOW - ago, odds: price(odds) });
const SIZE = { width: 100, height: 40 };
const histories = fc
  .array(fc.tuple(fc.nat(2 * PRICE_DAY), fc.integer({ min: 1001, max: 9000 })), { maxLength: 40 })
  .map((drawn) =>
    drawn
      .toSorted(([one], [other]) => other - one)
      .reduce<readonly PriceStep[]>((steps, [ago, odds]) => withPriceStep(steps, step(ago, odds / 1000)), []),
  );

describe('the history of a price', () => {
  it('is that of a day; what held when it began counts from then on [PRH-1]', () => {
    const steps = [step(PRICE_DAY + 9000, 1.5), step(PRICE_DAY + 500, 1.6), step(2000, 1.7)];
    expect(priceStepsOfDay(steps, NOW)).toEqual([step(PRICE_DAY, 1.6), step(2000, 1.7)]);
    expect(priceStepsOfDay([step(PRICE_DAY, 1.6)], NOW)).toEqual([step(PRICE_DAY, 1.6)]);
    expect(priceStepsOfDay([], NOW)).toEqual([]);
  });

  it('makes a step where a price differs from the one before [PRH-2]', () => {
    const steps = withPriceStep(withPriceStep([], step(3000, 1.5)), step(2000, 1.5));
    expect(steps).toEqual([step(3000, 1.5)]);
    expect(withPriceStep(steps, step(1000, 1.51))).toHaveLength(2);
  });

  it('says opening, highest, lowest and present price, of equal ones the earliest [PRH-3]', () => {
    const steps = [step(5000, 1.9), step(4000, 2.1), step(3000, 1.7), step(2000, 2.1), step(1000, 1.7)];
    const day = priceDay(steps, step(0, 1.8));
    expect([day.opening, day.highest, day.lowest, day.now]).toEqual([steps[0], steps[1], steps[2], step(0, 1.8)]);
    const still = priceDay([], step(0, 1.8));
    expect([still.opening, still.highest, still.lowest, still.steps]).toEqual([
      step(0, 1.8),
      step(0, 1.8),
      step(0, 1.8),
      [step(0, 1.8)],
    ]);
  });

  it('whatever it was: no step is outside of the day, none repeats, and no price is beyond highest and lowest [PRH-1, PRH-2, PRH-3]', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1001, max: 9000 }), (history, odds) => {
        const { steps, highest, lowest, now } = priceDay(history, step(0, odds / 1000));
        expect(steps.every(({ at }) => at >= NOW - PRICE_DAY && at <= NOW)).toBe(true);
        expect(steps.every((each, place) => each.odds !== steps[place - 1]?.odds)).toBe(true);
        expect(steps.every((each) => each.odds <= highest.odds && each.odds >= lowest.odds)).toBe(true);
        expect([steps.at(-1)?.odds, now]).toEqual([price(odds / 1000), step(0, odds / 1000)]);
      }),
    );
  });
});

describe('the line of a price', () => {
  it('goes across until the price changes and then to scale [PRH-5]', () => {
    const day = priceDay([step(1000, 1.5), step(500, 2), step(250, 1.75)], step(0, 1.75));
    expect(priceLine(day, SIZE)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 40 },
      { x: 50, y: 0 },
      { x: 75, y: 0 },
      { x: 75, y: 20 },
      { x: 100, y: 20 },
    ]);
  });

  it('of a price that never moved lies in the middle [PRH-5]', () => {
    for (const history of [[], [step(1000, 1.5)]]) {
      expect(priceLine(priceDay(history, step(0, 1.5)), SIZE)).toEqual([
        { x: 0, y: 20 },
        { x: 100, y: 20 },
      ]);
    }
  });
});
