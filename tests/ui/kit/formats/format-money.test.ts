import { describe, expect, it } from 'vitest';
import { COUPON_CURRENCIES } from '../../../../core/coupon/amounts/amount-step.ts';
import { currencyDecimals, minorUnits } from '../../../../core/shared/money.ts';
import { money } from '../../../support/units.ts';
import { currencySymbol } from '../../../../ui/kit/formats/currency-symbols.ts';
import { formatMoney } from '../../../../ui/kit/formats/format-money.ts';

const NBSP = '\u00A0';

/** An amount in major units, of which one may be below zero. */
function signed(amount: number, iso: string) {
  const units = money(Math.abs(amount), currencyDecimals(iso));
  return minorUnits(amount < 0 ? 0 - units : units)!;
}

describe('formatMoney', () => {
  it.each([
    [12480.5, 'RUB', `12${NBSP}480,50${NBSP}₽`],
    [500, 'RUB', `500,00${NBSP}₽`],
    [0.125, 'KWD', `0,125${NBSP}KD`],
    [1500, 'JPY', `1${NBSP}500${NBSP}¥`],
    [-3.2, 'EUR', `\u22123,20${NBSP}€`],
    [0, 'EUR', `0,00${NBSP}€`],
    [0.05, 'EUR', `0,05${NBSP}€`],
    [1234567890.12, 'UAH', `1${NBSP}234${NBSP}567${NBSP}890,12${NBSP}₴`],
    [1, 'XYZ', `\u2014${NBSP}XYZ`],
  ])('writes %d %s in Russian as %j', (amount, iso, text) => {
    expect(formatMoney(signed(amount, iso), iso, { language: 'ru' })).toBe(text);
  });

  it.each([
    [12480.5, 'EUR', '€12,480.50'],
    [-20, 'USD', '\u2212$20.00'],
    [0.125, 'KWD', `KD${NBSP}0.125`],
    [99, 'PLN', `zł${NBSP}99.00`],
    [10, 'CHF', `Fr.${NBSP}10.00`],
    [1000, 'BRL', 'R$1,000.00'],
  ])('writes %d %s in English as %j', (amount, iso, text) => {
    expect(formatMoney(signed(amount, iso), iso, { language: 'en' })).toBe(text);
  });

  it.each([
    ['uk', `12${NBSP}480,50${NBSP}€`],
    ['de', `12.480,50${NBSP}€`],
    ['es', `12.480,50${NBSP}€`],
    ['fr', `12${NBSP}480,50${NBSP}€`],
    ['tr', '€12.480,50'],
    ['ar', '€12,480.50'],
  ] as const)('puts the sign of the currency where %s has it: %s', (language, text) => {
    expect(formatMoney(money(12480.5), 'EUR', { language })).toBe(text);
  });

  it('leaves out zero decimals where the place is small, and only those', () => {
    expect(formatMoney(money(5000), 'RUB', { language: 'ru', isShort: true })).toBe(`5${NBSP}000${NBSP}₽`);
    expect(formatMoney(money(0.5), 'EUR', { language: 'en', isShort: true })).toBe('€0.50');
  });

  it('writes the largest amount to the cent', () => {
    const largest = minorUnits(Number.MAX_SAFE_INTEGER)!;
    expect(formatMoney(largest, 'EUR', { language: 'en' })).toBe('€90,071,992,547,409.91');
    expect(formatMoney(largest, 'JPY', { language: 'en' })).toBe('¥9,007,199,254,740,991');
  });

  it('never groups with a plain or a thin space', () => {
    expect(formatMoney(money(1234567), 'RUB', { language: 'ru' })).not.toMatch(/[ \u202F]/);
  });

  it('has a sign for each currency of the table and the code for others', () => {
    expect(currencySymbol('GEL')).toBe('₾');
    expect(COUPON_CURRENCIES.filter((iso) => currencySymbol(iso) === iso)).toEqual(['HNL', 'SAR', 'SDG']);
    expect(currencySymbol('toString')).toBe('toString');
  });
});
