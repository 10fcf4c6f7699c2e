import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldCombinations,
  lottoAmount,
  lottoBasket,
  oftenAndSeldom,
  randomField,
  toggledNumber,
} from '../../../../core/lotto/numbers/lotto-filling.ts';
import { lottoById, LOTTOS } from '../../../../core/lotto/numbers/lotto-rules.ts';
import { lottoTicket } from '../../../../core/lotto/numbers/lotto-ticket.ts';
import { minor } from '../../../support/units.ts';

const RULES = lottoById(1)!;

describe('a field of a lotto', () => {
  it('takes a number, gives it back, and takes none beyond the most [LT-20]', () => {
    expect(toggledNumber(RULES, [4, 9], 7)).toEqual([4, 7, 9]);
    expect(toggledNumber(RULES, [4, 7, 9], 7)).toEqual([4, 9]);
    const full = Array.from({ length: RULES.most }, (_, place) => place + 1);
    expect(toggledNumber(RULES, full, 30)).toEqual(full);
  });

  it('is filled at random with one combination [LT-20]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOTTOS),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (rules, stream) => {
          const random = { fraction: () => stream.next().value as number, uuid: () => '' };
          const field = randomField(rules, random);
          expect(field).toHaveLength(rules.chosen);
          expect(lottoTicket(rules, field)).toEqual({ ok: true, value: field });
        },
      ),
    );
  });

  it('stands for every combination of its numbers, and for none while it is not full [LT-9]', () => {
    expect([4, 5, 6, 7, 8].map((size) => fieldCombinations(RULES, range(size)))).toEqual([0, 1, 6, 21, 56]);
  });
});

describe('a basket of tickets', () => {
  const price = minor(6000);

  it('leaves out empty fields, and sums all combinations in all draws [LT-9, LT-19]', () => {
    const basket = lottoBasket(RULES, [range(5), [], range(6)], { price, drawCount: 2 });
    expect(basket).toEqual({ tickets: [range(5), range(6)], combinations: 7, amount: 84_000 });
  });

  it('tells the first field that is half filled, and what it lacks [LT-19]', () => {
    const basket = lottoBasket(RULES, [range(5), [], [1, 2]], { price, drawCount: 1 });
    expect(basket.halfFilled).toEqual({ place: 2, lacking: 3 });
  });

  it('costs nothing where it is empty, and nothing that cannot be counted', () => {
    expect(lottoBasket(RULES, [[]], { price, drawCount: 20 }).amount).toBe(0);
    expect(lottoAmount(minor(Number.MAX_SAFE_INTEGER), 2, 1)).toBeUndefined();
    expect(lottoAmount(price, Number.NaN, 1)).toBeUndefined();
  });
});

describe('how often numbers came', () => {
  it('is told of those that came oftenest and most seldom [LT-21]', () => {
    expect(oftenAndSeldom([3, 9, 1, 9, 0], 2)).toEqual([
      { number: 2, count: 9 },
      { number: 4, count: 9 },
      { number: 3, count: 1 },
      { number: 5, count: 0 },
    ]);
    expect(oftenAndSeldom([1], 2)).toEqual([{ number: 1, count: 1 }]);
  });
});

function range(size: number): readonly number[] {
  return Array.from({ length: size }, (_, place) => place + 1);
}
