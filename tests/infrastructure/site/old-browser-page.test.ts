import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  OLD_BROWSER_SCRIPT,
  oldBrowserLead,
  sealedScript,
  type OldBrowserVisit,
} from '../../../infrastructure/site/old-browser-page.ts';

const PUBLIC = 'ui/kit/public';
const SCRIPT = readFileSync(`${PUBLIC}/${OLD_BROWSER_SCRIPT}`, 'utf8');

const VISIT: OldBrowserVisit = {
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  status: 200,
  cookies: 'a=b',
  language: 'en',
  path: '/en/live',
  statusOf: () => Promise.resolve(200),
};

/** What the script does in a browser at an address, with its cookies. */
function visit(pathname: string, cookie: string, keepsCookies = true) {
  const left: string[] = [];
  const jar = { cookie };
  const document = {
    get cookie() {
      return jar.cookie;
    },
    set cookie(line: string) {
      if (keepsCookies) jar.cookie = [jar.cookie, line.split(';')[0]].filter((each) => each !== '').join('; ');
    },
  };
  runInNewContext(SCRIPT, { document, location: { pathname, replace: (address: string) => left.push(address) } });
  return { left, cookie: jar.cookie };
}

describe('the lead of an old browser', () => {
  it('goes to the page about it, in the language of the page, and is remembered for the visit [OLD-3]', async () => {
    expect(await oldBrowserLead(VISIT)).toEqual({
      location: '/en/oldbrowser',
      cookie: 'old-browser=1; Path=/; Secure; SameSite=Lax',
    });
  });

  it.each<Partial<OldBrowserVisit>>([
    { cookies: 'a=b; old-browser=1' },
    { status: 404 },
    { path: '/en/oldbrowser' },
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { statusOf: () => Promise.resolve(undefined) },
    { statusOf: () => Promise.resolve(503) },
  ])('is not taken twice, from the page itself, or to one that does not open: %j [OLD-3]', async (change) => {
    expect(await oldBrowserLead({ ...VISIT, ...change })).toBeUndefined();
  });
});

describe('the script for browsers without modules', () => {
  it.each([
    ['/', '/oldbrowser'],
    ['/live', '/oldbrowser'],
    ['/en', '/en/oldbrowser'],
    ['/ru/live/football', '/ru/oldbrowser'],
    ['/english', '/oldbrowser'],
  ])('leads from %s to %s [OLD-4]', (pathname, address) => {
    expect(visit(pathname, 'a=b')).toEqual({ left: [address], cookie: 'a=b; old-browser=1' });
  });

  it.each([
    ['/ru/oldbrowser', 'a=b', true],
    ['/oldbrowser', '', true],
    ['/ru', 'a=b; old-browser=1', true],
    ['/ru', 'old-browser=1', true],
    ['/ru', '', false],
  ])('leads nobody from %s with %j, where cookies stay: %s [OLD-4]', (pathname, cookie, keepsCookies) => {
    expect(visit(pathname, cookie, keepsCookies).left).toEqual([]);
  });

  it('has no word that the oldest browsers do not know [OLD-4]', () => {
    const code = SCRIPT.replaceAll(/\/\/.*$/gm, '');
    expect(code).not.toMatch(/=>|`|\b(?:let|const|class|async|import|of)\b|\?\?|\?\./);
  });

  it('is sealed by what is in it, under an address that changes with it [SEC-03]', () => {
    const digest = createHash('sha384').update(SCRIPT).digest('base64');
    const sealed = sealedScript(PUBLIC, OLD_BROWSER_SCRIPT);
    expect(sealed.integrity).toBe(`sha384-${digest}`);
    expect(decodeURIComponent(sealed.file)).toBe(`/old-browser.js?v=${digest.slice(0, 8)}`);
  });
});
