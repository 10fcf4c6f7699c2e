import { describe, expect, it } from 'vitest';
import { headTags, pageHead, type HeadFacts } from '../../../../core/site/documents/page-head.ts';

const FACTS: HeadFacts = {
  own: { title: 'Live', description: 'Games that run' },
  crumbs: [
    { name: 'Home', address: '/ru' },
    { name: 'Live', address: '/ru/live' },
  ],
  route: { layout: 'main', access: 'anybody' },
  isHome: false,
  status: 200,
  path: '/ru/live',
  language: 'ru',
  languages: ['ru', 'en'],
  siteName: 'Site',
  origin: 'https://site.test',
  hosts: ['site.test', 'mirror.test'],
};
const GIVEN = { title: '', description: '', metas: [], domain: { host: 'site.test' } };

describe('the head of a page', () => {
  it('names the page in every language it is offered in, and in none', () => {
    expect(pageHead(FACTS)).toMatchObject({
      title: 'Live',
      canonical: 'https://site.test/ru/live',
      alternates: [
        ['ru', 'https://site.test/ru/live'],
        ['en', 'https://site.test/en/live'],
        ['x-default', 'https://site.test/live'],
      ],
    });
    expect(pageHead({ ...FACTS, language: 'ru', path: '/ru' }).alternates).toContainEqual([
      'en',
      'https://site.test/en',
    ]);
  });

  it('tells its way with whole addresses [SEO-7]', () => {
    expect(pageHead(FACTS).structured).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ item: 'https://site.test/ru' }, { position: 2 }] },
    ]);
    expect(pageHead({ ...FACTS, isHome: true, crumbs: [], path: '/ru' }).structured).toMatchObject([
      { '@type': 'WebSite', url: 'https://site.test/ru', name: 'Site' },
    ]);
  });

  it.each([
    [{ mode: 'url', targetUrl: '/ru/line' }, 'https://site.test/ru/line'],
    [{ mode: 'mirror', targetUrl: 'mirror.test' }, 'https://mirror.test/ru/live'],
    [{ mode: 'mirror', targetUrl: 'evil.test' }, undefined],
    [{ mode: 'url', targetUrl: 'javascript:alert(1)' }, undefined],
    [{ mode: 'url', targetUrl: '//evil.test/ru' }, undefined],
  ] as const)(
    'is stood for by what the operator says, where it may be: %j [SEO-2] [SEO-3] [SEC-15]',
    (said, canonical) => {
      expect(pageHead({ ...FACTS, given: { ...GIVEN, customCanonical: said } }).canonical).toBe(canonical);
    },
  );

  it('follows from what is known of the page alone [SEO-8]', () => {
    expect(pageHead({ ...FACTS, given: GIVEN })).toEqual(pageHead({ ...FACTS, given: { ...GIVEN } }));
    const elsewhere = pageHead({ ...FACTS, origin: 'https://other.test', given: { ...GIVEN, title: 'Bets' } });
    expect(elsewhere).toMatchObject({ title: 'Bets', canonical: 'https://other.test/ru/live' });
  });

  it('tells whoever links to it a name, a text, an address, a language and a picture [SEO-9]', () => {
    const tags = headTags(pageHead(FACTS)).map(({ element, attributes }) => [element, ...Object.values(attributes)]);
    expect(tags).toEqual([
      ['meta', 'description', 'Games that run'],
      ['meta', 'twitter:card', 'summary_large_image'],
      ['meta', 'og:type', 'website'],
      ['meta', 'og:site_name', 'Site'],
      ['meta', 'og:title', 'Live'],
      ['meta', 'og:description', 'Games that run'],
      ['meta', 'og:url', 'https://site.test/ru/live'],
      ['meta', 'og:locale', 'ru'],
      ['meta', 'og:image', 'https://site.test/sys-icons/1/shared-picture.png'],
      ['meta', 'og:image:width', '1200'],
      ['meta', 'og:image:height', '630'],
      ['link', 'canonical', 'https://site.test/ru/live'],
      ['link', 'alternate', 'ru', 'https://site.test/ru/live'],
      ['link', 'alternate', 'en', 'https://site.test/en/live'],
      ['link', 'alternate', 'x-default', 'https://site.test/live'],
    ]);
  });

  it('does not tell what is not known [SEO-9]', () => {
    const unknown = { ...pageHead(FACTS), description: '', canonical: undefined, alternates: [] };
    const tags = headTags(unknown).flatMap(({ attributes }) => Object.values(attributes));
    for (const name of ['description', 'og:description', 'og:url', 'canonical', 'robots'])
      expect(tags).not.toContain(name);
  });

  it('says nothing of languages, events or the operator where search engines may not keep it [SEO-5]', () => {
    const head = pageHead({ ...FACTS, status: 404, given: { ...GIVEN, title: 'Bets' } });
    expect(head).toMatchObject({ title: 'Live', robots: 'noindex', alternates: [], structured: [] });
  });
});
