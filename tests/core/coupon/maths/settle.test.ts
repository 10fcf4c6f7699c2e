import { describe, expect, it } from 'vitest';
import { settle } from '../../../../core/coupon/index.ts';
import type { BetResult } from '../../../../core/coupon/index.ts';
import { betsAt, blockBets, ok, refused, settledBets } from '../../../support/examples/slip-examples.ts';

function settled(payout: number, account?: readonly number[]): object {
  return ok(account ? { state: 'settled', payout, account } : { state: 'settled', payout });
}

function open(payout: number, account?: readonly number[]): object {
  return ok(account ? { state: 'open', payout, account } : { state: 'open', payout });
}

describe('the settlement', () => {
  it.each([
    ['lose', 0],
    ['win', 250],
    ['return', 100],
    ['forced-return', 100],
    ['half-win', 175],
    ['half-lose', 50],
    ['half-lose-half-win', 125],
  ] as const)('of 100 at 2.5 with %s pays %d [ST-1]', (result, payout) => {
    expect(settle({ type: 'single', amount: 100, bets: settledBets([2.5, result]) })).toEqual(settled(payout));
  });

  // aaakk.org: 2.015 x 1.755 x (1 + 1.045 / 2) x 1.895 x 1.965 = 20.05; with the half lost 3.536325 x 0.5 x 3.723675 = 6.584 (the page prints 6.68).
  it.each([
    ['half-win', 20.05],
    ['half-lose', 6.58],
  ] as const)('of an express with an Asian bet at 2.045 and %s is %d to the cent [ST-1, PW-1]', (result, payout) => {
    const bets = settledBets([2.015, 'win'], [1.755, 'win'], [2.045, result], [1.895, 'win'], [1.965, 'win']);
    expect(settle({ type: 'express', amount: 1, bets })).toEqual(settled(payout));
  });

  it('rounds half results to a coefficient of three decimals first [PW-1]', () => {
    // (1.855 + 1) / 2 = 1.4275 -> 1.428
    expect(settle({ type: 'single', amount: 1000, bets: settledBets([1.855, 'half-win']) })).toEqual(settled(1428));
    const bets = [{ odds: 1.855, result: 'half-win' as const, amount: 1000 }];
    expect(settle({ type: 'singles', amount: 0, bets })).toEqual(settled(1428));
  });

  it('of an express is over with the first lost bet [ST-3]', () => {
    const bets = [...betsAt(2), ...settledBets([3, 'lose'])];
    expect(settle({ type: 'express', amount: 10, bets })).toEqual(settled(0));
    expect(settle({ type: 'express', amount: 10, bets: [...betsAt(2), ...settledBets([3, 'win'])] })).toEqual(open(0));
  });

  it('drops returned bets from the bonus bet and ends it below three [BB-5]', () => {
    const express = (...results: BetResult[]): unknown =>
      settle({ type: 'express', amount: 100, bonusBet: true, bets: results.map((result) => ({ odds: 2, result })) });
    expect(express('win', 'win', 'win', 'win')).toEqual(settled(1664));
    expect(express('win', 'win', 'win', 'return')).toEqual(settled(824));
    expect(express('win', 'win', 'half-win', 'forced-return')).toEqual(settled(618));
    expect(express('win', 'win', 'return', 'return')).toEqual(settled(400));
  });

  it('of a system kills the lines of a lost bet and shortens those of a returned one [ST-1, CP-5]', () => {
    const doubles = { type: 'system', amount: 3, systemValue: 2 } as const;
    expect(settle({ ...doubles, bets: settledBets([2, 'lose'], [3, 'return'], [4, 'win']) })).toEqual(settled(4));
    expect(settle({ ...doubles, bets: settledBets([2, 'lose'], [3, 'return'], [4, 'return']) })).toEqual(settled(1));
  });

  it('is over with a lost lobby and open with an open one [ST-3, ST-4]', () => {
    const others = blockBets([[3]], [[4], 'win'], [[5], 'win']);
    const multi = { type: 'multi', amount: 3, systemValue: 2 } as const;
    expect(settle({ ...multi, bets: [{ odds: 2, block: 0, result: 'lose' }, ...others] })).toEqual(settled(0));
    expect(settle({ ...multi, bets: [{ odds: 2, block: 0 }, ...others] })).toEqual(open(0));
    expect(settle({ ...multi, bets: [{ odds: 2, block: 0, result: 'win' }, ...others] })).toEqual(open(40));
  });

  it('pays of open several lines those that are known [ST-4]', () => {
    const bets = [...settledBets([2, 'win'], [3, 'return']), ...betsAt(4)];
    expect(settle({ type: 'lucky', amount: 7, bets })).toEqual(open(5));
  });

  // eliospoker.com, betsico.com and yohoho.news.
  it('of a chain rolls the account in slip order [ST-5, ST-7]', () => {
    const first = settledBets([2, 'win'], [1.5, 'win'], [2, 'lose'], [3, 'win'], [1.5, 'lose']);
    expect(settle({ type: 'chain', amount: 3, bets: first })).toEqual(settled(7.5, [6, 7.5, 4.5, 10.5, 7.5]));
    const second = settledBets([1.55, 'win'], [1.25, 'win'], [1.85, 'lose'], [2, 'win']);
    expect(settle({ type: 'chain', amount: 100, bets: second })).toEqual(settled(160, [155, 180, 80, 160]));
  });

  it('of a chain that runs dry is over, whatever is open [ST-3, ST-6, ST-7]', () => {
    const bets = [...settledBets([2, 'lose']), ...betsAt(3, 4)];
    expect(settle({ type: 'chain', amount: 10, bets })).toEqual(settled(0, [0]));
  });

  it('of an open chain stands at the balance before the first open step [ST-4, ST-7]', () => {
    const bets = [...settledBets([2, 'win']), ...betsAt(3), ...settledBets([4, 'lose'])];
    expect(settle({ type: 'chain', amount: 10, bets })).toEqual(open(20, [20]));
    expect(settle({ type: 'chain', amount: 10, bets: betsAt(2, 2) })).toEqual(open(10, []));
  });

  it('keeps the account exact and rounds it once [PW-3]', () => {
    // 1 -> 1.005 -> 1.01 exactly; rounding each step would give 1.01 and then 1.02.
    const bets = settledBets([1.005, 'win'], [1.005, 'win']);
    expect(settle({ type: 'chain', amount: 1, bets })).toEqual(settled(1.01, [1.01, 1.01]));
  });

  // betsico.com.
  it('of a condition stakes what its blocks are given [ST-5, ST-6, ST-7]', () => {
    const slip = { type: 'condition', amount: 100, blockAmounts: [100, 'max', 100] } as const;
    const results = (...each: [BetResult, BetResult, BetResult]): ReturnType<typeof blockBets> =>
      blockBets([[1.15], each[0]], [[1.39, 1.13], each[1]], [[1.13], each[2]]);
    expect(settle({ ...slip, bets: results('win', 'win', 'lose') })).toEqual(settled(80.63, [115, 180.63, 80.63]));
    expect(settle({ ...slip, bets: results('lose', 'win', 'lose') })).toEqual(settled(0, [0]));
    expect(settle({ ...slip, bets: results('win', 'return', 'win') })).toEqual(settled(128, [115, 115, 128]));
  });

  it('takes the blocks by their numbers, wherever their bets stand [SL-7, ST-5]', () => {
    const bets = [
      { odds: 3, block: 3, result: 'lose' as const },
      { odds: 2, block: 1, result: 'win' as const },
      { odds: 4, block: 2, result: 'win' as const },
    ];
    const slip = { type: 'condition', amount: 10, bets, blockAmounts: [10, 5, 5] } as const;
    expect(settle(slip)).toEqual(settled(30, [20, 35, 30]));
  });

  it('knows a block as lost by one bet, though another is open [ST-8]', () => {
    const bets = [
      { odds: 2, block: 1, result: 'lose' as const },
      { odds: 2, block: 1 },
      ...blockBets([[2]], [[2]]).map((bet) => ({ ...bet, block: (bet.block ?? 0) + 1 })),
    ];
    expect(settle({ type: 'condition', amount: 5, bets })).toEqual(settled(0, [0]));
    const partly = [{ odds: 2, block: 1, result: 'win' as const }, { odds: 2, block: 1 }, ...bets.slice(2)];
    expect(settle({ type: 'condition', amount: 5, bets: partly })).toEqual(open(5, []));
  });

  it('is over when what is open cannot reach a cent [ST-3]', () => {
    const bets = [...settledBets([2, 'half-lose'], [2, 'half-lose']), ...betsAt(1.5)];
    // 0.01 x 0.25 x 1.5 rounds to nothing.
    expect(settle({ type: 'express', amount: 0.01, bets })).toEqual(settled(0));
  });

  it('adds what the settled singles pay [PW-4, ST-4]', () => {
    const bets = [
      { odds: 2, amount: 3, result: 'win' as const },
      { odds: 5, amount: 1 },
    ];
    expect(settle({ type: 'singles', amount: 0, bets })).toEqual(open(6));
  });
});

describe('the settlement of an anti-express', () => {
  const anti = { type: 'anti-express', amount: 100 } as const;

  // betsico.com: 1.17, 1.58 and 3.16; we pay to three decimals.
  it('reprices with returned bets [AX-1, AX-4]', () => {
    expect(settle({ ...anti, bets: settledBets([1.25, 'lose'], [1.65, 'win'], [1.85, 'win']) })).toEqual(settled(117));
    expect(settle({ ...anti, bets: settledBets([1.25, 'lose'], [1.65, 'win'], [1.85, 'return']) })).toEqual(
      settled(158.3),
    );
    expect(settle({ ...anti, bets: settledBets([1.25, 'lose'], [1.65, 'return'], [1.85, 'return']) })).toEqual(
      settled(316),
    );
  });

  it('pays the odds it was placed at [AX-4]', () => {
    const bets = settledBets([1.25, 'lose'], [1.65, 'win']);
    expect(settle({ ...anti, bets, antiExpressOdds: 1.5 })).toEqual(settled(150));
  });

  it('keeps the placed odds when the formula refuses to reprice [AX-2, AX-4]', () => {
    const bets = settledBets([3, 'lose'], [4, 'win'], [2, 'return']);
    expect(settle({ ...anti, bets, antiExpressOdds: 1.05 })).toEqual(settled(105));
    expect(settle({ ...anti, bets })).toEqual(refused('anti-express-refused'));
  });

  it('loses when no bet is lost outright, and returns with all returned [AX-3, AX-5]', () => {
    expect(settle({ ...anti, bets: settledBets([1.5, 'win'], [1.5, 'half-lose']) })).toEqual(settled(0));
    expect(settle({ ...anti, bets: settledBets([1.5, 'win'], [1.5, 'return']) })).toEqual(settled(0));
    expect(settle({ ...anti, bets: settledBets([1.5, 'return'], [1.5, 'forced-return']) })).toEqual(settled(100));
  });

  it('stays open while a bet can still be returned [AX-6]', () => {
    expect(settle({ ...anti, bets: [...settledBets([1.5, 'lose']), ...betsAt(1.5)] })).toEqual(open(0));
    expect(settle({ ...anti, bets: [...settledBets([1.5, 'win']), ...betsAt(1.5)] })).toEqual(open(0));
    // At odds of 1 a return changes nothing: 1 / (1.1165 - 2 / 3) = 2.22305.
    expect(settle({ ...anti, bets: [...settledBets([1.5, 'lose']), ...betsAt(1)] })).toEqual(settled(222.3));
    expect(settle({ ...anti, amount: 0, bets: betsAt(1.5, 1.5) })).toEqual(settled(0));
  });
});
