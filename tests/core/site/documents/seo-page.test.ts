import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  isSearched,
  pageMetas,
  pageRobots,
  pageWords,
  robotsOf,
} from '../../../../core/site/documents/seo-page.ts';

const HOSTS = ['bet.example', 'mirror.example'];
const domain = { host: 'bet.example' };

describe('what robots may do', () => {
  it('is said by the page, else by the one above it [SEO-1]', () => {
    expect(robotsOf({ metaRobots: 'noindex, nofollow', hierarchyMetaRobots: 'index' })).toBe('noindex, nofollow');
    expect(robotsOf({ metaRobots: undefined, hierarchyMetaRobots: 'index,follow' })).toBe('index,follow');
    expect(robotsOf({})).toBeUndefined();
  });

  it.each(['', 'none"><script>', 'noindex;', 'maybe', 'xnoindex', 'noindex,'])(
    'is not said by %j [SEO-1]',
    (metaRobots) => {
      expect(robotsOf({ metaRobots, hierarchyMetaRobots: 'noarchive' })).toBe('noarchive');
    },
  );
});

describe('the canonical address', () => {
  it('is the page itself, the named path or the same path on a mirror [SEO-2]', () => {
    expect(canonicalAddress({ domain }, '/ru/line', HOSTS)).toBe('https://bet.example/ru/line');
    expect(
      canonicalAddress({ domain, customCanonical: { mode: 'url', targetUrl: '/ru/live' } }, '/ru/line', HOSTS),
    ).toBe('https://bet.example/ru/live');
    expect(
      canonicalAddress({ domain, customCanonical: { mode: 'mirror', targetUrl: 'mirror.example' } }, '/ru/line', HOSTS),
    ).toBe('https://mirror.example/ru/line');
  });

  it.each(['javascript:alert(1)', '//evil.test', 'https://evil.test/', '/a"><script>', ''])(
    'is never the path %j [SEO-3]',
    (targetUrl) => {
      expect(canonicalAddress({ domain, customCanonical: { mode: 'url', targetUrl } }, '/ru', HOSTS)).toBeUndefined();
    },
  );

  it.each(['evil.test', 'mirror.example/x', 'mirror.example:80', 'a@mirror.example', '', '-a.b', undefined as never])(
    'is never on the host %j [SEO-3]',
    (targetUrl) => {
      const page = { domain, customCanonical: { mode: 'mirror' as const, targetUrl } };
      expect(canonicalAddress(page, '/ru', HOSTS)).toBeUndefined();
    },
  );

  it('is none on a host that is listed but is none [SEO-3]', () => {
    const odd = ['nodots', 'a..b', 'x'.repeat(300), 'x y.z', `${'a.'.repeat(126)}bc`];
    expect(odd.map((host) => canonicalAddress({ domain: { host } }, '/ru', odd))).toEqual(odd.map(() => undefined));
    expect(canonicalAddress({ domain: { host: 'a-1.b2.c3' } }, '/ru', ['a-1.b2.c3'])).toBe('https://a-1.b2.c3/ru');
  });
});

describe('the words of a page', () => {
  const own = { title: 'Line', description: 'Coming games' };

  it('are those of the operator where he has any [SEO-4]', () => {
    expect(pageWords(own, { title: 'Bets', description: '  ' })).toEqual({
      title: 'Bets',
      description: 'Coming games',
    });
    expect(pageWords(own, { title: '', description: ' All bets ' })).toEqual({
      title: 'Line',
      description: 'All bets',
    });
    expect(pageWords(own, undefined)).toEqual(own);
  });
});

describe('what search engines keep', () => {
  const page = { layout: 'main', access: 'anybody' } as const;

  it('is a page of the main layout for anybody [SEO-5]', () => {
    expect(pageRobots(page, 200)).toBeUndefined();
    expect(pageRobots(page, 200, { metaRobots: 'nofollow' })).toBe('nofollow');
  });

  it.each([
    { ...page, access: 'player' },
    { ...page, access: 'visitor' },
    { ...page, layout: 'empty' },
    { ...page, needs: 'demo' },
    { ...page, hides: ['seo'] },
  ] as const)('is not %j, whatever the operator says [SEO-5]', (other) => {
    expect(isSearched(other)).toBe(false);
    expect(pageRobots(other, 200, { metaRobots: 'index, follow' })).toBe('noindex');
  });

  it.each([404, 500, 503, 451])('is not a page that answers %i, nor one without a route [SEO-5]', (status) => {
    expect(pageRobots(page, status, { metaRobots: 'index' })).toBe('noindex');
    expect(pageRobots(undefined, 200)).toBe('noindex');
  });
});

describe('the metas of the operator', () => {
  it('are taken once each [SEO-6]', () => {
    const metas = [
      { name: 'author', content: 'a' },
      { name: 'Author', content: 'b' },
      { name: 'geo.region', content: 'x"><script>' },
    ];
    expect(pageMetas(metas)).toEqual([metas[0], metas[2]]);
  });

  it.each([
    'robots',
    'Referrer',
    'viewport',
    'description',
    'csp-nonce',
    'color-scheme',
    '',
    'a b',
    '1x',
    '"><script>',
  ])('are never called %j [SEO-6]', (name) => {
    expect(pageMetas([{ name, content: 'x' }])).toEqual([]);
  });

  it('are at most twenty [SEO-6]', () => {
    const metas = Array.from({ length: 40 }, (_, place) => ({ name: `m${String(place)}`, content: '' }));
    expect(pageMetas(metas)).toHaveLength(20);
  });
});
