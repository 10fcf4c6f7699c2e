import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTotoCode, totoCode } from '../../../core/lotto/toto-code.ts';
import type { TotoSort } from '../../../core/lotto/toto-page.ts';
import { TOTO_RULES } from '../../../core/lotto/toto-rules.ts';

describe('the code of a coupon', () => {
  it('gives the coupon back, whatever is chosen [TT-26]', () => {
    const coupon = fc.constantFrom(...(Object.keys(TOTO_RULES) as TotoSort[])).chain((sort) => {
      const { gameCount, answers } = TOTO_RULES[sort];
      const game = fc.subarray(answers.map((_, place) => place + 1));
      return fc.tuple(fc.constant(sort), fc.array(game, { minLength: gameCount, maxLength: gameCount }));
    });
    fc.assert(
      fc.property(coupon, ([sort, answers]) => {
        expect(readTotoCode(sort, ` ${totoCode(sort, answers)}\n`)).toEqual(answers);
      }),
    );
  });

  it('is none of another sort, another count of games or another answer [TT-26]', () => {
    const code = 'cyber-sport:1-2-12-1-1-1-2';
    expect(readTotoCode('cyber-sport', code)).toEqual([[1], [2], [1, 2], [1], [1], [1], [2]]);
    expect(readTotoCode('cyber-football', code)).toBeUndefined();
    for (const text of [
      '',
      'cyber-sport:1-2',
      'cyber-sport:1-2-3-1-1-1-2',
      'cyber-sport:1-2-x-1-1-1-2',
      '1-2-1-1-1-1-1',
    ]) {
      expect(readTotoCode('cyber-sport', text)).toBeUndefined();
    }
    expect(readTotoCode('cyber-sport', 'cyber-sport:21-2-11-1-1-1-2')).toEqual([[1, 2], [2], [1], [1], [1], [1], [2]]);
  });
});
