import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinationCount,
  guessedCombinations,
  lottoHits,
  lottoTicket,
} from '../../../../core/lotto/numbers/lotto-ticket.ts';

const LOTTO = { chosen: 5, most: 7, highest: 36 };

describe('a ticket of a lotto', () => {
  it.each([
    [[5, 4, 36, 1, 2], { ok: true, value: [1, 2, 4, 5, 36] }],
    [[7, 6, 5, 4, 3, 2, 1], { ok: true, value: [1, 2, 3, 4, 5, 6, 7] }],
    [[1, 2, 3, 4], { ok: false, error: { code: 'wrong-count' } }],
    [[1, 2, 3, 4, 5, 6, 7, 8], { ok: false, error: { code: 'wrong-count' } }],
    [[], { ok: false, error: { code: 'wrong-count' } }],
    [[1, 2, 3, 4, 37], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[0, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[1.5, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[Number.NaN, 2, 3, 4, 5], { ok: false, error: { code: 'not-of-this-lotto' } }],
    [[2, 2, 3, 4, 5], { ok: false, error: { code: 'twice' } }],
  ])('of %o is %o [LT-5]', (numbers, ticket) => {
    expect(lottoTicket(LOTTO, numbers)).toEqual(ticket);
  });

  it('is the same in any order [LT-5]', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { minLength: 5, maxLength: 7 });
    fc.assert(
      fc.property(numbers, (ticket) => {
        const read = lottoTicket(LOTTO, ticket);
        expect(read).toEqual(lottoTicket(LOTTO, ticket.toReversed()));
        expect(read.ok && new Set(read.value)).toEqual(new Set(ticket));
      }),
    );
  });

  it('is hit by the numbers that were drawn [LT-6]', () => {
    expect(lottoHits([1, 2, 3, 4, 5], [5, 9, 1])).toEqual([1, 5]);
    expect(lottoHits([], [5])).toEqual([]);
  });

  // the tables of combinations of any textbook
  it.each([
    [36, 5, 376_992],
    [45, 6, 8_145_060],
    [49, 7, 85_900_584],
    [80, 10, 1_646_492_110_120],
    [20, 4, 4845],
    [6, 6, 1],
    [7, 0, 1],
    [4, 5, 0],
    [-1, 2, 0],
    [Number.NaN, 2, 0],
    [Number.POSITIVE_INFINITY, 2, 0],
    [5, 1.5, 0],
  ])('of %d numbers taken by %d has %d combinations [LT-9]', (of, taken, count) => {
    expect(combinationCount(of, taken)).toBe(count);
  });

  it('has as many combinations with each number of hits as counting them one by one finds [LT-9]', () => {
    const ticket = [1, 2, 3, 4, 5, 6, 7];
    const drawn = new Set([2, 4, 7, 20, 30]);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let bits = 0; bits < 2 ** ticket.length; bits += 1) {
      const taken = ticket.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1);
      if (taken.length !== 5) continue;
      const hits = taken.filter((number) => drawn.has(number)).length;
      counts[hits] = (counts[hits] ?? 0) + 1;
    }
    const size = { size: ticket.length, guessed: 3 };
    expect(counts.map((_, hits) => guessedCombinations(LOTTO, size, hits))).toEqual(counts);
  });
});
