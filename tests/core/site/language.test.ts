import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../../core/site/language.ts';

describe('the languages of the site', () => {
  it('are Russian and English, Russian first [LA-1]', () => {
    expect(LANGUAGES).toEqual(['ru', 'en']);
    expect(DEFAULT_LANGUAGE).toBe('ru');
  });

  it.each(['', 'RU', 'de', 'ru-RU', ' ru', 'constructor'])('are not named by %j [LA-2]', (text) => {
    expect(isLanguage(text)).toBe(false);
  });

  it('are named by their own two letters and by nothing else [LA-2]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (text) => {
        expect(isLanguage(text)).toBe(text === 'ru' || text === 'en');
      }),
    );
  });
});
