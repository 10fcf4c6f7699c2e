import fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFERRAL_TABLE } from '../../../core/promotions/referral-cookie.ts';
import { DEFAULT_VIEW_SETTINGS } from '../../../core/settings/view-settings.ts';
import { consentCookie } from '../../../core/site/consent/consent-cookie.ts';
import { queryTable } from '../../../infrastructure/site/landing-cookies.ts';
import { registerSite } from '../../../infrastructure/site/site-server.ts';

const NOW = Date.UTC(2026, 0, 15);
const AGREED = `cookie-consent=${consentCookie({ isFunctional: true, isMarketing: true, agreedAt: NOW })}`;
const REFUSED = `cookie-consent=${consentCookie({ isFunctional: true, isMarketing: false, agreedAt: NOW })}`;
const NAMES = new Set<string>(REFERRAL_TABLE.map(({ name }) => name));
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await registerSite(app, {
    clock: { now: () => NOW },
    isDevelopment: false,
    renderer: () =>
      Promise.resolve((request) =>
        Promise.resolve(
          request.path === '/'
            ? { kind: 'redirect', location: `/ru${request.search}`, status: 302, isPersonal: false }
            : {
                kind: 'page',
                status: 200,
                head: {
                  title: '',
                  description: '',
                  siteName: '',
                  metas: [],
                  alternates: [],
                  picture: 'http://site.test/picture.png',
                  locale: 'en',
                  structured: [],
                },
                html: '',
                kitSprite: '',
                state: {},
                settings: DEFAULT_VIEW_SETTINGS,
                shown: { isTelegram: false, isMobile: false },
                sources: [],
                isPersonal: false,
                isInstallable: false,
              },
        ),
      ),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => {
      throw new Error(line);
    },
  });
});
afterAll(() => app.close());

async function land(url: string, cookie = AGREED) {
  const reply = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  const header = reply.headers['set-cookie'] ?? [];
  return { status: reply.statusCode, lines: typeof header === 'string' ? [header] : header };
}

describe('the cookies of a landing', () => {
  it.each([
    ['ref=77', ['refererid=77; Max-Age=5184000', 'postback=none; Max-Age=4']],
    ['bf=x1', ['bf=x1; Max-Age=86400', 'postback=none; Max-Age=4']],
    ['btag=b2', ['reflinkid=b2; Max-Age=5184000', 'postback=none; Max-Age=4']],
    ['reflinkid=r', ['reflinkid=r; Max-Age=3600', 'postback=none; Max-Age=4']],
    ['tag=t&affid=9', ['reflinkid=t; Max-Age=5184000', 'partnerid=9; Max-Age=5184000', 'postback=none; Max-Age=4']],
    [
      'aip=3&click_id=c&utm_source=s',
      [
        'partnerid=3; Max-Age=2592000',
        'postback=none; Max-Age=4',
        'click_id=c; Max-Age=86400',
        'utm_source=s; Max-Age=86400',
      ],
    ],
    ['pb=p', ['postback=p; Max-Age=2592000']],
    ['subid=s', ['postback=none; Max-Age=4', 'subid=s; Max-Age=5184000']],
    ['utm_term=t', ['utm_term=t; Max-Age=86400']],
    ['utm_medium=m&utm_content=c', ['utm_medium=m; Max-Age=86400', 'utm_content=c; Max-Age=86400']],
    ['qtag=q', ['reflinkid=q; Max-Age=5184000', 'postback=none; Max-Age=4']],
    ['click_id=c', ['postback=none; Max-Age=4', 'click_id=c; Max-Age=86400']],
    ['ref=1&ref=2', ['refererid=1; Max-Age=5184000', 'postback=none; Max-Age=4']],
  ])('of %s are those of the table, with its times and attributes [SEC-21] [REF-14]', async (query, wanted) => {
    const expected = wanted.map((line) => `${line}; ${ATTRIBUTES}`);
    expect((await land(`/ru/line?${query}`)).lines).toEqual(expected);
    expect((await land(`/?${query}`)).lines).toEqual(expected);
  });

  it('are none without consent to marketing, nor on an address without a query [SEC-22] [REF-13]', async () => {
    expect((await land('/ru?ref=77&tag=5&utm_source=x', '')).lines).toEqual([]);
    expect((await land('/ru?ref=77', REFUSED)).lines).toEqual([]);
    expect((await land('/ru?ref=77', 'cookie-consent=9.9')).lines).toEqual([]);
    expect((await land('/ru')).lines).toEqual([]);
    expect((await land('/ru?')).lines).toEqual([]);
  });

  it('are never others than those of the table, never many, whatever the query [SEC-20] [REF-12]', async () => {
    const name = fc.oneof(
      fc.constantFrom('ref', 'bf', 'tag', 'affid', 'pb', 'subid', 'utm_source', 'click_id', '__proto__', '__Host-sid'),
      fc.constantFrom('constructor', 'ref[]', 'ref[a]', '__proto__[x]', 'set-cookie'),
      fc.string(),
    );
    const value = fc.oneof(
      fc.constantFrom('a; domain=.site', 'a\r\nset-cookie: b=c', '\0', '%00', '%0d%0a', 'a,b', 'a=b', 'я'.repeat(500)),
      fc.stringMatching(/^[\w.~-]{1,200}$/),
      fc.string({ unit: 'binary' }),
    );
    const raw = fc.stringMatching(/^[\w%&=;+,[\].~-]{0,300}$/);
    const written = fc
      .array(fc.tuple(name, value), { maxLength: 40 })
      .map((pairs) => pairs.map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`).join('&'));
    await fc.assert(
      fc.asyncProperty(fc.oneof(written, raw), async (query) => {
        const { status, lines } = await land(`/ru?${query}`);
        expect(status).toBe(200);
        const pairs = lines.map((line) => line.split('; ')[0] ?? '');
        expect(lines.every((line) => line.endsWith(ATTRIBUTES) && !/[\r\n]/.test(line))).toBe(true);
        expect(pairs.filter((pair) => !NAMES.has(pair.split('=')[0] ?? ''))).toEqual([]);
        expect(pairs.filter((pair) => pair.length > 140)).toEqual([]);
        expect(pairs.length).toBeLessThanOrEqual(12);
        expect(pairs.join('; ').length).toBeLessThanOrEqual(2048);
        const again = await land('/ru', [AGREED, ...pairs].join('; '));
        expect(again.status).toBe(200);
        expect(({} as Record<string, unknown>)['x']).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it('come after the landing too, with the consent of then and to a page of this site alone [REF-15] [SEC-22]', async () => {
    const keep = async (search: unknown, headers: Record<string, string> = {}) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/landing-tags',
        headers: { cookie: AGREED, 'x-requested-with': 'app', 'sec-fetch-site': 'same-origin', ...headers },
        payload: { search },
      });
      return [reply.statusCode, [reply.headers['set-cookie'] ?? []].flat()];
    };
    const kept = [`refererid=77; Max-Age=5184000; ${ATTRIBUTES}`, `postback=none; Max-Age=4; ${ATTRIBUTES}`];
    expect(await keep('?ref=77')).toEqual([200, kept]);
    expect(await keep('?page=2')).toEqual([200, []]);
    expect(await keep('?ref=77', { cookie: REFUSED })).toEqual([200, []]);
    expect(await keep('?ref=77', { cookie: '' })).toEqual([200, []]);
    expect(await keep('?ref=77', { 'x-requested-with': '' })).toEqual([403, []]);
    expect(await keep('?ref=77', { 'sec-fetch-site': 'cross-site' })).toEqual([403, []]);
    for (const wrong of [7, 'ref=77', undefined, `?${'a'.repeat(5000)}`]) expect(await keep(wrong)).toEqual([400, []]);
  });

  it.each([
    [{ origin: 'http://localhost' }, 200],
    [{ referer: 'http://localhost/ru/line' }, 200],
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.evil.test' }, 403],
    [{ origin: 'https://localhost' }, 403],
    [{ referer: 'http://evil.test/http://localhost/' }, 403],
    [{ referer: 'localhost' }, 403],
    [{ origin: 'http://evil.test', referer: 'http://localhost/ru' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-site' }, 403],
  ])('are kept for a page of this site alone where the browser says less: %j [SEC-22]', async (headers, status) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/landing-tags',
      headers: { host: 'localhost', cookie: AGREED, 'x-requested-with': 'app', ...headers },
      payload: { search: '?ref=77' },
    });
    expect([reply.statusCode, 'set-cookie' in reply.headers]).toEqual([status, status === 200]);
  });

  it('leave the next request short enough for any server, however long the address was [SEC-20]', async () => {
    const fullest = REFERRAL_TABLE.flatMap(({ takes }) =>
      'parameter' in takes ? [`${takes.parameter}=${'a'.repeat(128)}`] : [],
    ).join('&');
    for (const query of [fullest, `${fullest}&x=${'я'.repeat(16_384)}`, `ref=${'a'.repeat(65_536)}&bf=1`]) {
      const { status, lines } = await land(`/ru?${encodeURI(query)}`);
      expect(status).toBe(200);
      expect(lines.length).toBeGreaterThan(0);
      const jar = [AGREED, ...lines.map((line) => line.split('; ')[0] ?? '')].join('; ');
      expect(jar.length).toBeLessThan(2200);
      expect((await land('/ru', jar)).status).toBe(200);
    }
  });

  it('come from a table that inherits nothing [SEC-20]', () => {
    const table = queryTable('?__proto__=1&constructor=2&ref=3&ref=4');
    expect(Object.getPrototypeOf(table)).toBeNull();
    expect({ ...table }).toEqual({ ['__proto__']: '1', constructor: '2', ref: '3' });
  });
});
