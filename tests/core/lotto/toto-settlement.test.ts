import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totoHits, totoProgress } from '../../../core/lotto/toto-hits.ts';
import {
  firstJackpotTimes,
  isTotoReturned,
  MOST_TOTO_LINES,
  TOTO_RULES,
  type TotoResult,
} from '../../../core/lotto/toto-rules.ts';
import { settleToto, totoFund, type TotoEntry } from '../../../core/lotto/toto-settlement.ts';
import { minor } from '../../support/units.ts';

const ALL_HOME = Array.from({ length: 15 }, () => 1);
const single = (answers: readonly number[]) => answers.map((answer) => [answer]);
const { fifteen } = TOTO_RULES;

describe('the rules of the toto', () => {
  it('name a share of the whole fund for each number of games [TT-5]', () => {
    for (const rules of Object.values(TOTO_RULES)) {
      expect(rules.shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(rules.shares.length).toBeLessThan(rules.gameCount);
    }
    expect(fifteen).toMatchObject({ gameCount: 15, answers: ['home', 'draw', 'away'] });
  });

  it('keep a coupon within 5,000 lines [TT-6]', () => {
    expect(MOST_TOTO_LINES).toBe(5000);
  });

  it('make four fifths of the stakes the fund, rounded down [TT-7]', () => {
    expect(totoFund(minor(120_000))).toBe(96_000);
    expect(totoFund(minor(1))).toBe(0);
    expect(totoFund(minor(9))).toBe(7);
  });

  it('begin a jackpot with what a line of five lowest stakes can take of it [TT-8]', () => {
    expect(firstJackpotTimes({ jackpotTimes: 10_000 })).toBe(50_000);
  });

  it('return a draw of which more than a third of the games are cancelled [TT-9]', () => {
    const cancelled = (count: number): TotoResult[] => ALL_HOME.map((_, place) => (place < count ? 'cancelled' : 1));
    expect(isTotoReturned(cancelled(5))).toBe(false);
    expect(isTotoReturned(cancelled(6))).toBe(true);
  });
});

describe('the lines of a coupon', () => {
  it('are counted by the games they have right [TT-10]', () => {
    // two doubles: one line all right, two with one wrong, one with two
    const answers = [[1, 2], [1, 3], ...single(ALL_HOME.slice(2))];
    const lines = totoHits(answers, ALL_HOME);
    expect([lines[15], lines[14], lines[13], lines[12]]).toEqual([1, 2, 1, 0]);
    expect(totoHits([[1, 2, 3], [2]], ['cancelled', 1])).toEqual([0, 3, 0]);
  });

  it('are as a count of each line by itself has them [TT-10]', () => {
    const game = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 });
    const result = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('cancelled' as const));
    fc.assert(
      fc.property(fc.array(fc.tuple(game, result), { minLength: 1, maxLength: 5 }), (games) => {
        const answers = games.map(([chosen]) => chosen);
        const results = games.map(([, came]) => came);
        let lines: number[][] = [[]];
        for (const chosen of answers) lines = lines.flatMap((line) => chosen.map((answer) => [...line, answer]));
        const expected = Array.from({ length: games.length + 1 }, () => 0);
        for (const line of lines) {
          const right = line.filter((answer, place) => results[place] === 'cancelled' || results[place] === answer);
          expected[right.length] = (expected[right.length] ?? 0) + 1;
        }
        expect(totoHits(answers, results)).toEqual(expected);
      }),
    );
  });

  it('tell while games are played how many are decided, right and within reach [TT-11]', () => {
    const results = [1, 2, 'cancelled', undefined] as const;
    expect(totoProgress([[1], [1], [3], [1, 2]], results)).toEqual({ decided: 3, guessed: 2, possible: 3 });
  });
});

describe('a draw that is settled', () => {
  const entry = (id: number, answers: readonly (readonly number[])[], stake = 1000): TotoEntry => ({
    id,
    stake: minor(stake),
    lineCount: answers.reduce((count, chosen) => count * chosen.length, 1),
    answers,
  });

  it('divides each part by stakes and leaves the remainder to the jackpot [TT-12]', () => {
    const oneWrong = single([2, ...ALL_HOME.slice(1)]);
    const book = { entries: [entry(1, oneWrong), entry(2, oneWrong, 2000)], results: ALL_HOME, jackpot: minor(70_000) };
    const settled = settleToto(fifteen, book);
    // 3,000 staked: 600 for the house, a fund of 2,400, 14 % of it 336: 112 and 224
    expect(settled.entries).toEqual([
      { id: 1, hits: 14, prize: 112 },
      { id: 2, hits: 14, prize: 224 },
    ]);
    expect(settled).toMatchObject({ fund: 2400, fee: 600, jackpot: 70_000 + 2400 - 336 });
    expect(settled.prizes[1]).toEqual({ hits: 14, lineCount: 2, amount: 336 });
  });

  it('pays the jackpot to the lines with every game right, within so many times their stake [TT-13]', () => {
    const right = entry(1, single(ALL_HOME), 10);
    const all = settleToto(fifteen, { entries: [right], results: ALL_HOME, jackpot: minor(90_000) });
    // a fund of 8, 30 % of it 2
    expect(all.entries[0]?.prize).toBe(90_002);
    const capped = settleToto(fifteen, { entries: [right], results: ALL_HOME, jackpot: minor(250_000) });
    expect(capped.entries[0]?.prize).toBe(100_002);
    expect(capped.jackpot).toBe(150_000 + 6);
  });

  it('loses and makes no unit, whatever was staked and came [TT-12]', () => {
    const answer = fc.uniqueArray(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 });
    const coupon = fc.tuple(fc.array(answer, { minLength: 7, maxLength: 7 }), fc.integer({ min: 1, max: 1e9 }));
    const result = fc.oneof(fc.integer({ min: 1, max: 2 }), fc.constant('cancelled' as const));
    fc.assert(
      fc.property(
        fc.array(coupon, { maxLength: 8 }),
        fc.array(result, { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 0, max: 1e12 }),
        (coupons, results, jackpot) => {
          const entries = coupons.map(([answers, stake], id) => entry(id, answers, stake));
          const settled = settleToto(TOTO_RULES['cyber-sport'], { entries, results, jackpot: minor(jackpot) });
          const staked = entries.reduce((sum, { stake, lineCount }) => sum + stake * lineCount, 0);
          const paid = settled.entries.reduce((sum, { prize }) => sum + prize, 0);
          expect(settled.fee + paid + settled.jackpot).toBe(staked + jackpot);
          expect(settled.prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
          expect(settled.jackpot).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
