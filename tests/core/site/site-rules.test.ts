import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupKeptFor, isGroupFresh } from '../../../core/site/config/config-group.ts';
import { languageList, languageModule } from '../../../core/site/config/language-list.ts';
import { pagePoll } from '../../../core/site/browser/page-poll.ts';
import { loadsPolicyLogo } from '../../../core/site/config/policy-logo.ts';
import { isThriftyConnection, prefetchDelay } from '../../../core/site/browser/prefetch.ts';
import { hasNarrowLayout, isShownAsMobile, presentation } from '../../../core/site/browser/presentation.ts';
import { RETRY_PLANS, retryDelay } from '../../../core/site/config/retry-plan.ts';
import { MOST_SOCIAL_LINKS, socialLinks, type SocialLink } from '../../../core/site/config/social-link.ts';

describe('the languages offered', () => {
  const entries = [{ id: 'en' }, { id: 'xx' }, { id: 'ru', isHidden: true }, { id: 'en' }];

  it('are the known ones, hidden ones for players alone [LA-3]', () => {
    expect(languageList(entries, false)).toEqual(['en']);
    expect(languageList(entries, true)).toEqual(['en', 'ru']);
    expect(languageList([{ id: 'ru', isHidden: false }], false)).toEqual(['ru']);
    expect(languageList([], true)).toEqual([]);
    expect(languageList(entries, 1 as never)).toEqual(['en']);
  });

  it('never hold an unknown language or one twice [LA-3]', () => {
    const anyEntry = fc.record({ id: fc.constantFrom('ru', 'en', 'de', '', 'constructor'), isHidden: fc.boolean() });
    fc.assert(
      fc.property(fc.array(anyEntry), fc.boolean(), (list, isSignedIn) => {
        const offered = languageList(list, isSignedIn);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered.every((language) => ['ru', 'en', 'de'].includes(language))).toBe(true);
      }),
    );
  });

  it.each(['it', 'RU', '', undefined, null, 7, ['ru']])('load no texts for %j [LA-4]', (name) => {
    expect(languageModule(name)).toEqual({ ok: false, error: { code: 'MODULE_NOT_FOUND' } });
  });

  it('load the texts of each of them [LA-4]', () => {
    expect(languageModule('ru')).toEqual({ ok: true, value: 'ru' });
    expect(languageModule('en')).toEqual({ ok: true, value: 'en' });
  });
});

describe('a group of the configuration', () => {
  it.each([
    [0, 600_000],
    [0.5, 750_000],
    [1, 900_000],
    [2, 900_000],
    [-1, 600_000],
    [Number.NaN, 600_000],
    [Infinity, 900_000],
    [-Infinity, 600_000],
  ])('is kept by chance %d for %d ms [CFG-1]', (fraction, keptFor) => {
    expect(groupKeptFor(fraction)).toBe(keptFor);
  });

  it('is always kept for 600 to 900 s [CFG-1, REL-31]', () => {
    fc.assert(
      fc.property(fc.double(), (fraction) => {
        expect(groupKeptFor(fraction)).toBeGreaterThanOrEqual(600_000);
        expect(groupKeptFor(fraction)).toBeLessThanOrEqual(900_000);
      }),
    );
  });

  it.each([
    [1000, true],
    [700_999, true],
    [701_000, false],
    [999, false],
    [Number.NaN, false],
    [Infinity, false],
  ])('asked at %d is fresh: %s [CFG-2]', (now, isFresh) => {
    expect(isGroupFresh({ fetchedAt: 1000, keptFor: 700_000 }, now)).toBe(isFresh);
  });

  it('is not fresh where its times are no times [CFG-2]', () => {
    expect(isGroupFresh({ fetchedAt: Number.NaN, keptFor: 700_000 }, 1000)).toBe(false);
    expect(isGroupFresh({ fetchedAt: 0, keptFor: Infinity }, 1000)).toBe(false);
    expect(isGroupFresh({ fetchedAt: 0, keptFor: 900_000 }, 899_999)).toBe(true);
    expect(isGroupFresh({ fetchedAt: 0, keptFor: 900_001 }, 1000)).toBe(false);
  });
});

describe('what is asked for again', () => {
  it('has a plan of its own [RTY-1]', () => {
    expect(RETRY_PLANS).toEqual({
      config: { times: 5, delay: 1000 },
      'header-widget': { times: 5, delay: 1000 },
      redirect: { times: 5, delay: 1000 },
      block: { times: 1, delay: 100 },
      'security-level': { times: 5, delay: 1000 },
    });
  });

  it.each([
    [0, undefined],
    [1, 100],
    [2, 100],
    [3, undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    [-1, undefined],
  ])('waits after %d failures %s ms [RTY-2]', (failures, delay) => {
    expect(retryDelay({ times: 2, delay: 100 }, failures)).toBe(delay);
  });
});

describe('the way the site is shown', () => {
  it('is that of Telegram with a bot, where that is on [PSN-1]', () => {
    expect(presentation({ botId: '123' }, true)).toEqual({ botId: '123', isMobileForced: false });
    expect(presentation({ botId: '123' }, false).botId).toBeUndefined();
    expect(presentation({ botId: '123' }, 1 as never).botId).toBeUndefined();
    expect(presentation({ botId: '1'.repeat(20) }, true).botId).toBe('1'.repeat(20));
  });

  it.each(['', '12a', 'a12', ' 12', '1'.repeat(21), '<script>', 12, null, {}])('knows no bot %j [PSN-1]', (botId) => {
    expect(presentation({ botId }, true).botId).toBeUndefined();
  });

  it('is mobile where the address says exactly that [PSN-2]', () => {
    expect(presentation({ platform_type: 'mobile' }, false)).toEqual({ botId: undefined, isMobileForced: true });
    for (const platform of ['Mobile', 'desktop', '', ' mobile', undefined]) {
      expect(presentation({ platform_type: platform }, true).isMobileForced).toBe(false);
    }
  });

  it('counts as mobile where that is forced, and on a tablet [PSN-4]', () => {
    expect(isShownAsMobile({ platform_type: 'mobile' }, 1920)).toBe(true);
    expect(isShownAsMobile({}, 1023)).toBe(true);
    expect(isShownAsMobile({}, 1024)).toBe(false);
    expect(isShownAsMobile(undefined, Number.NaN)).toBe(false);
  });

  it.each([
    [false, false, 699, true],
    [false, false, 700, false],
    [false, false, 1440, false],
    [true, false, 1440, true],
    [false, true, 1440, true],
    [false, false, Number.NaN, false],
  ])(
    'has the narrow layout, mobile %s, in Telegram %s, %d pixels wide: %s [PSN-7]',
    (isMobile, isTelegram, width, is) => {
      expect(hasNarrowLayout({ isMobile, isTelegram }, width)).toBe(is);
    },
  );

  it('counts the first of several [PSN-3]', () => {
    expect(presentation({ botId: ['7', '8'], platform_type: ['desktop', 'mobile'] }, true)).toEqual({
      botId: '7',
      isMobileForced: false,
    });
    expect(presentation({ botId: [] }, true).botId).toBeUndefined();
  });

  it.each([undefined, null, 'botId=1', 5, []])('is plain for a query %j [PSN-1]', (query) => {
    expect(presentation(query, true)).toEqual({ botId: undefined, isMobileForced: false });
  });

  it('takes nothing that a query inherits [PSN-2]', () => {
    expect(presentation(Object.create({ platform_type: 'mobile', botId: '1' }), true)).toEqual({
      botId: undefined,
      isMobileForced: false,
    });
  });
});

describe('the links to social networks', () => {
  const link = (name: string, placementTypeId = 1, address = 'https://example.com/a'): SocialLink => ({
    name,
    value: name,
    placementTypeId,
    iconName: name,
    link: address,
    label: name,
  });

  it('are those of the place, each once and six at most [SOC-1]', () => {
    const links = [link('other', 2), ...'abcabcdefgh'.split('').map((name) => link(name))];
    expect(socialLinks(links, 1).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(MOST_SOCIAL_LINKS).toBe(6);
    expect(socialLinks(links, 2).map(({ name }) => name)).toEqual(['other']);
    expect(socialLinks([], 1)).toEqual([]);
  });

  it.each([
    'http://example.com',
    'javascript:alert(1)',
    '//example.com',
    'https://',
    'https://a@b.test/',
    ' https://a.b',
  ])('never lead to %j [SOC-1]', (address) => {
    expect(socialLinks([link('a', 1, address)], 1)).toEqual([]);
  });

  it.each(['https://example.com', 'https://example.com?a', 'https://example.com#a', 'https://a-b.example.com/x'])(
    'may lead to %j [SOC-1]',
    (address) => {
      expect(socialLinks([link('a', 1, address)], 1)).toHaveLength(1);
    },
  );
});

describe('small rules of the site', () => {
  it('load the logo of the policy in five countries [POL-1]', () => {
    expect([1, 66, 126, 228, 120].map(loadsPolicyLogo)).toEqual([true, true, true, true, true]);
    expect([0, 2, 65, 127, 229, Number.NaN].map(loadsPolicyLogo)).toEqual(Array.from({ length: 6 }, () => false));
  });

  it.each([
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', isDataSaverOn: true }, true],
    [{ isDataSaverOn: false }, false],
    [{}, false],
  ])('call %j thrifty: %s [PRF-1, PERF-04]', (facts, isThrifty) => {
    expect(isThriftyConnection(facts)).toBe(isThrifty);
  });

  it('fetch ahead after 2 s and never on a thrifty connection [PRF-2]', () => {
    expect(prefetchDelay(false)).toBe(2000);
    expect(prefetchDelay(true)).toBeUndefined();
  });

  it.each([
    ['slider-line', 30_000],
    ['top-games', 60_000],
    ['messages', 60_000],
    ['banners', 60_000],
    ['anything', 10_000],
    ['constructor', 10_000],
  ])('ask for %s every %d ms [POLL-1]', (what, pace) => {
    expect(pagePoll(what)).toBe(pace);
  });
});
