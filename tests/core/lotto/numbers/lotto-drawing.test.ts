import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLottoDraw, drawnNumbers, lottoDrawText } from '../../../../core/lotto/numbers/lotto-drawing.ts';
import {
  firstLottoJackpot,
  lottoById,
  lottoMoments,
  lottoOdds,
  lottoPrice,
  LOTTO_PAUSE,
  LOTTOS,
} from '../../../../core/lotto/numbers/lotto-rules.ts';
import { SERVER_DIGESTS } from '../../../../infrastructure/sandbox/casino/provider/slot-seeds.ts';
import { minor } from '../../../support/units.ts';

describe('the lottos', () => {
  it('are known by their ids, and give away the whole fund [LT-8]', () => {
    expect(new Set(LOTTOS.map(({ id }) => id)).size).toBe(LOTTOS.length);
    for (const rules of LOTTOS) {
      expect(lottoById(rules.id)).toBe(rules);
      expect(rules.shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(rules.most).toBeGreaterThan(rules.chosen);
      expect(firstLottoJackpot(rules, lottoPrice(rules, minor(1_000_000)))).toBeGreaterThan(0);
    }
    expect(lottoById(99)).toBeUndefined();
  });

  it('have draws at even times, the first of which still takes tickets [LT-12]', () => {
    const [first = 0, second] = lottoMoments({ every: 600_000 }, 0, 2);
    expect([first, second]).toEqual([600_000, 1_200_000]);
    expect(lottoMoments({ every: 600_000 }, first - LOTTO_PAUSE - 1, 1)).toEqual([first]);
    expect(lottoMoments({ every: 600_000 }, first - LOTTO_PAUSE, 1)).toEqual([second]);
  });

  // as lotteries of these sizes publish them
  it.each([
    [1, 5, 376_992],
    [1, 4, 2432.2],
    [1, 3, 81.07],
    [1, 2, 8.39],
    [2, 6, 8_145_060],
    [3, 7, 85_900_584],
    [5, 10, 8_911_711.2],
    [5, 9, 163_381.4],
  ])('%d says that %d numbers are guessed once in %d [LT-22]', (id, hits, odds) => {
    expect(lottoOdds(lottoById(id)!, hits) / odds).toBeCloseTo(1, 3);
  });
});

describe('the numbers of a draw', () => {
  it('are as many different ones as are drawn, whatever the bytes [LT-10]', () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.constantFrom(...LOTTOS), bytes, (rules, drawn) => {
        const numbers = drawnNumbers(rules, drawn);
        expect(new Set(numbers).size).toBe(rules.drawn);
        expect(numbers.every((number) => number >= 1 && number <= rules.highest)).toBe(true);
      }),
    );
  });

  it('come equally often, each in each place [LT-10]', async () => {
    const rules = lottoById(4)!;
    const counts = Array.from({ length: rules.highest }, () => Array.from({ length: rules.drawn }, () => 0));
    const draws = 20_000;
    for (let number = 1; number <= draws; number += 1) {
      const bytes = await SERVER_DIGESTS.draw('a seed', lottoDrawText(rules.id, number));
      for (const [place, drawn] of drawnNumbers(rules, bytes).entries()) {
        const row = counts[drawn - 1]!;
        row[place] = (row[place] ?? 0) + 1;
      }
    }
    const expected = draws / rules.highest;
    for (let place = 0; place < rules.drawn; place += 1) {
      const chi = counts.reduce((sum, row) => sum + ((row[place] ?? 0) - expected) ** 2 / expected, 0);
      // 19 degrees of freedom: more comes once in a thousand
      expect(chi).toBeLessThan(43.82);
    }
  });

  it('are checked by the seed and its hash alone [LT-11]', async () => {
    const seed = 'f00d';
    const draw = { lottoId: 1, number: 7 };
    const numbers = drawnNumbers(lottoById(1)!, await SERVER_DIGESTS.draw(seed, 'lotto-1:7'));
    const proof = { ...draw, numbers, hash: await SERVER_DIGESTS.commitment(seed), seed };
    const check = async (changed: object) => checkLottoDraw({ ...proof, ...changed }, SERVER_DIGESTS);
    expect(await check({})).toBe('fair');
    expect(await check({ seed: undefined })).toBe('unrevealed');
    expect(await check({ lottoId: 99 })).toBe('unrevealed');
    expect(await check({ seed: 'beef' })).toBe('other-seed');
    expect(await check({ number: 8 })).toBe('other-outcome');
    expect(await check({ numbers: numbers.toReversed() })).toBe('other-outcome');
    expect(await check({ numbers: numbers.slice(1) })).toBe('other-outcome');
  });
});
