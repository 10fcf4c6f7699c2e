import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCurrency } from '../../../core/registration/country-currency.ts';
import {
  checkOneClick,
  firstOneClickForm,
  offeredCurrency,
  withCountry,
} from '../../../core/registration/one-click-form.ts';
import { mayRegister } from '../../../core/registration/may-register.ts';

const site = {
  countries: ['ru', 'kz', 'de', 'br'],
  currencies: ['USD', 'RUB', 'EUR', 'KZT'],
  geoCountryCode: 'kz',
  geoCurrency: 'KZT',
};
const filled = { countryCode: 'de', currency: 'EUR', isAdult: true, isTermsAccepted: true };

describe('one-click form', () => {
  it('names all that is missing in the order of the fields [RG1-1]', () => {
    expect(checkOneClick({ countryCode: '', currency: '', isAdult: false, isTermsAccepted: false }, site)).toEqual({
      ok: false,
      error: [
        { field: 'countryCode', problem: 'missing' },
        { field: 'currency', problem: 'missing' },
        { field: 'isAdult', problem: 'missing' },
        { field: 'isTermsAccepted', problem: 'missing' },
      ],
    });
    expect(checkOneClick(filled, site)).toEqual({ ok: true, value: filled });
  });

  it('refuses what the site does not offer [RG1-2]', () => {
    expect(checkOneClick({ ...filled, countryCode: 'us', currency: 'GBP' }, site)).toEqual({
      ok: false,
      error: [
        { field: 'countryCode', problem: 'not-offered' },
        { field: 'currency', problem: 'not-offered' },
      ],
    });
  });

  it('begins with the country of the visitor where the site takes it [RG1-3]', () => {
    expect(firstOneClickForm(site)).toEqual({
      countryCode: 'kz',
      currency: 'KZT',
      isAdult: false,
      isTermsAccepted: false,
    });
    expect(firstOneClickForm({ ...site, geoCountryCode: 'us' }).countryCode).toBe('ru');
  });

  it.each([
    ['ru', 'RUB'],
    ['de', 'EUR'],
    ['br', 'KZT'],
    ['zz', 'KZT'],
  ])('offers with the country %s the currency %s [RG1-4]', (country, currency) => {
    expect(offeredCurrency(country, site)).toBe(currency);
  });

  it('offers the first currency where neither the country nor the place has one that is taken [RG1-4]', () => {
    expect(offeredCurrency('br', { ...site, geoCurrency: 'INR' })).toBe('USD');
  });

  it.each([
    ['ru', 'RUB'],
    ['kw', 'KWD'],
    ['gb-eng', 'GBP'],
    ['sn', 'XOF'],
    ['bg', 'BGN'],
    ['zz', undefined],
    ['constructor', undefined],
  ])('knows the currency of %s [RG1-4]', (country, currency) => {
    expect(countryCurrency(country)).toBe(currency);
  });

  it('keeps a currency that was chosen when the country changes [RG1-5]', () => {
    expect(withCountry(filled, 'ru', { site, isCurrencyChosen: true }).currency).toBe('EUR');
    expect(withCountry(filled, 'ru', { site, isCurrencyChosen: false }).currency).toBe('RUB');
  });

  it('is offered to visitors alone, and only where the site allows it [RG1-7]', () => {
    expect(mayRegister({ isRegistrationAllowed: true }, undefined)).toBe(true);
    expect(mayRegister({ isRegistrationAllowed: true }, 5)).toBe(false);
    expect(mayRegister({ isRegistrationAllowed: false }, undefined)).toBe(false);
    expect(mayRegister(undefined, undefined)).toBe(false);
  });

  it('never passes without the age and the terms, and always offers what it takes [RG1-1, RG1-2]', () => {
    const anyForm = fc.record({
      countryCode: fc.constantFrom('', 'ru', 'kz', 'us'),
      currency: fc.constantFrom('', 'USD', 'RUB', 'GBP'),
      isAdult: fc.boolean(),
      isTermsAccepted: fc.boolean(),
    });
    fc.assert(
      fc.property(anyForm, (form) => {
        const checked = checkOneClick(form, site);
        const isGood =
          form.isAdult &&
          form.isTermsAccepted &&
          ['ru', 'kz'].includes(form.countryCode) &&
          ['USD', 'RUB'].includes(form.currency);
        expect(checked.ok || checked.error.length === 0).toBe(isGood);
      }),
    );
  });
});
