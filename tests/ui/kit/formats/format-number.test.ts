import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatDigits } from '../../../../ui/kit/formats/format-number.ts';

const NBSP = '\u00A0';

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
    expect(formatCount(-1234.5, 'en')).toBe('\u22121,234');
    expect(formatDigits('1234', '50', 'en')).toBe('1,234.50');
  });

  it('writes no minus before nothing', () => {
    expect(formatCount(-0.001, 'en')).toBe('0');
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
    expect(formatDigits('12480', '50', language)).toBe(text);
  });

  it('are a dash where there is none', () => {
    expect([Number.NaN, Infinity].map((none) => formatCount(none, 'en'))).toEqual(['\u2014', '\u2014']);
  });

  it('keeps every digit of a whole number', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(formatCount(count, 'ru').replaceAll(NBSP, '')).toBe(String(count));
      }),
    );
  });
});
