import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, writingDirection } from '../../../../core/site/config/language.ts';

const TEN = ['ru', 'en', 'uk', 'kk', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];

describe('the languages of the site', () => {
  it('are ten, Russian first [LA-1]', () => {
    expect(LANGUAGES).toEqual(TEN);
    expect(DEFAULT_LANGUAGE).toBe('ru');
  });

  it.each(['', 'RU', 'it', 'ru-RU', ' ru', 'constructor'])('are not named by %j [LA-2]', (text) => {
    expect(isLanguage(text)).toBe(false);
  });

  it('are named by their own two letters and by nothing else [LA-2]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (text) => {
        expect(isLanguage(text)).toBe(TEN.includes(text));
      }),
    );
  });

  it('are written from left to right, Arabic alone from right to left [LA-5]', () => {
    expect(LANGUAGES.filter((language) => writingDirection(language) === 'rtl')).toEqual(['ar']);
    expect(writingDirection('ru')).toBe('ltr');
  });
});
