import { describe, expect, it } from 'vitest';
import { typedPhone } from '../../../core/registration/typed-phone.ts';

const RU = { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' };
const DE = { id: 2, name: 'DE', countryCode: 'de', diallingCode: '+49' };
const KZ = { id: 3, name: 'KZ', countryCode: 'kz', diallingCode: '+7' };
const FR = { id: 4, name: 'FR', countryCode: 'fr', diallingCode: '+33' };
const SEVEN = '(###) ###-##-##';
const masks = [
  { countryId: 1, mask: SEVEN, min: 10, max: 10 },
  { countryId: 3, mask: SEVEN, min: 10, max: 10 },
  { countryId: 4, mask: '# ## ## ## ##', min: 9, max: 9 },
];
const from = (typed: string, country = RU) => {
  const found = typedPhone(typed, { country, countries: [RU, DE, KZ, FR], masks });
  return [found.country?.countryCode, found.national];
};

describe('a phone number while it is typed', () => {
  it.each([
    ['9', '(9'],
    ['999', '(999'],
    ['9991', '(999) 1'],
    ['(999) ', '(999'],
    ['9991234567', '(999) 123-45-67'],
    ['999123456789', '(999) 123-45-6789'],
    ['999x', '999x'],
    ['', ''],
  ])('turns %j into %j [TEL-8]', (typed, shown) => {
    expect(from(typed)).toEqual(['ru', shown]);
  });

  it.each([
    ['+49 1511 2345678', RU, 'de', '15112345678'],
    ['0033 6 12 34 56 78', RU, 'fr', '6 12 34 56 78'],
    ['+7 999 123-45-67', KZ, 'kz', '(999) 123-45-67'],
    ['79991234567', RU, 'ru', '(999) 123-45-67'],
    ['8 (999) 123-45-67', RU, 'ru', '(999) 123-45-67'],
    ['33612345678', FR, 'fr', '6 12 34 56 78'],
    ['+999 1234567', RU, 'ru', '+999 1234567'],
    ['8491234567', DE, 'de', '8491234567'],
  ])('finds the country of %s [TEL-8]', (typed, chosen, country, shown) => {
    expect(from(typed, chosen)).toEqual([country, shown]);
  });
});
