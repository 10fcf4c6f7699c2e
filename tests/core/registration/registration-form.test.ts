import { describe, expect, it } from 'vitest';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import { birthProblem, nameProblem } from '../../../core/registration/name-problem.ts';
import {
  checkFull,
  checkPhone,
  formPasswordProblem,
  isLikeContact,
  type FormRules,
} from '../../../core/registration/registration-form.ts';
import type { FullForm, PhoneForm } from '../../../core/registration/registration-gateway.ts';

const RULES: FormRules = {
  site: { countries: ['ru'], currencies: ['RUB'], geoCountryCode: 'ru', geoCurrency: 'RUB', minAge: 18 },
  today: '2026-03-01',
};
const CHOICES = {
  countryCode: 'ru',
  currency: 'RUB',
  isAdult: true,
  isTermsAccepted: true,
  promoCode: ' start-26 ',
  bonusChoice: 'sport',
  isRemembered: false,
  isNewsWanted: false,
} as const;
const FULL: FullForm = {
  ...CHOICES,
  email: ' Ann@Example.org ',
  password: 'correct horse',
  name: ' Ann ',
  surname: 'O’Neil',
  birthDate: '2008-03-01',
};
const PHONE: PhoneForm = { ...CHOICES, phone: '+7 (999) 123-45-67', password: 'correct horse' };

describe('a form of registration', () => {
  it('is sent with its texts tidied where nothing is wrong [RGF-1] [RGF-2]', () => {
    const full = checkFull(FULL, RULES);
    expect(full).toEqual({
      ok: true,
      value: { ...FULL, email: 'ann@example.org', name: 'Ann', promoCode: 'START-26' },
    });
    expect(checkPhone(PHONE, RULES)).toMatchObject({ ok: true, value: { phone: '+79991234567' } });
  });

  it('goes with the wish for news as the player has it, which is never needed [RGF-22]', () => {
    for (const isNewsWanted of [false, true]) {
      const value = { isNewsWanted };
      expect(checkFull({ ...FULL, isNewsWanted }, RULES)).toMatchObject({ ok: true, value });
      expect(checkPhone({ ...PHONE, isNewsWanted }, RULES)).toMatchObject({ ok: true, value });
    }
  });

  it('names every problem at once [RGF-1]', () => {
    const empty: FullForm = {
      ...FULL,
      countryCode: 'xx',
      isAdult: false,
      isTermsAccepted: false,
      promoCode: '!',
      email: '+79991234567',
      password: '',
      name: '',
      surname: '1',
      birthDate: '2010-01-01',
    };
    expect(checkFull(empty, RULES)).toEqual({
      ok: false,
      error: {
        email: 'malformed',
        password: 'missing',
        name: 'missing',
        surname: 'malformed',
        birthDate: 'too-young',
        countryCode: 'not-offered',
        isAdult: 'missing',
        isTermsAccepted: 'missing',
        promoCode: 'malformed',
      },
    });
    expect(checkPhone({ ...PHONE, phone: '', password: 'short' }, RULES)).toEqual({
      ok: false,
      error: { phone: 'missing', password: 'too-short' },
    });
  });

  it.each([
    ['correct horse', 'ann', undefined],
    ['x1234567', '', undefined],
    ['annabel-1990', 'Annabel', 'like-contact'],
    ['+79991234567!', '79991234567', 'like-contact'],
    ['7'.repeat(129), '', 'too-long'],
  ])('takes the password %s beside %s: %s [RGF-3]', (password, contact, problem) => {
    expect(formPasswordProblem(password, contact)).toBe(problem);
  });

  it.each([
    ['Анна-Мария', undefined],
    ['José', undefined],
    ["d'Arc St. John", undefined],
    ['-', 'malformed'],
    ['Ann3', 'malformed'],
    ['a'.repeat(61), 'too-long'],
  ])('takes the name %s: %s [RGF-4]', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  it.each([
    ['2008-03-01', undefined],
    ['2008-03-02', 'too-young'],
    ['2000-02-29', undefined],
    ['1900-02-29', 'no-date'],
    ['2001-02-29', 'no-date'],
    ['2001-13-01', 'no-date'],
    ['2001-04-31', 'no-date'],
    ['1906-03-01', undefined],
    ['1906-02-28', 'no-date'],
    ['2027-01-01', 'no-date'],
    ['01.02.2000', 'no-date'],
    ['', 'missing'],
  ])('takes the day of birth %s: %s [RGF-5]', (day, problem) => {
    expect(birthProblem(day, RULES)).toBe(problem);
  });

  it.each([
    ['', undefined],
    ['START26', undefined],
    ['ab', 'malformed'],
    ['промо', 'malformed'],
    ['a'.repeat(21), 'malformed'],
  ])('takes the promo code %j: %s [RGF-6]', (code, problem) => {
    expect(promoCodeProblem(code)).toBe(problem);
    expect(sentPromoCode(' start ')).toBe('START');
  });
});

describe('a password that is like the contact', () => {
  it.each([
    [' annabel@example.org', 'annabel-1990'],
    ['ANNABEL@example.org ', '1990-Annabel'],
  ])('is refused with the address %j: %s [RGF-3]', (email, password) => {
    expect(checkFull({ ...FULL, email, password }, RULES)).toMatchObject({ error: { password: 'like-contact' } });
  });

  it.each(['79991234567!', '9991234567!', '89991234567', 'my-1234567'])(
    'is refused with the phone, with or without its code: %s [RGF-3]',
    (password) => {
      expect(checkPhone({ ...PHONE, password }, RULES)).toMatchObject({ error: { password: 'like-contact' } });
    },
  );

  it.each([
    ['annabel-1990', 'annabel@example.org', true],
    ['1234567-xyz', '+79991234567', true],
    ['correct horse', 'annabel@example.org', false],
    ['abc-abc-1', 'abc@example.org', false],
  ])('is known of any contact: %s of %s [RGF-3]', (password, contact, isLike) => {
    expect(isLikeContact(password, contact)).toBe(isLike);
  });
});
