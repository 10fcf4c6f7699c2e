import { describe, expect, it } from 'vitest';
import { fittingSystemValue, fittingType, systemOptions, typeMenu } from '../../../../core/coupon/index.ts';

const TWO = ['express', 'chain', 'anti-express', 'lucky', 'singles'];
const ALL = ['express', 'system', 'chain', 'multi', 'condition', 'anti-express', 'lucky', 'patent', 'singles'];

describe('the type menu', () => {
  it('has nothing for no pick and a single for one [TM-1]', () => {
    expect([typeMenu(0), typeMenu(Number.NaN), typeMenu(1)]).toEqual([[], [], ['single']]);
  });

  it('has the types of two picks, and all from three [TM-2, TM-3]', () => {
    expect([typeMenu(2), typeMenu(3), typeMenu(8)]).toEqual([TWO, ALL, ALL]);
  });

  it('ends lucky and patent at 8, a system at 20, an express at 40 [TM-4]', () => {
    const longer = ['express', 'system', 'chain', 'multi', 'condition', 'anti-express', 'singles'];
    expect([typeMenu(9), typeMenu(20)]).toEqual([longer, longer]);
    expect([typeMenu(21), typeMenu(40)]).toEqual(
      [longer, longer].map((types) => types.filter((type) => type !== 'system')),
    );
    expect(typeMenu(41)).toEqual(['chain', 'multi', 'condition', 'singles']);
    expect(typeMenu(101)).toEqual([]);
  });

  it('keeps a type that fits and else takes the default [TM-5]', () => {
    expect(fittingType('chain', 3)).toBe('chain');
    expect(fittingType('system', 2)).toBe('express');
    expect([fittingType(undefined, 2), fittingType(undefined, 0)]).toEqual(['express', 'single']);
    expect([fittingType('express', 1), fittingType('express', 0)]).toEqual(['single', 'single']);
    expect(fittingType('single', 2)).toBe('express');
    expect(fittingType('express', 41)).toBe('singles');
  });

  it('offers the systems of a number of bets with their lines [TM-6]', () => {
    expect(systemOptions(5)).toEqual([
      { value: 2, lines: 10 },
      { value: 3, lines: 10 },
      { value: 4, lines: 5 },
    ]);
    expect([2, 0, -3, Number.NaN].map(systemOptions)).toEqual([[], [], [], []]);
    expect(systemOptions(20).at(8)).toEqual({ value: 10, lines: 184_756 });
    expect(systemOptions(100).every(({ lines }) => lines <= Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(systemOptions(100).map(({ value }) => value)).toContain(98);
  });

  it('holds a system value between 2 and one less than the bets [TM-7]', () => {
    expect([fittingSystemValue(1, 5), fittingSystemValue(3, 5), fittingSystemValue(9, 5)]).toEqual([2, 3, 4]);
    expect([fittingSystemValue(Number.NaN, 5), fittingSystemValue(2.5, 5), fittingSystemValue(4, 2)]).toEqual([
      2, 2, 2,
    ]);
  });
});
