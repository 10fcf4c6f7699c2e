import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionStep } from '../../../core/shared/fraction-step.ts';
import { milli } from '../../support/units.ts';

describe('fractional odds on the ladder', () => {
  // the steps beside the decimal odds that bookmakers print for them
  it.each([
    [3, '2/1'],
    [2, '1/1'],
    [1.5, '1/2'],
    [2.5, '6/4'],
    [1.667, '4/6'],
    [2.03, '21/20'],
    [1.85, '5/6'],
    [1.91, '10/11'],
    [4.333, '10/3'],
    [3.1, '85/40'],
    [1.01, '1/100'],
    [16, '14/1'],
    [15.999, '14/1'],
    [16.001, '16/1'],
    [1001, '1000/1'],
  ])('read %d as %j [OD-12]', (odds, text) => {
    expect(fractionStep(milli(Math.round(odds * 1000))).text).toBe(text);
  });

  it('take the lower step halfway, and the ends beyond the ladder [OD-12]', () => {
    // 5/1 and 11/2 meet at 5.25
    expect([6250, 6251].map((odds) => fractionStep(milli(odds)).text)).toEqual(['5/1', '11/2']);
    expect(fractionStep(milli(1001)).text).toBe('1/1000');
    expect([1_001_001, 1_001_499, 1_001_500, 5_000_000].map((odds) => fractionStep(milli(odds)).text)).toEqual([
      '1000/1',
      '1000/1',
      '1001/1',
      '4999/1',
    ]);
    expect(fractionStep(milli(Number.MAX_SAFE_INTEGER)).text).toBe('9007199254740/1');
  });

  it('never fall while the price rises [OD-12]', () => {
    const gain = (odds: number): number => {
      const [over = 0, under = 1] = fractionStep(milli(odds)).text.split('/').map(Number);
      return over / under;
    };
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1_200_000 }), fc.integer({ min: 1, max: 5000 }), (odds, more) => {
        expect(gain(odds + more)).toBeGreaterThanOrEqual(gain(odds));
      }),
    );
  });

  it('say whether they are the price itself [OD-12]', () => {
    expect(fractionStep(milli(2500)).isExact).toBe(true);
    expect([2030, 1_001_000, 1_001_001, 1_002_000].map((odds) => fractionStep(milli(odds)).isExact)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
