import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDecimal,
  formatPercent,
  formatShortCount,
} from '../../../../ui/kit/formats/format-number.ts';

const NBSP = '\u00A0';
const words = (key: string, values: Record<string, string | number>): string => `${key}:${values['count']}`;

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [3262, `3${NBSP}262`],
    [-1000, `\u22121${NBSP}000`],
  ])('groups %d by three in Russian', (count, text) => {
    expect(formatCount(count, 'ru')).toBe(text);
  });

  it('groups by commas in English', () => {
    expect(formatCount(1234567, 'en')).toBe('1,234,567');
    expect(formatDecimal(-1234.5, 2, 'en')).toBe('\u22121,234.50');
  });

  it('writes no minus before nothing', () => {
    expect(formatDecimal(-0.001, 2, 'en')).toBe('0.00');
  });

  it.each([
    ['uk', `12${NBSP}480,50`],
    ['kk', `12${NBSP}480,50`],
    ['fr', `12${NBSP}480,50`],
    ['es', '12.480,50'],
    ['pt', '12.480,50'],
    ['de', '12.480,50'],
    ['tr', '12.480,50'],
    ['ar', '12,480.50'],
  ] as const)('are written in %s as %s', (language, text) => {
    expect(formatDecimal(12480.5, 2, language)).toBe(text);
  });

  it.each([
    ['de', `86${NBSP}%`],
    ['fr', `86${NBSP}%`],
    ['uk', '86%'],
    ['pt', '86%'],
    ['ar', '86%'],
    ['tr', '%86'],
  ] as const)('have the percent sign of %s: %s', (language, text) => {
    expect(formatPercent(0.86, language)).toBe(text);
  });

  it('writes a percent sign after a space in Russian and not in English', () => {
    expect(formatPercent(0.86, 'ru')).toBe(`86${NBSP}%`);
    expect(formatPercent(0.86, 'en')).toBe('86%');
  });

  it('shortens counts from a hundred thousand on', () => {
    expect(formatShortCount(99_999, 'en', words)).toBe('99,999');
    expect(formatShortCount(128_400, 'en', words)).toBe('count.thousands:128');
  });

  it('keeps every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(formatCount(count, 'ru').replaceAll(NBSP, '')).toBe(String(count));
      }),
    );
  });
});
