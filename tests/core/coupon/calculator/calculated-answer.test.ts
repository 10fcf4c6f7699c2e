import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatedAnswer, calculatedSlip } from '../../../../core/coupon/calculator/calculated-answer.ts';
import {
  EMPTY_CALCULATION,
  calculationOf,
  withBanker,
  withBlockAmount,
  withNewBet,
  withType,
  withoutBet,
  type CalculatedBet,
  type Calculation,
} from '../../../../core/coupon/calculator/calculation.ts';
import { explainedSum } from '../../../../core/coupon/explained/payout-step.ts';
import { BET_RESULTS, type BetResult } from '../../../../core/coupon/maths/bet-result.ts';
import { COUPON_TYPES } from '../../../../core/coupon/maths/coupon-type.ts';
import { isDividedType } from '../../../../core/coupon/maths/divided-types.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import { possibleWin } from '../../../../core/coupon/maths/possible-win.ts';
import type { Slip } from '../../../../core/coupon/maths/slip.ts';
import { listLines } from '../../../../core/coupon/maths/system-lines.ts';
import { major, milli, minor, money } from '../../../support/units.ts';
import '../../../support/property-runs.ts';

const bet = (odds: number, result: BetResult = 'open', block = 1): CalculatedBet => ({
  odds: milli(odds),
  result,
  block,
  amount: undefined,
});
/** The example of the drawing: a system 3 of 5 with a half win and a lost bet. */
const SYSTEM: Calculation = {
  ...EMPTY_CALCULATION,
  type: 'system',
  systemValue: 3,
  stake: money(1000),
  bets: [bet(1620, 'win'), bet(1910, 'half-win'), bet(1740, 'win'), bet(2130, 'lose'), bet(1910, 'win')],
};

const answerOf = (calculation: Calculation, most = 100) => {
  const answer = calculatedAnswer(calculation, 'RUB', most);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
};
const problemOf = (calculation: Calculation) => {
  const answer = calculatedAnswer(calculation, 'RUB', 100);
  return answer.ok ? undefined : answer.error;
};

/** The same coupon in major units, written apart from the calculator. */
function slipOf({ type, systemValue, stake, bets, blockAmounts }: Calculation): Slip {
  const usesBlocks = ['system', 'multi', 'condition'].includes(type);
  return {
    type,
    amount: major(stake!),
    systemValue,
    bets: bets.map(({ odds, result, block, amount }) => ({
      odds: odds! / 1000,
      result,
      ...(usesBlocks ? { block } : {}),
      ...(type === 'singles' ? { amount: major(amount ?? stake!) } : {}),
    })),
    ...(type === 'condition'
      ? { blockAmounts: blockAmounts.map((amount) => (amount === undefined ? 'max' : major(amount))) }
      : {}),
  };
}

const results = fc.constantFrom(...BET_RESULTS);
const calculations = fc
  .record({
    type: fc.constantFrom(...COUPON_TYPES),
    size: fc.integer({ min: 2, max: 4 }),
    stake: fc.integer({ min: 1, max: 500_000 }).map(minor),
    bets: fc.array(fc.tuple(fc.integer({ min: 1010, max: 3000 }), results, fc.option(fc.nat(90_000))), {
      minLength: 5,
      maxLength: 7,
    }),
    second: fc.option(fc.nat(90_000)),
  })
  .map(({ type, size, stake, bets, second }): Calculation => ({
    type,
    systemValue: size,
    stake,
    currency: undefined,
    bets: bets.slice(0, type === 'single' ? 1 : bets.length).map(([odds, result, amount], index) => ({
      odds: milli(odds),
      result,
      block: index + 1,
      amount: amount === null ? undefined : minor(amount),
    })),
    blockAmounts: second === null ? [] : [undefined, minor(second)],
  }));

describe('one more bet that loses', () => {
  it('leaves the least of what the calculator says with each of them lost [CLC-16]', () => {
    const withLost = (calculation: Calculation, place: number): Calculation => ({
      ...calculation,
      bets: calculation.bets.map((each, index) => ({
        ...each,
        result: index === place ? 'lose' : each.result === 'open' ? 'win' : each.result,
      })),
    });
    fc.assert(
      fc.property(calculations, (calculation) => {
        const reply = calculatedAnswer(calculation, 'RUB', 100);
        fc.pre(reply.ok && isDividedType(calculation.type));
        const sums = calculation.bets.flatMap(({ result }, place) =>
          result === 'lose' ? [] : [answerOf(withLost(calculation, place)).payout],
        );
        expect(reply.ok && reply.value.oneLost).toBe(sums.length === 0 ? undefined : Math.min(...sums));
      }),
    );
  });

  it('takes a bet as won that is open and changes nothing before another has lost [CLC-16]', () => {
    const bets = [bet(1188, 'win'), bet(1010, 'lose'), bet(1188), bet(1010, 'return'), bet(1010, 'return')];
    const answer = answerOf({ ...EMPTY_CALCULATION, type: 'lucky', stake: minor(2), bets });
    expect(answer).toMatchObject({ state: 'settled', payout: 1, most: 1, oneLost: 1 });
  });

  it('is not spoken of where one lost bet loses all [CLC-16]', () => {
    expect(answerOf({ ...SYSTEM, type: 'express' }).oneLost).toBeUndefined();
  });
});

describe('the answer of the calculator', () => {
  it('is that of the drawing: 1 882.29 for a system of 1 000, four lines of ten won [CLC-8, CLC-10]', () => {
    const answer = answerOf(SYSTEM);
    expect(answer).toMatchObject({ state: 'settled', payout: 188_229, most: 188_229, lineCount: 10, linesWon: 4 });
    expect(answer.allWon).toBe(641_389);
    expect(answer.oneLost).toBe(41_014);
    expect(answer.lines.map(({ payout }) => payout).slice(0, 3)).toEqual([41_014, 0, 45_021]);
  });

  it('of each type is what settlement and the possible win say of the same coupon [CLC-8, CLC-9]', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(calculations, (calculation) => {
        const slip = slipOf(calculation);
        const settled = settle(slip);
        const win = possibleWin(slip);
        const answer = calculatedAnswer(calculation, 'RUB', 100);
        expect(answer.ok).toBe(settled.ok && win.ok);
        if (!answer.ok || !settled.ok || !win.ok) return;
        seen.add(calculation.type);
        const { state, payout, most, steps } = answer.value;
        expect([state, major(payout)]).toEqual([settled.value.state, settled.value.payout]);
        expect(major(most)).toBe(state === 'open' ? win.value.max : settled.value.payout);
        expect(isDividedType(calculation.type) || explainedSum(steps) === BigInt(most)).toBe(true);
      }),
      { numRuns: 600 },
    );
    expect([...seen].toSorted()).toEqual([...COUPON_TYPES].toSorted());
  });

  it('counts the lines that won as the list of them does [CLC-10]', () => {
    fc.assert(
      fc.property(calculations, (calculation) => {
        const answer = calculatedAnswer(calculation, 'RUB', 100);
        const listed = listLines(slipOf(calculation), { limit: 1000 });
        if (!answer.ok || !listed.ok) return;
        const won = listed.value.lines.filter(({ state }) => state === 'won' || state === 'returned');
        expect([answer.value.lineCount, answer.value.linesWon]).toEqual([listed.value.total, won.length]);
      }),
    );
  });

  it('lists as many lines as are asked for, a thousand at most [CLC-14]', () => {
    const bets = Array.from({ length: 14 }, (_, index) => bet(1500, 'open', index + 1));
    const large = { ...SYSTEM, systemValue: 7, bets };
    expect(answerOf(large, 100).lines).toHaveLength(100);
    const most = answerOf(large, 5000);
    expect([most.lines.length, most.lineCount]).toEqual([1000, 3432]);
  });

  it('loses every line with a lost banker [CLC-10]', () => {
    expect(answerOf(withBanker({ ...SYSTEM, systemValue: 2 }, 3, true))).toMatchObject({ payout: 0, linesWon: 0 });
  });

  it('is a rule of the core and no sum where that refuses the slip, with the bet to blame [CLC-8]', () => {
    expect(problemOf({ ...SYSTEM, type: 'single' })).toEqual({ code: 'too-many-bets' });
    expect(problemOf({ ...SYSTEM, systemValue: 5 })).toEqual({ code: 'system-value-out-of-range' });
    expect(problemOf({ ...SYSTEM, bets: [...SYSTEM.bets.slice(1), bet(999)] })).toEqual({
      code: 'odds-below-one',
      bet: 4,
    });
  });

  it('waits for odds and for a stake [CLC-7]', () => {
    expect(problemOf({ ...EMPTY_CALCULATION, stake: money(10) })).toEqual({ code: 'no-odds', bet: 0 });
    expect(problemOf({ ...SYSTEM, stake: undefined })).toEqual({ code: 'no-stake' });
    const own = SYSTEM.bets.map((each) => ({ ...each, amount: money(10) }));
    expect(problemOf({ ...SYSTEM, type: 'singles', stake: undefined, bets: own })).toBeUndefined();
  });
});

describe('the calculation', () => {
  it('adds the bets that a type needs, and keeps those that it does not take [CLC-2]', () => {
    expect(withType(EMPTY_CALCULATION, 'system').bets).toHaveLength(3);
    expect(withType(SYSTEM, 'single').bets).toEqual(SYSTEM.bets);
    const full = { ...SYSTEM, bets: Array.from({ length: 100 }, () => bet(1500)) };
    expect(withNewBet(full)).toBe(full);
  });

  it('closes its blocks up, and what they stake goes along [CLC-3]', () => {
    const blocks = [bet(1500, 'open', 1), bet(1500, 'open', 2), bet(1500, 'open', 3), bet(1500, 'open', 4)];
    const condition: Calculation = { ...SYSTEM, type: 'condition', bets: blocks };
    const staked = withBlockAmount(condition, 3, money(50));
    expect(staked.blockAmounts).toEqual([undefined, undefined, money(50)]);
    const shorter = withoutBet(staked, 1);
    expect(shorter.bets.map(({ block }) => block)).toEqual([1, 2, 3]);
    expect(shorter.blockAmounts).toEqual([undefined, money(50)]);
  });

  it('makes a banker of a bet and a bet of a banker, and keeps the size within bounds [CLC-3]', () => {
    const numbered = { ...SYSTEM, bets: SYSTEM.bets.map((each, index) => ({ ...each, block: index + 1 })) };
    const one = withBanker(withBanker(numbered, 0, true), 1, true);
    expect([one.bets.map(({ block }) => block), one.systemValue]).toEqual([[0, 0, 1, 2, 3], 2]);
    expect(withBanker(one, 0, false).bets.map(({ block }) => block)).toEqual([4, 0, 1, 2, 3]);
  });

  it('of a coupon has the slip of the coupon [CLC-4]', () => {
    const slip = calculatedSlip({ ...SYSTEM, type: 'condition', blockAmounts: [undefined, money(5)] }, 'RUB');
    expect(slip.ok && calculationOf(slip.value, 'RUB')).toMatchObject({
      type: 'condition',
      stake: money(1000),
      currency: 'RUB',
      blockAmounts: [undefined, money(5)],
      bets: SYSTEM.bets,
    });
  });
});
