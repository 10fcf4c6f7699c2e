import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressInLanguage,
  availableLanguage,
  inLanguage,
  pathTo,
  redirectToLanguage,
  splitLanguage,
  withoutNeedlessSlashes,
} from '../../../core/navigation/language-path.ts';
import { LANGUAGES } from '../../../core/site/config/language.ts';

describe('a path with its language', () => {
  it.each([
    ['/', { rest: '/' }],
    ['/ru', { language: 'ru', rest: '/' }],
    ['/en/', { language: 'en', rest: '/' }],
    ['/ru/live/football', { language: 'ru', rest: '/live/football' }],
    ['/live', { rest: '/live' }],
    ['/RU/live', { rest: '/RU/live' }],
  ])('is taken apart: %s', (path, parts) => {
    expect(splitLanguage(path)).toEqual(parts);
  });

  it.each([
    ['/', '/ru'],
    ['/live', '/ru/live'],
    ['/live/football/', '/ru/live/football'],
    ['/it', '/ru'],
    ['/it/live', '/ru/live'],
    ['/office/history', '/ru/office/history'],
    ['//evil.test/x', '/ru/evil.test/x'],
    ['/\\evil.test', '/ru/\\evil.test'],
  ])('is sent on in Russian: %s to %s [NV-3]', (path, target) => {
    expect(redirectToLanguage(path)).toBe(target);
  });

  it('is sent on in the language that was chosen [NV-3]', () => {
    expect(redirectToLanguage('/live', 'en')).toBe('/en/live');
    expect(redirectToLanguage('/zz/live', 'en')).toBe('/en/live');
  });

  it('stays where its language is one of the site [NV-3]', () => {
    expect(redirectToLanguage('/ru')).toBeUndefined();
    expect(redirectToLanguage('/en/live')).toBeUndefined();
  });

  it('leads nowhere but into the site, and only once [NV-3]', () => {
    const segment = fc.oneof(fc.constantFrom('', '..', '\\', 'ru', 'it', 'evil.test', '%2f', '\t'), fc.string());
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        const target = redirectToLanguage(`/${segments.join('/')}`);
        if (target === undefined) return;
        expect(target).toMatch(/^\/ru(?:\/|$)/);
        expect(redirectToLanguage(target)).toBeUndefined();
      }),
    );
  });

  it('is sent on where its language is not allowed, keeping the rest [NV-3]', () => {
    expect(redirectToLanguage('/en/live', 'ru', ['ru'])).toBe('/ru/live');
    expect(redirectToLanguage('/en/en/live', 'en', ['ru'])).toBe('/ru/en/live');
    expect(redirectToLanguage('/en/uk/live', 'ru', ['ru'])).toBe('/ru/uk/live');
    expect(redirectToLanguage('/ru/live', 'en', ['ru'])).toBeUndefined();
    expect(redirectToLanguage('/live', 'ru', ['en'])).toBe('/en/live');
    expect(redirectToLanguage('/ru/live', 'ru', [])).toBeUndefined();
  });

  it('is shown in the language wanted, or the default, or English, or any [NV-34]', () => {
    expect(availableLanguage('en', ['ru', 'en'])).toBe('en');
    expect(availableLanguage(undefined, ['ru', 'en'])).toBe('ru');
    expect(availableLanguage('ru', ['en'])).toBe('en');
    expect(availableLanguage('en', ['ru'])).toBe('ru');
    expect(availableLanguage(undefined, ['ru', 'en'], 'en')).toBe('en');
    expect(availableLanguage(undefined, [])).toBe('ru');
  });

  it('lands after one step whatever is allowed [NV-3, NV-34]', () => {
    const language = fc.constantFrom(...LANGUAGES);
    fc.assert(
      fc.property(
        fc.stringMatching(/^(?:\/[a-z]{0,3}){1,5}$/),
        language,
        fc.uniqueArray(language),
        (path, chosen, allowed) => {
          const target = redirectToLanguage(path, chosen, allowed) ?? path;
          expect(redirectToLanguage(target, chosen, allowed)).toBeUndefined();
          const shown = splitLanguage(target).language;
          expect(allowed.length === 0 || allowed.some((one) => one === shown)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['/ru/', '/ru'],
    ['/en//', '/en'],
    ['/ru/contacts/', '/ru/contacts'],
    ['/ru//line///football//', '/ru/line/football'],
    ['/en//evil.test/', '/en/evil.test'],
    ['/ru', undefined],
    ['/ru/contacts', undefined],
    ['/', undefined],
    ['/contacts/', undefined],
    ['//evil.test/', undefined],
  ])('loses the slashes that say nothing: %s [NV-47]', (path, target) => {
    expect(withoutNeedlessSlashes(path)).toBe(target);
    expect(withoutNeedlessSlashes(target ?? '/')).toBeUndefined();
  });

  it('keeps its page in the other language [NV-4]', () => {
    expect(inLanguage('/ru/live/football', 'en')).toBe('/en/live/football');
    for (const home of ['/ru', '/ru/', '/ru//', '/', '//']) expect(inLanguage(home, 'en')).toBe('/en');
    expect(inLanguage('/live', 'ru')).toBe('/ru/live');
  });

  it('keeps its query in the other language [NV-4]', () => {
    expect(addressInLanguage('/?showSignInModal=1', 'ru')).toBe('/ru?showSignInModal=1');
    expect(addressInLanguage('/live?a=/b', 'en')).toBe('/en/live?a=/b');
    expect(addressInLanguage('/live', 'en')).toBe('/en/live');
    expect(addressInLanguage('/', 'en')).toBe('/en');
  });

  it('comes back when the language is changed there and back [NV-4]', () => {
    const path = pathTo('champ', { section: 'line', sport: 'football', champ: 5 }, 'ru');
    for (const language of LANGUAGES) expect(inLanguage(inLanguage(path, language), 'ru')).toBe(path);
  });

  it('is made in the language asked for [NV-2, NV-4]', () => {
    expect(pathTo('home', {}, 'ru')).toBe('/ru');
    expect(pathTo('game', { section: 'live', sport: 'tennis', champ: 1, game: 2 }, 'en')).toBe('/en/live/tennis/1/2');
  });
});
