import { describe, expect, it } from 'vitest';
import {
  agreementToSend,
  allowsCookies,
  asksForConsent,
  COOKIE_CONSENT,
  cookiesAgreeType,
  mayKeep,
  type CookieConsent,
} from '../../../../core/site/consent/cookie-consent.ts';

const consent = (isFunctional: boolean, isMarketing: boolean): CookieConsent => ({
  isFunctional,
  isMarketing,
  agreedAt: 1000,
});

describe('consent to cookies', () => {
  it.each([
    [undefined, [true, false, false]],
    [consent(false, false), [true, false, false]],
    [consent(true, false), [true, true, false]],
    [consent(false, true), [true, false, true]],
    [consent(true, true), [true, true, true]],
  ])('%j allows necessary, functional and marketing cookies: %j [CKC-1]', (given, allowed) => {
    expect([
      allowsCookies(given, 'necessary'),
      allowsCookies(given, 'functional'),
      allowsCookies(given, 'marketing'),
    ]).toEqual(allowed);
    expect(allowsCookies(given, 'else' as never)).toBe(false);
  });

  it('is needed for the width, for analytics and for referral tags [CKC-2]', () => {
    const kept = (given: CookieConsent | undefined) =>
      (['window-width', 'analytics', 'referral'] as const).filter((what) => mayKeep(what, given));
    expect(kept(undefined)).toEqual([]);
    expect(kept(consent(false, false))).toEqual([]);
    expect(kept(consent(true, false))).toEqual(['window-width']);
    expect(kept(consent(false, true))).toEqual(['analytics', 'referral']);
    expect(kept(consent(true, true))).toEqual(['window-width', 'analytics', 'referral']);
    expect(mayKeep('else' as never, consent(true, true))).toBe(false);
  });

  it.each([
    [undefined, 0],
    [consent(false, false), 1],
    [consent(true, false), 2],
    [consent(false, true), 3],
    [consent(true, true), 4],
  ] as const)('%j is %d among the settings [CKC-3]', (given, type) => {
    expect(cookiesAgreeType(given)).toBe(type);
  });

  it('is asked for until it is decided [CKC-4]', () => {
    expect(asksForConsent(undefined)).toBe(true);
    expect(asksForConsent(consent(false, false))).toBe(false);
  });

  it('is sent once after a sign-in [CKC-5]', () => {
    const given = consent(true, true);
    expect(agreementToSend(given, true, undefined)).toBe(1000);
    expect(agreementToSend(given, true, 999)).toBe(1000);
    expect(agreementToSend(given, true, 1000)).toBeUndefined();
    expect(agreementToSend(given, false, undefined)).toBeUndefined();
    expect(agreementToSend(undefined, true, undefined)).toBeUndefined();
    expect(agreementToSend({ ...given, agreedAt: Number.NaN }, true, undefined)).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    'yes',
    {},
    { isFunctional: 1, isMarketing: true, agreedAt: 1 },
    { isFunctional: true, isMarketing: 'no', agreedAt: 1 },
    { isFunctional: true, isMarketing: true },
    { isFunctional: true, isMarketing: true, agreedAt: Infinity },
  ])('kept as %j is none [CKC-6]', (stored) => {
    expect(COOKIE_CONSENT.parse(stored)).toEqual({ ok: false, error: { code: 'no-consent' } });
  });

  it('is kept on the device with nothing besides [CKC-6]', () => {
    expect(COOKIE_CONSENT.parse({ ...consent(true, false), more: 1 })).toEqual({
      ok: true,
      value: consent(true, false),
    });
    expect(COOKIE_CONSENT.keepFor).toBe('ever');
  });
});
