import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lottoById, LOTTOS } from '../../../../core/lotto/numbers/lotto-rules.ts';
import { lottoFund, lottoPart, settleLotto, type LottoEntry } from '../../../../core/lotto/numbers/lotto-settlement.ts';
import { minor } from '../../../support/units.ts';

const RULES = lottoById(1)!;
const DRAWN = [3, 11, 19, 23, 34];

function entry(id: number, numbers: readonly number[], amount: number): LottoEntry {
  return { id, numbers, amount: minor(amount) };
}

describe('a draw of a lotto', () => {
  it('divides the parts of its fund among the combinations, and carries the rest [LT-13]', () => {
    const entries = [
      // 3 of 5
      entry(1, [3, 11, 19, 1, 2], 6000),
      // six numbers, four of them drawn: 2 combinations with four, 4 with three
      entry(2, [3, 11, 19, 23, 1, 2], 36_000),
      entry(3, [1, 2, 4, 5, 6], 6000),
    ];
    const settled = settleLotto(RULES, { entries, numbers: DRAWN, jackpot: minor(1_000_000) });
    // fund 28 800: 11 520, 7200, 5760, 4320
    expect(settled.fund).toBe(28_800);
    expect(settled.fee).toBe(19_200);
    expect(settled.prizes).toEqual([
      { hits: 5, combinations: 0, each: 0 },
      { hits: 4, combinations: 2, each: 3600 },
      { hits: 3, combinations: 5, each: 1152 },
      { hits: 2, combinations: 0, each: 0 },
    ]);
    expect(settled.entries).toEqual([
      { id: 1, hits: 3, prize: 1152 },
      { id: 2, hits: 4, prize: 2 * 3600 + 4 * 1152 },
      { id: 3, hits: 0, prize: 0 },
    ]);
    expect(settled.jackpot).toBe(1_000_000 + 11_520 + 4320);
  });

  it('gives the jackpot to those with every number, evenly, and keeps what does not divide [LT-14]', () => {
    const entries = [1, 2, 3].map((id) => entry(id, DRAWN, 6000));
    const settled = settleLotto(RULES, { entries, numbers: DRAWN, jackpot: minor(1_000_000) });
    // fund 10 800, its first part 4320
    expect(settled.entries.map(({ prize }) => prize)).toEqual([334_773, 334_773, 334_773]);
    expect(settled.jackpot).toBe(1_000_000 + 10_800 - 3 * 334_773);
  });

  it('loses nothing: stakes and jackpot before are fee, prizes and jackpot after [LT-13, LT-17]', () => {
    const anyDraw = fc.constantFrom(...LOTTOS).chain((rules) => {
      const numbers = fc.shuffledSubarray(
        Array.from({ length: rules.highest }, (_, place) => place + 1),
        { minLength: rules.drawn, maxLength: rules.drawn },
      );
      // few numbers, so that many are hit
      const ticket = fc.shuffledSubarray(
        Array.from({ length: rules.most + 4 }, (_, place) => place + 1),
        { minLength: rules.chosen, maxLength: rules.most },
      );
      const entries = fc.array(fc.tuple(ticket, fc.integer({ min: 1, max: 1_000_000_007 })), { maxLength: 8 });
      return fc.record({
        rules: fc.constant(rules),
        numbers,
        entries: entries.map((list) => list.map(([own, amount], id) => entry(id, own, amount))),
        jackpot: fc.integer({ min: 0, max: 1e12 }).map(minor),
      });
    });
    fc.assert(
      fc.property(anyDraw, ({ rules, ...book }) => {
        const { fee, entries, jackpot } = settleLotto(rules, book);
        const staked = book.entries.reduce((sum, { amount }) => sum + amount, 0);
        const paid = entries.reduce((sum, { prize }) => sum + prize, 0);
        expect(staked + book.jackpot).toBe(fee + paid + jackpot);
        expect(jackpot).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has a fund of sixty per cent, rounded down, and parts of it [LT-13]', () => {
    expect(lottoFund(minor(999))).toBe(599);
    expect(lottoPart(minor(599), 15)).toBe(89);
  });
});
