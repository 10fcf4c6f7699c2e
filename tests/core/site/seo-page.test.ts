import { describe, expect, it } from 'vitest';
import { canonicalAddress, robotsOf } from '../../../core/site/seo-page.ts';

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
