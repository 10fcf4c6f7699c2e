import { describe, expect, it } from 'vitest';
import { possibleWin } from '../../../../core/coupon/index.ts';
import { betsAt, blockBets, ok, refused, settledBets } from '../../../support/examples/slip-examples.ts';

describe('the possible win', () => {
  it('of an express rounds the coefficient before the money [PW-1]', () => {
    // 1.005 x 1.5 = 1.5075 is printed 1.508, so 1,000 pays 1,508 and not 1,507.50.
    expect(possibleWin({ type: 'express', amount: 1000, bets: betsAt(1.005, 1.5) })).toEqual(ok({ max: 1508 }));
    expect(possibleWin({ type: 'single', amount: 0.33, bets: betsAt(1.5) })).toEqual(ok({ max: 0.5 }));
  });

  it('of an express with the bonus bet multiplies before rounding [PW-1, BB-4]', () => {
    // 1.101 x 1.101 x 1.101 x 1.03 = 1.374671... -> 1.375
    const bets = betsAt(1.101, 1.101, 1.101);
    expect(possibleWin({ type: 'express', amount: 100, bets, bonusBet: true })).toEqual(ok({ max: 137.5 }));
    expect(possibleWin({ type: 'express', amount: 100, bets })).toEqual(ok({ max: 133.5 }));
  });

  // The banker 1.8 with 2 of 3 of 1.39, 1.78 and 2.44 for 300: 1.8 x (2.4742 + 3.3916 + 4.3432) x 100.
  it('of a system with a banker is exact and rounded once [PW-2, CP-5]', () => {
    const bets = [{ odds: 1.8, block: 0 }, ...betsAt(1.39, 1.78, 2.44)];
    const win = ok({ max: 1837.62, min: 445.36 });
    expect(possibleWin({ type: 'system', amount: 300, systemValue: 2, bets })).toEqual(win);
    const blocks = [{ odds: 1.8, block: 0 }, ...blockBets([[1.39]], [[1.78]], [[2.44]])];
    expect(possibleWin({ type: 'multi', amount: 300, systemValue: 2, bets: blocks })).toEqual(win);
  });

  it('of a multi takes a block as one express [PW-2, ST-2]', () => {
    // Pairs of 6, 4 and 5: 24 + 30 + 20.
    const bets = blockBets([[2, 3]], [[4]], [[5]]);
    expect(possibleWin({ type: 'multi', amount: 3, systemValue: 2, bets })).toEqual(ok({ max: 74, min: 20 }));
  });

  // betsico.com, 10 a line.
  it('of a patent adds all expresses [PW-2, PW-7]', () => {
    expect(possibleWin({ type: 'patent', amount: 110, bets: betsAt(2, 3.5, 4, 1.5) })).toEqual(
      ok({ max: 1567.5, min: 30 }),
    );
  });

  // theanswerbank.co.uk: (5 x 9 x 4.5 x 3) - 1 a unit.
  it('of a lucky adds singles and expresses [PW-2, PW-7]', () => {
    expect(possibleWin({ type: 'lucky', amount: 15, bets: betsAt(4, 8, 3.5, 2) })).toEqual(ok({ max: 606.5, min: 2 }));
  });

  it('of a chain stakes the same amount at every step [PW-3]', () => {
    expect(possibleWin({ type: 'chain', amount: 3, bets: betsAt(2, 1.5, 2, 3, 1.5) })).toEqual(ok({ max: 18 }));
  });

  it('of a condition rolls what it has [PW-3]', () => {
    const bets = blockBets([[1.15]], [[1.39, 1.13]], [[1.13]]);
    // 115 -> 180.6305; 80.6305 stays, 100 becomes 113.
    const slip = { type: 'condition', amount: 100, bets, blockAmounts: [100, 'max', 100] } as const;
    expect(possibleWin(slip)).toEqual(ok({ max: 193.63 }));
  });

  it('of singles rounds every bet on its own [PW-4]', () => {
    const bets = [
      { odds: 1.005, amount: 1 },
      { odds: 1.005, amount: 1 },
    ];
    // 1.005 -> 1.01 each; the sum rounded once would be 2.01.
    expect(possibleWin({ type: 'singles', amount: 0, bets })).toEqual(ok({ max: 2.02 }));
  });

  it('of an anti-express is at its own odds [PW-1, AX-4]', () => {
    const slip = { type: 'anti-express', amount: 100, bets: betsAt(1.25, 1.65, 1.85) } as const;
    expect(possibleWin(slip)).toEqual(ok({ max: 117 }));
    expect(possibleWin({ ...slip, antiExpressOdds: 1.333 })).toEqual(ok({ max: 133.3 }));
    expect(possibleWin({ ...slip, bets: betsAt(3, 3) })).toEqual(refused('anti-express-refused'));
    expect(possibleWin({ ...slip, bets: betsAt(3, 3), antiExpressOdds: 1.01 })).toEqual(ok({ max: 101 }));
  });

  it('is zero for what is lost and counts returns as one [PW-5]', () => {
    const lost = [...settledBets([3, 'lose']), ...betsAt(2)];
    expect(possibleWin({ type: 'express', amount: 10, bets: lost })).toEqual(ok({ max: 0 }));
    const returned = [...settledBets([3, 'return']), ...betsAt(2)];
    expect(possibleWin({ type: 'express', amount: 10, bets: returned })).toEqual(ok({ max: 20 }));
    const won = settledBets([1.5, 'win'], [2, 'win']);
    expect(possibleWin({ type: 'anti-express', amount: 10, bets: won })).toEqual(ok({ max: 0 }));
  });

  it('is shown at exact odds when they are set, unless it is lost [PW-6]', () => {
    const slip = { type: 'express', amount: 10, bets: betsAt(2, 3), exactOdds: 5.5 } as const;
    expect(possibleWin(slip)).toEqual(ok({ max: 55 }));
    expect(possibleWin({ ...slip, type: 'chain' })).toEqual(ok({ max: 55 }));
    const bets = betsAt(2, 3).map((bet) => ({ ...bet, amount: 2 }));
    expect(possibleWin({ ...slip, type: 'singles', bets })).toEqual(ok({ max: 22 }));
    expect(possibleWin({ ...slip, bets: settledBets([2, 'lose'], [3, 'win']) })).toEqual(ok({ max: 0 }));
  });

  it('has a minimum for a system, multi, lucky and patent alone [PW-7]', () => {
    expect(possibleWin({ type: 'system', amount: 30, systemValue: 2, bets: betsAt(3, 1.5, 2) })).toEqual(
      ok({ max: 135, min: 30 }),
    );
    for (const type of ['express', 'chain', 'anti-express'] as const) {
      const win = possibleWin({ type, amount: 30, bets: betsAt(1.5, 2) });
      expect(win.ok && 'min' in win.value).toBe(false);
    }
  });

  it('has as its minimum what is already sure, else the cheapest line to complete [PW-7]', () => {
    const sure = [...settledBets([2, 'win'], [3, 'return']), ...betsAt(4)];
    expect(possibleWin({ type: 'lucky', amount: 7, bets: sure })).toEqual(ok({ max: 29, min: 5 }));
    const half = [...settledBets([2, 'win'], [3, 'lose']), ...betsAt(4, 5)];
    // Six pairs a unit: 2 x 4 with the won one, 2 x 5, 4 x 5.
    expect(possibleWin({ type: 'system', amount: 6, systemValue: 2, bets: half })).toEqual(ok({ max: 38, min: 8 }));
    const dead = [...settledBets([2, 'lose'], [3, 'lose']), ...betsAt(4)];
    expect(possibleWin({ type: 'system', amount: 3, systemValue: 2, bets: dead })).toEqual(ok({ max: 0, min: 0 }));
  });
});
