import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownBanners } from '../../../../core/sports/showcase/banner.ts';
import { bannerProblem, isBannerDue, type EditedBanner } from '../../../../core/sports/showcase/edited-banner.ts';
import { sampleBanner } from '../../../support/examples/sample-banner.ts';
import { areSlidesTurning, slideBeside } from '../../../../core/sports/showcase/slide-turn.ts';

const EDITED: EditedBanner = {
  titles: { ru: 'Заголовок', en: 'Title' },
  texts: { ru: 'Текст', en: 'Text' },
  picture: 'shield',
  link: '/results?day=2026-11-23',
  audience: 'all',
  countries: ['kz'],
  startsAt: 100,
  endsAt: 200,
  isOn: true,
};

describe('the banners of home', () => {
  const ALL = [
    sampleBanner(1),
    sampleBanner(2, { audience: 'visitors' }),
    sampleBanner(3, { audience: 'players' }),
    sampleBanner(4, { countries: ['kz', 'ru'] }),
    sampleBanner(5, { link: '//elsewhere.example' }),
    sampleBanner(6, { link: 'javascript:alert(1)' }),
  ];
  const shown = (...given: Parameters<typeof shownBanners> extends [unknown, infer Visitor] ? [Visitor] : never) =>
    shownBanners(ALL, ...given).map(({ id }) => id);

  it('are shown to those they are for, in their countries, and lead to this site alone [BNR-1]', () => {
    expect(shown({ isSignedIn: false, countryCode: 'DE' })).toEqual([1, 2]);
    expect(shown({ isSignedIn: true, countryCode: 'KZ' })).toEqual([1, 3, 4]);
    expect(shown({ isSignedIn: true })).toEqual([1, 3]);
  });

  it('are those for everybody everywhere while the visitor is unknown [BNR-2]', () => {
    expect(shown(undefined)).toEqual([1]);
  });

  it.each<[string | undefined, Partial<EditedBanner>]>([
    [undefined, {}],
    [undefined, { endsAt: undefined, countries: [] }],
    ['title', { titles: { ru: 'Заголовок', en: ' ' } }],
    ['title', { titles: { ru: 'я'.repeat(61), en: 'Title' } }],
    ['text', { texts: { ru: '', en: 'Text' } }],
    ['text', { texts: { ru: 'Текст', en: 'x'.repeat(141) } }],
    [undefined, { titles: { ...EDITED.titles, de: 'Titel' }, texts: { ...EDITED.texts, de: 'Worte' } }],
    [undefined, { titles: { ...EDITED.titles, de: ' ' }, texts: { ...EDITED.texts, de: '' } }],
    ['text', { titles: { ...EDITED.titles, de: 'Titel' } }],
    ['title', { texts: { ...EDITED.texts, ar: 'x' } }],
    ['title', { titles: { ...EDITED.titles, de: 'x'.repeat(61) }, texts: { ...EDITED.texts, de: 'Worte' } }],
    ['link', { link: 'https://elsewhere.example/' }],
    ['link', { link: '//elsewhere.example' }],
    ['link', { link: '/en/results' }],
    ['link', { link: '' }],
    ['countries', { countries: ['KZ'] }],
    ['countries', { countries: ['kaz'] }],
    ['times', { endsAt: 100 }],
    ['times', { endsAt: Number.NaN }],
  ])('are refused for their %s: %o [BNR-3]', (problem, given) => {
    expect(bannerProblem({ ...EDITED, ...given })).toBe(problem);
  });

  it('may have titles of exactly the longest length [BNR-3]', () => {
    expect(bannerProblem({ ...EDITED, titles: { ru: 'я'.repeat(60), en: 'x'.repeat(60) } })).toBeUndefined();
  });

  it('are due while they are on, from their start until before their end [BNR-4]', () => {
    expect([99, 100, 199, 200].map((now) => isBannerDue(EDITED, now))).toEqual([false, true, true, false]);
    expect(isBannerDue({ ...EDITED, endsAt: undefined }, 10_000)).toBe(true);
    expect(isBannerDue({ ...EDITED, isOn: false }, 150)).toBe(false);
  });
});

describe('the slides of the showcase', () => {
  const FREE = { isPaused: false, hasFocus: false, isPointedAt: false, isHidden: false };

  it('turn by themselves where nothing holds them [BNR-5]', () => {
    expect([0, 1, 2].map((count) => areSlidesTurning(count, FREE))).toEqual([false, false, true]);
    for (const hold of ['isPaused', 'hasFocus', 'isPointedAt', 'isHidden'] as const)
      expect([hold, areSlidesTurning(3, { ...FREE, [hold]: true })]).toEqual([hold, false]);
  });

  it('go round in both directions [BNR-6]', () => {
    expect([slideBeside([4, 5, 6], 6, 1), slideBeside([4, 5, 6], 4, -1)]).toEqual([4, 6]);
    expect([slideBeside([4, 5], 9, 1), slideBeside([4, 5], undefined, 1)]).toEqual([5, 5]);
    expect(slideBeside([], 4, 1)).toBeUndefined();
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (ids) => {
        const seen = ids.reduce<number[]>((way) => [...way, slideBeside(ids, way.at(-1), 1) ?? -1], [ids[0] ?? -1]);
        expect(seen).toEqual([...ids, ids[0]]);
      }),
    );
  });
});
