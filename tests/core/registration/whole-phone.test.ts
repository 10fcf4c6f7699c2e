import { describe, expect, it } from 'vitest';
import { wholePhone } from '../../../core/registration/whole-phone.ts';

const country = { id: 1, name: 'RU', countryCode: 'ru', diallingCode: '+7' };
const mask = { countryId: 1, mask: '(###) ###-##-##', min: 10, max: 10 };
const RUSSIA = { countryCode: 'ru', country, mask };

describe('a number beside its country', () => {
  it.each([
    ['(999) 123-45-67', '+79991234567'],
    ['+44 20 7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
  ])('%s is %s [TEL-9]', (typed, phone) => {
    expect(wholePhone(typed, RUSSIA)).toEqual({ ok: true, value: phone });
  });

  it('is read as people write it where no countries came [TEL-9]', () => {
    const unknown = { countryCode: 'ru', country: undefined, mask: undefined };
    expect(wholePhone('8 (999) 123-45-67', unknown)).toEqual({ ok: true, value: '+79991234567' });
    expect(wholePhone('ann@example.org', unknown)).toEqual({ ok: false, error: { code: 'not-a-phone' } });
  });

  it.each([
    ['', 'missing'],
    ['999 123', 'too-short'],
    ['999 123 45 67 8', 'too-long'],
    ['ann@example.org', 'not-a-phone'],
  ])('is not %j: %s [TEL-9]', (typed, code) => {
    expect(wholePhone(typed, RUSSIA)).toEqual({ ok: false, error: { code } });
  });
});
