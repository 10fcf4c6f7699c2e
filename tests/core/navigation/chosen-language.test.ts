import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenLanguage } from '../../../core/navigation/chosen-language.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';

describe('the language a visitor gets without asking for one', () => {
  it.each([
    ['de', 'de'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
    ['it-IT, it;q=0.9, fr;q=0.8, en;q=0.7', 'fr'],
    ['en;q=0.3,tr;q=0.8', 'tr'],
    ['en;q=0.5,tr;q=0.5', 'en'],
    ['PT-br', 'pt'],
    ['zh-Hant-TW, ar-EG ; q=0.2', 'ar'],
    ['de;q=0, es;q=0.1', 'es'],
    ['*', undefined],
    ['it', undefined],
    ['', undefined],
    [undefined, undefined],
    ['de;q=2.5.1', undefined],
    ['de;level=1', undefined],
    ['english', undefined],
  ])('is the best liked of the site, of %j %s [NV-39]', (accepted, language) => {
    expect(chosenLanguage({ cookie: undefined, accepted })).toBe(language);
  });

  it('is that of the cookie before all others [NV-39]', () => {
    expect(chosenLanguage({ cookie: 'kk', accepted: 'de' })).toBe('kk');
    expect(chosenLanguage({ cookie: 'xx', accepted: 'de' })).toBe('de');
    expect(chosenLanguage({ cookie: '', accepted: 'de' })).toBe('de');
  });

  it('is always one of the site or none, whatever is sent [NV-39]', () => {
    const part = fc.oneof(fc.constantFrom(...LANGUAGES, 'it', ';q=0.4', ',', ' ', '-AT'), fc.string());
    fc.assert(
      fc.property(fc.array(part), fc.option(part, { nil: undefined }), (parts, cookie) => {
        const language = chosenLanguage({ cookie, accepted: parts.join('') });
        expect(language === undefined || LANGUAGES.includes(language)).toBe(true);
      }),
    );
  });
});
