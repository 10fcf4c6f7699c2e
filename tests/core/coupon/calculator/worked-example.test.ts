import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponRows, exampleStake, lineRows } from '../../../../core/coupon/calculator/worked-example.ts';
import { settle } from '../../../../core/coupon/maths/settle.ts';
import { resultOver } from '../../../../core/sports/game/line-result.ts';
import { milli, money } from '../../../support/units.ts';
import '../../../support/property-runs.ts';

const row = (from: number | undefined, to: number | undefined, result: string, payout: number) => ({
  from,
  to,
  result,
  payout: money(payout),
});

describe('worked examples', () => {
  it('stake a thousand of a currency that is known [WEX-1]', () => {
    expect(exampleStake('RUB')).toBe(money(1000));
    expect(exampleStake('JPY')).toBe(1000);
    expect(exampleStake('???')).toBeUndefined();
    expect(lineRows({ kind: 'total', line: 2.5, odds: milli(1900) }, '???')).toEqual([]);
  });

  it('work out an Asian handicap as the drawing does [WEX-2]', () => {
    expect(lineRows({ kind: 'handicap', line: -0.75, odds: milli(1940) }, 'RUB')).toEqual([
      row(2, undefined, 'win', 1940),
      row(1, 1, 'half-win', 1470),
      row(undefined, 0, 'lose', 0),
    ]);
    expect(lineRows({ kind: 'handicap', line: 0, odds: milli(1750) }, 'RUB')).toEqual([
      row(1, undefined, 'win', 1750),
      row(0, 0, 'return', 1000),
      row(undefined, -1, 'lose', 0),
    ]);
    expect(lineRows({ kind: 'handicap', line: 1.5, odds: milli(1300) }, 'RUB')).toEqual([
      row(-1, undefined, 'win', 1300),
      row(undefined, -2, 'lose', 0),
    ]);
  });

  it('work out a total, which has no goals below none [WEX-2]', () => {
    expect(lineRows({ kind: 'total', line: 2.25, odds: milli(1900) }, 'RUB')).toEqual([
      row(3, undefined, 'win', 1900),
      row(2, 2, 'half-lose', 500),
      row(undefined, 1, 'lose', 0),
    ]);
    expect(lineRows({ kind: 'total', line: 0.5, odds: milli(1050) }, 'RUB').map(({ from, to }) => [from, to])).toEqual([
      [1, undefined],
      [undefined, 0],
    ]);
  });

  it('give each number of goals one row, with the result and the payout of the coupon [WEX-2]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('handicap', 'total'),
        fc.integer({ min: 0, max: 24 }),
        fc.boolean(),
        fc.integer({ min: 1001, max: 9000 }),
        fc.integer({ min: 0, max: 12 }),
        (kind, quarters, isNegative, odds, goals) => {
          const line = ((kind === 'handicap' && isNegative ? -1 : 1) * quarters) / 4;
          const rows = lineRows({ kind, line, odds: milli(odds) }, 'USD');
          const holding = rows.filter(({ from = -Infinity, to = Infinity }) => goals >= from && goals <= to);
          const result = resultOver(goals, kind === 'handicap' ? 0 - line : line);
          expect(holding.map((each) => each.result)).toEqual([result]);
          const settled = settle({
            type: 'single',
            amount: 1000,
            currencyDecimals: 2,
            bets: [{ odds: odds / 1000, result }],
          });
          expect(settled.ok && money(settled.value.payout)).toBe(holding[0]?.payout);
        },
      ),
    );
  });

  it('work out a coupon, row by row [WEX-3]', () => {
    const rows = couponRows(
      {
        kind: 'coupon',
        type: 'system',
        systemValue: 2,
        odds: [milli(2000), milli(2000), milli(2000)],
        rows: [
          ['win', 'win', 'win'],
          ['win', 'win', 'lose'],
          ['win', 'lose', 'lose'],
        ],
      },
      'RUB',
    );
    expect(rows.map(({ payout }) => payout)).toEqual([money(4000), 133_333, 0]);
    expect(couponRows({ kind: 'coupon', type: 'patent', odds: [milli(2000)], rows: [['win']] }, 'RUB')).toEqual([]);
  });
});
