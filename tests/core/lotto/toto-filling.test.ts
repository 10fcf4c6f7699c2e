import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenShares,
  emptyAnswers,
  lowestOdds,
  mostChosen,
  prizePart,
  randomAnswers,
  steppedStake,
  toggledAnswer,
  totoFilling,
  typedStake,
} from '../../../core/lotto/toto-filling.ts';
import { TOTO_RULES } from '../../../core/lotto/toto-rules.ts';
import { milli, minor } from '../../support/units.ts';

const { fifteen } = TOTO_RULES;

describe('filling in a coupon of the toto', () => {
  it('takes an answer back that is pressed again, and keeps them in order [TT-22]', () => {
    const pressed = [3, 1].reduce((answers, answer) => toggledAnswer(answers, 4, answer), emptyAnswers(fifteen));
    expect(pressed[4]).toEqual([1, 3]);
    expect(toggledAnswer(pressed, 4, 3)[4]).toEqual([1]);
    expect(toggledAnswer(pressed, 4, 3)[3]).toEqual([]);
  });

  it('by chance answers each game once [TT-23]', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (drawn) => {
        const answers = randomAnswers(fifteen, { fraction: () => drawn, uuid: () => '' });
        expect(answers).toHaveLength(15);
        expect(answers.every(([answer = 0]) => answer >= 1 && answer <= 3)).toBe(true);
      }),
    );
  });

  it('goes by what most chose or by the lowest odds, and leaves open what neither tells [TT-23]', () => {
    expect(mostChosen([{ chosen: [4, 9, 1] }, { chosen: [0, 0, 0] }])).toEqual([[2], []]);
    expect(lowestOdds([{ odds: [milli(2100), milli(3300), milli(1800)] }, { odds: [] }])).toEqual([[3], []]);
  });

  it('tells lines, sum and powers: two to the third, three to the first [TT-4, TT-6]', () => {
    const answers = Array.from({ length: 15 }, (_, place) => (place < 3 ? [1, 2] : place === 3 ? [1, 2, 3] : [1]));
    expect(totoFilling(fifteen, answers, minor(5000))).toEqual({
      filled: 15,
      lineCount: 24,
      amount: 120_000,
      hasTooManyLines: false,
      powers: [
        { answers: 3, games: 1 },
        { answers: 2, games: 3 },
        { answers: 1, games: 11 },
      ],
    });
  });

  it('has no price while a game has no answer or there are too many lines [TT-4, TT-6]', () => {
    const open = totoFilling(fifteen, emptyAnswers(fifteen), minor(5000));
    expect(open).toMatchObject({ filled: 0, lineCount: undefined, amount: undefined, hasTooManyLines: false });
    // three to the eighth is 6,561
    const wide = Array.from({ length: 15 }, (_, place) => (place < 8 ? [1, 2, 3] : [1]));
    expect(totoFilling(fifteen, wide, minor(5000))).toMatchObject({ lineCount: undefined, hasTooManyLines: true });
  });

  it('takes a stake within its limits, and steps by the lowest [TT-20]', () => {
    const limits = { currency: 'RUB', leastStake: minor(1000), mostStake: minor(100_000) };
    expect(typedStake('12,5', limits)).toBe(1250);
    expect(['9.99', '1000.01', '12.345', 'x'].map((text) => typedStake(text, limits))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
    expect(steppedStake('50', 1, limits)).toBe('60');
    expect(steppedStake('15', -1, limits)).toBe('10');
    expect(steppedStake('995', 1, limits)).toBe('1000');
  });

  it('shows the choice of all in whole per cent, and parts of the fund, rounded down [TT-24, TT-25]', () => {
    expect(chosenShares([2, 1, 0])).toEqual([66, 33, 0]);
    expect(chosenShares([0, 0, 0])).toBeUndefined();
    expect(prizePart(minor(999), 30)).toBe(299);
  });
});
