import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPhoneSignIn } from '../../../core/session/phone-sign-in.ts';
import { grantCookies } from '../../../core/session/grant-cookies.ts';
import { SESSION_CHECK_RETRY } from '../../../core/session/session-check.ts';

const NONE = { ok: false, error: { code: 'no-secure-values' } };

describe('secure values', () => {
  it('become two cookies, the grant for half an hour [GRA-1]', () => {
    expect(grantCookies({ ggru: 'abc', grants: { host: 'g-1' } }, 'host')).toEqual({
      ok: true,
      value: [
        { name: 'ggru', value: 'abc', path: '/' },
        { name: 'grant', value: 'g-1', path: '/', keepFor: 1_800_000 },
      ],
    });
  });

  it.each([
    [{ ggru: 'abc', grants: {} }],
    [{ ggru: 'abc', grants: { other: 'g' } }],
    [{ ggru: 'abc', grants: undefined }],
    [{ ggru: 'abc', grants: null }],
    [{ ggru: 'abc', grants: 'host' }],
    [{ ggru: '', grants: { host: 'g' } }],
    [{ ggru: undefined, grants: { host: 'g' } }],
    [{ ggru: 'abc', grants: { host: 7 } }],
    [{ ggru: 'a; domain=.evil', grants: { host: 'g' } }],
    [{ ggru: 'abc', grants: { host: 'g\r\nset-cookie: x' } }],
    [{ ggru: 'a'.repeat(513), grants: { host: 'g' } }],
  ])('%j set none [GRA-2]', (reply) => {
    expect(grantCookies(reply, 'host')).toEqual(NONE);
  });

  it('are not found among what every object has [GRA-2]', () => {
    expect(grantCookies({ ggru: 'abc', grants: Object.create({ host: 'g' }) as unknown }, 'host')).toEqual(NONE);
    expect(grantCookies({ ggru: 'abc', grants: {} }, 'constructor')).toEqual(NONE);
  });

  it('never put anything into a cookie that ends it [GRA-2]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (ggru, grant) => {
        const cookies = grantCookies({ ggru, grants: { host: grant } }, 'host');
        const values = cookies.ok ? cookies.value.map(({ value }) => value) : [];
        expect(values.filter((value) => !/^[\w.~-]{1,512}$/.test(value))).toEqual([]);
      }),
    );
  });
});

describe('a sign-in by phone', () => {
  const country = { id: 1, name: 'Cyprus', countryCode: 'cy', diallingCode: '+357' };
  const form = { country, phone: '99 123-456', password: ' secret ', isRemembered: true };

  it('is a whole number with the code of its country [WAY-10]', () => {
    expect(checkPhoneSignIn(form)).toEqual({
      ok: true,
      value: { phoneNumber: '+35799123456', countryCode: 'cy', password: ' secret ', isRemembered: true },
    });
  });

  it('names what is missing or wrong, the phone first [WAY-10]', () => {
    const mask = { countryId: 1, mask: '## ######', min: 8, max: 8 };
    expect(checkPhoneSignIn({ ...form, phone: '', password: '' })).toEqual({
      ok: false,
      error: [
        { field: 'phone', problem: 'missing' },
        { field: 'password', problem: 'missing' },
      ],
    });
    expect(checkPhoneSignIn({ ...form, password: '' })).toEqual({
      ok: false,
      error: [{ field: 'password', problem: 'missing' }],
    });
    expect(checkPhoneSignIn({ ...form, mask, phone: '9912345' })).toEqual({
      ok: false,
      error: [{ field: 'phone', problem: 'too-short' }],
    });
  });
});

describe('the question who is signed in', () => {
  it('is asked again twice, 1.5 s apart [SI-8]', () => {
    expect(SESSION_CHECK_RETRY).toEqual({ times: 2, delay: 1500 });
  });
});
