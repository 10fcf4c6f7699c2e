import { describe, expect, it } from 'vitest';
import { isNegativeOdds, multiplierText, oddsText, quarterLineText } from '../../../../ui/kit/formats/odds-text.ts';
import { oddsInFull } from '../../../../ui/kit/formats/odds-in-full.ts';
import { price } from '../../../support/units.ts';

describe('oddsText', () => {
  it.each([
    [1.9, 0, '1.90'],
    [2, 0, '2.00'],
    [11, 0, '11.00'],
    [1.855, 0, '1.855'],
    [99.9, 0, '99.90'],
    [100, 0, '100'],
    [101.5, 0, '101.5'],
    [1001, 0, '1001'],
    [2.75, 1, '7/4'],
    [2.03, 1, '21/20'],
    [1, 1, '\u2014'],
    [2.75, 2, '+175'],
    [1.8, 2, '\u2212125'],
    [1.75, 4, '0.75'],
    [1.5, 4, '0.50'],
    [3, 5, '\u22120.50'],
    [1.5, 6, '\u22122.00'],
    [1.5, 15, '0.50'],
  ])('prints %d in format %d as %j', (odds, coefViewId, text) => {
    expect(oddsText(price(odds), coefViewId)).toBe(text);
  });

  it('tells odds that count downwards', () => {
    expect(isNegativeOdds(oddsText(price(3), 5))).toBe(true);
    expect(isNegativeOdds(oddsText(price(1.5), 5))).toBe(false);
  });
});

describe('oddsInFull', () => {
  it('has the price beside a fraction that only comes near it [OD-12]', () => {
    expect([2.75, 2.03, 1].map((odds) => oddsInFull(price(odds), 1))).toEqual(['7/4', '21/20 (2.03)', '\u2014']);
    expect(oddsInFull(price(2.03), 0)).toBe('2.03');
  });
});

describe('lines', () => {
  it.each([
    [1.25, '1-1.5'],
    [-3.75, '3.5-4'],
    [2.5, '2.5'],
    [-1, '1'],
    [0, '0'],
  ])('writes %d in an Asian table as %j', (line, text) => {
    expect(quarterLineText(line)).toBe(text);
  });

  it('puts the sign of a multiplier before it', () => {
    expect(multiplierText(1.03)).toBe('\u00D71.03');
  });
});
