import { describe, expect, it } from 'vitest';
import { orderedCurrencies } from '../../../core/registration/currency-order.ts';

const SITE = { currencies: ['AED', 'EUR', 'KZT', 'PLN', 'RUB', 'USD', 'BRL'], geoCurrency: 'RUB' };

describe('the order of currencies', () => {
  it.each([
    ['kz', ['KZT', 'RUB', 'USD', 'EUR', 'AED', 'BRL', 'PLN']],
    ['ru', ['RUB', 'USD', 'EUR', 'AED', 'BRL', 'KZT', 'PLN']],
    ['de', ['EUR', 'RUB', 'USD', 'AED', 'BRL', 'KZT', 'PLN']],
    ['', ['RUB', 'USD', 'EUR', 'AED', 'BRL', 'KZT', 'PLN']],
  ])('begins for country "%s" with what is wanted there [RG1-8]', (country, order) => {
    expect(orderedCurrencies(country, SITE)).toEqual(order);
  });

  it('offers nothing that the site does not take, and everything that it takes once [RG1-8]', () => {
    expect(orderedCurrencies('kz', { currencies: ['GBP', 'EUR'], geoCurrency: 'RUB' })).toEqual(['EUR', 'GBP']);
    expect(orderedCurrencies('kz', { currencies: [], geoCurrency: 'RUB' })).toEqual([]);
  });
});
