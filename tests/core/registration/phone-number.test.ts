import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  internationalPhone,
  isOfferedPhone,
  maskedPhone,
  normalPhone,
  phoneCountry,
  phoneMask,
  type PhoneCountry,
} from '../../../core/registration/phone-number.ts';

const russia: PhoneCountry = { id: 1, name: 'Russia', countryCode: 'ru', diallingCode: '+7' };
const kazakhstan: PhoneCountry = { id: 2, name: 'Kazakhstan', countryCode: 'kz', diallingCode: '+7' };
const cyprus: PhoneCountry = { id: 3, name: 'Cyprus', countryCode: 'cy', diallingCode: '+357' };
const abkhazia: PhoneCountry = { id: 4, name: 'Abkhazia', countryCode: 'ab', diallingCode: '+7940' };
const broken: PhoneCountry = { id: 5, name: '', countryCode: '', diallingCode: '' };
const COUNTRIES = [cyprus, russia, kazakhstan, abkhazia, broken];
const MASKS = [
  { countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 },
  { countryId: 3, mask: '## ######', min: 8, max: 9 },
];

describe('a phone value', () => {
  it.each([
    ['79161234567', '+79161234567'],
    ['+7 (916) 123-45-67', '+79161234567'],
    ['\t+357.99.123456 ', '+35799123456'],
    ['7–916–1234567', '+79161234567'],
    ['12345', '+12345'],
    ['123456789012345', '+123456789012345'],
  ])('%j is %s [TEL-1]', (typed, phone) => {
    expect(normalPhone(typed)).toEqual({ ok: true, value: phone });
  });

  it.each([
    ['', 'missing'],
    [' () ', 'missing'],
    ['+', 'not-a-phone'],
    ['++79161234567', 'not-a-phone'],
    ['7916+1234567', 'not-a-phone'],
    ['7916123456a', 'not-a-phone'],
    ['７９１６１２３４５６７', 'not-a-phone'],
    ['1234', 'too-short'],
    ['1234567890123456', 'too-long'],
    [79161234567, 'not-a-phone'],
    [undefined, 'not-a-phone'],
    [null, 'not-a-phone'],
  ])('%j is refused as %s [TEL-1]', (typed, code) => {
    expect(normalPhone(typed)).toEqual({ ok: false, error: { code } });
  });

  it('is always a plus and digits, and stays the same once it is normal [TEL-1]', () => {
    const typed = fc.array(fc.constantFrom(...'+0123456789 ()-.a'.split('')), { maxLength: 20 });
    fc.assert(
      fc.property(typed, (signs) => {
        const phone = normalPhone(signs.join(''));
        expect(phone.ok ? phone.value : '+00000').toMatch(/^\+\d{5,15}$/);
        expect(phone.ok ? normalPhone(phone.value) : phone).toEqual(phone);
      }),
    );
  });
});

describe('a national number', () => {
  it('has the digits that the mask allows [TEL-2]', () => {
    const mask = phoneMask(cyprus, MASKS);
    expect(internationalPhone('99 123456', cyprus, mask)).toEqual({ ok: true, value: '+35799123456' });
    expect(internationalPhone('991234567', cyprus, mask).ok).toBe(true);
    expect(internationalPhone('9912345', cyprus, mask)).toEqual({ ok: false, error: { code: 'too-short' } });
    expect(internationalPhone('9912345678', cyprus, mask)).toEqual({ ok: false, error: { code: 'too-long' } });
    expect(internationalPhone('', cyprus, mask)).toEqual({ ok: false, error: { code: 'missing' } });
    expect(internationalPhone('x', cyprus, mask)).toEqual({ ok: false, error: { code: 'not-a-phone' } });
  });

  it('takes any length without a mask, up to the whole 15 digits [TEL-2, TEL-3]', () => {
    expect(phoneMask(kazakhstan, MASKS)).toBeUndefined();
    expect(phoneMask(russia, MASKS)).toBe(MASKS[0]);
    expect(internationalPhone('12', cyprus)).toEqual({ ok: true, value: '+35712' });
    expect(internationalPhone('1', cyprus)).toEqual({ ok: false, error: { code: 'too-short' } });
    expect(internationalPhone('1234567890123', cyprus)).toEqual({ ok: false, error: { code: 'too-long' } });
  });

  it.each([
    ['9161234567', '(916) 123-45-67'],
    ['916123456789', '(916) 123-45-6789'],
    ['916', '(916'],
    ['9 1-6', '(916'],
    ['9161', '(916) 1'],
    ['', ''],
  ])('%j is written as %j [TEL-4]', (digits, written) => {
    expect(maskedPhone(digits, { countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 })).toBe(written);
  });

  it('keeps its digits under any mask [TEL-4]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), fc.stringMatching(/^[# ()-]{0,20}$/), (digits, mask) => {
        expect(maskedPhone(digits, { countryId: 1, mask, min: 0, max: 15 }).replaceAll(/\D/g, '')).toBe(digits);
      }),
    );
  });
});

describe('the country of a number', () => {
  it('has the longest dialling code that the number begins with [TEL-5]', () => {
    expect(phoneCountry('+35799123456', COUNTRIES)).toBe(cyprus);
    expect(phoneCountry('+79161234567', COUNTRIES)).toBe(russia);
    expect(phoneCountry('+79401234567', COUNTRIES)).toBe(abkhazia);
    expect(phoneCountry('+49', COUNTRIES)).toBeUndefined();
    expect(phoneCountry('', COUNTRIES)).toBeUndefined();
    expect(phoneCountry('+7', [])).toBeUndefined();
  });

  it('is the preferred one of several [TEL-5]', () => {
    expect(phoneCountry('+79161234567', COUNTRIES, 2)).toBe(kazakhstan);
    expect(phoneCountry('+79161234567', COUNTRIES, 3)).toBe(russia);
  });
});

describe('a number that codes go to', () => {
  const offered = { countries: COUNTRIES, masks: MASKS };

  it.each([
    ['+79161234567', [russia]],
    ['+35799123456', [cyprus]],
    ['+357991234567', [cyprus]],
    // without a mask of its own any length
    ['+77', [kazakhstan]],
    ['+7940', COUNTRIES],
  ])('is %s of a country that is offered [TEL-6]', (phone, countries) => {
    expect(isOfferedPhone(phone, { ...offered, countries })).toBe(true);
  });

  it.each([
    ['+7916123456', [russia]],
    ['+791612345678', [russia]],
    ['+3579912345', COUNTRIES],
    ['+79161234567', [cyprus]],
    ['+881612345678', COUNTRIES],
    ['+00000000', COUNTRIES],
    ['', COUNTRIES],
  ])('is not %s, of another country or length [TEL-6]', (phone, countries) => {
    expect(isOfferedPhone(phone, { ...offered, countries })).toBe(false);
  });
});
