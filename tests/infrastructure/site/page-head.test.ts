import { describe, expect, it } from 'vitest';
import { pageHead, type HeadFacts } from '../../../infrastructure/site/page-head.ts';

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

  it('says nothing of languages, events or the operator where search engines may not keep it [SEO-5]', () => {
    const head = pageHead({ ...FACTS, status: 404, given: { ...GIVEN, title: 'Bets' } });
    expect(head).toMatchObject({ title: 'Live', robots: 'noindex', alternates: [], structured: [] });
  });
});
