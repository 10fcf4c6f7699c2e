import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingToKeep, REFERRAL_TABLE, referralCookies } from '../../../core/promotions/referral-cookie.ts';
import type { CookieConsent } from '../../../core/site/consent/cookie-consent.ts';

const NOW = Date.UTC(2026, 0, 15);
const AGREED: CookieConsent = { isFunctional: false, isMarketing: true, agreedAt: NOW };
const HOUR = 3600;
const DAY = 86_400;

/** Name, value and seconds of each cookie. */
function kept(query: unknown, consent: CookieConsent | undefined = AGREED, now = NOW): readonly string[] {
  return referralCookies(query, consent, now).map(
    ({ name, value, expiresAt }) => `${name}=${value} ${String((expiresAt - now) / 1000)}`,
  );
}

const watched = 'postback=none 4';

describe('the referral cookies', () => {
  it.each([
    [{ ref: '77' }, [`refererid=77 5184000`, watched]],
    [{ bf: 'x1' }, [`bf=x1 ${String(DAY)}`, watched]],
    [{ tag: 'd_1' }, [`reflinkid=d_1 ${String(60 * DAY)}`, watched]],
    [{ btag: 'd_2' }, [`reflinkid=d_2 ${String(60 * DAY)}`, watched]],
    [{ qtag: 'd_3' }, [`reflinkid=d_3 ${String(60 * DAY)}`, watched]],
    [{ qtag: 'c', btag: 'b', tag: 'a' }, [`reflinkid=a ${String(60 * DAY)}`, watched]],
    [{ qtag: 'c', btag: 'b' }, [`reflinkid=b ${String(60 * DAY)}`, watched]],
    [{ tag: 'bad value', btag: 'b' }, [`reflinkid=b ${String(60 * DAY)}`, watched]],
    [{ reflinkid: 'r' }, [`reflinkid=r ${String(HOUR)}`, watched]],
    [{ reflinkid: 'r', qtag: 'c' }, [`reflinkid=c ${String(60 * DAY)}`, watched]],
    [{ affid: '5', btag: 'b' }, [`reflinkid=b ${String(60 * DAY)}`, `partnerid=5 ${String(60 * DAY)}`, watched]],
    [{ affid: '5', tag: 'b' }, [`reflinkid=b ${String(60 * DAY)}`, `partnerid=5 ${String(60 * DAY)}`, watched]],
    [{ affid: '5' }, [watched]],
    [
      { click_id: 'c', utm_source: 's', aip: '9' },
      [`partnerid=9 ${String(30 * DAY)}`, watched, `click_id=c ${String(DAY)}`, `utm_source=s ${String(DAY)}`],
    ],
    [
      { click_id: 'c', utm_source: 's', aip: '9', affid: '5', tag: 't' },
      [
        `reflinkid=t ${String(60 * DAY)}`,
        `partnerid=5 ${String(60 * DAY)}`,
        watched,
        `click_id=c ${String(DAY)}`,
        `utm_source=s ${String(DAY)}`,
      ],
    ],
    [{ utm_source: 's', aip: '9' }, [`utm_source=s ${String(DAY)}`]],
    [{ click_id: 'c', aip: '9' }, [watched, `click_id=c ${String(DAY)}`]],
    [{ aip: '9' }, []],
    [{ pb: 'p1' }, [`postback=p1 ${String(30 * DAY)}`]],
    [{ pb: 'p1', ref: '7' }, [`refererid=7 5184000`, `postback=p1 ${String(30 * DAY)}`]],
    [{ subid: 's' }, [watched, `subid=s ${String(60 * DAY)}`]],
    [
      { utm_medium: 'm', utm_content: 'c', utm_term: 't' },
      [`utm_medium=m ${String(DAY)}`, `utm_content=c ${String(DAY)}`, `utm_term=t ${String(DAY)}`],
    ],
  ])('of %j are %j [REF-1] [REF-2] [REF-3] [REF-4] [REF-5] [REF-6] [REF-7] [REF-8] [REF-9]', (query, cookies) => {
    expect(kept(query)).toEqual(cookies);
  });

  it('are of the whole site, of the host alone, for the server and in secret [REF-14]', () => {
    expect(referralCookies({ pb: 'p1' }, AGREED, NOW)).toEqual([
      {
        name: 'postback',
        value: 'p1',
        keepFor: 30 * DAY * 1000,
        expiresAt: NOW + 30 * DAY * 1000,
        path: '/',
        isHttpOnly: true,
        isSecure: true,
        sameSite: 'lax',
      },
    ]);
  });

  it.each([[undefined], [null], [''], ['ref=1'], [7], [true], [[]], [['ref']], [{}], [new Map([['ref', '1']])]])(
    'are none of %j, which is no query with entries [REF-10]',
    (query) => {
      expect(kept(query)).toEqual([]);
    },
  );

  it('come from own keys only, and from the first value of one that comes twice [REF-10]', () => {
    expect(kept({ ref: ['a', 'b'] })).toEqual(['refererid=a 5184000', watched]);
    expect(kept({ ref: ['bad value', 'b'] })).toEqual([]);
    expect(kept({ ref: [] })).toEqual([]);
    expect(kept(Object.create({ ref: '1' }, { other: { value: '1', enumerable: true } }))).toEqual([]);
    expect(kept(JSON.parse('{"__proto__":{"ref":"1"},"sid":"stolen","__Host-sid":"stolen"}'))).toEqual([]);
    expect(kept(Object.assign(Object.create(null), { ref: '1' }))).toEqual(['refererid=1 5184000', watched]);
  });

  it.each([
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['', false],
    ['A_z.0~-9', true],
    ['x; domain=.site', false],
    ['x\r\nSet-Cookie: a=b', false],
    ['x\n', false],
    ['é', false],
    ['a,b', false],
    ['a=b', false],
    ['%00', false],
    [7, false],
    [null, false],
  ])('keep the value %j: %s [REF-11]', (value, isKept) => {
    expect(kept({ pb: value })).toEqual(isKept ? [`postback=${String(value)} ${String(30 * DAY)}`] : []);
  });

  it.each([[undefined], [{ ...AGREED, isMarketing: false }], [{ ...AGREED, isMarketing: false, isFunctional: true }]])(
    'are none after the consent %j [REF-13]',
    (consent) => {
      expect(referralCookies({ ref: '1' }, consent, NOW)).toEqual([]);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('are none at %d, which is no moment [REF-10]', (now) => {
    expect(referralCookies({ ref: '1' }, AGREED, now)).toEqual([]);
  });

  it('are at most 12, never over 140 bytes each or 2 KiB in all, and only of the table, whatever the query [REF-10] [REF-12]', () => {
    const names = new Set<string>(REFERRAL_TABLE.map(({ name }) => name));
    const parameters = REFERRAL_TABLE.flatMap(({ takes }) => ('parameter' in takes ? [takes.parameter] : []));
    const key = fc.oneof(fc.constantFrom(...parameters), fc.string(), fc.constantFrom('__proto__', 'sid', 'pb', 'aip'));
    const good = fc.stringMatching(/^[\w.~-]{100,128}$/);
    const value = fc.oneof(good, fc.string(), fc.array(fc.oneof(good, fc.string())), fc.anything());
    fc.assert(
      fc.property(fc.dictionary(key, value), (query) => {
        const cookies = referralCookies(query, AGREED, NOW);
        const sizes = cookies.map((cookie) => Buffer.byteLength(`${cookie.name}=${cookie.value}`));
        expect(cookies.length).toBeLessThanOrEqual(12);
        expect(new Set(cookies.map(({ name }) => name)).size).toBe(cookies.length);
        expect(cookies.filter(({ name }) => !names.has(name))).toEqual([]);
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(140);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2048);
        expect(Object.hasOwn({}, 'x')).toBe(false);
      }),
    );
  });

  it('fit even where every parameter comes with the longest value [REF-12]', () => {
    const longest = Object.fromEntries(
      REFERRAL_TABLE.flatMap(({ takes }) => ('parameter' in takes ? [[takes.parameter, 'x'.repeat(128)]] : [])),
    );
    const sizes = referralCookies(longest, AGREED, NOW).map(({ name, value }) => name.length + 1 + value.length);
    expect(sizes).toHaveLength(11);
    expect(Math.max(...sizes)).toBe(140);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1508);
  });
});

describe('the landing of a page', () => {
  const marketing = { isFunctional: false, isMarketing: true, agreedAt: 1 };
  const necessary = { isFunctional: true, isMarketing: false, agreedAt: 1 };

  it.each([
    ['?ref=1', undefined, marketing, '?ref=1'],
    ['?ref=1', necessary, marketing, '?ref=1'],
    ['?ref=1', marketing, marketing, undefined],
    ['?ref=1', undefined, necessary, undefined],
    ['?ref=1', undefined, undefined, undefined],
    ['?', undefined, marketing, undefined],
    ['', undefined, marketing, undefined],
  ])('%j is kept when marketing is agreed to anew: %j, then %j [REF-15]', (search, before, after, kept) => {
    expect(landingToKeep(search, before, after)).toBe(kept);
  });
});
