import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentCookie, consentOfCookie } from '../../../../core/site/consent/consent-cookie.ts';

describe('the cookie of a consent', () => {
  it.each([
    [{ isFunctional: false, isMarketing: false, agreedAt: 5 }, '1.5'],
    [{ isFunctional: true, isMarketing: false, agreedAt: 5 }, '2.5'],
    [{ isFunctional: false, isMarketing: true, agreedAt: 5 }, '3.5'],
    [{ isFunctional: true, isMarketing: true, agreedAt: 1_768_435_200_000 }, '4.1768435200000'],
  ])('says %j as %s, and is read again [CKC-7]', (consent, cookie) => {
    expect(consentCookie(consent)).toBe(cookie);
    expect(consentOfCookie(cookie)).toEqual(consent);
  });

  it.each([undefined, '', '4', '0.5', '5.5', '4.', '4.x', '4.-1', '44.5', ' 4.5', '4.5;', '4.9999999999999999'])(
    'is no consent where it is %j [CKC-7]',
    (cookie) => {
      expect(consentOfCookie(cookie)).toBeUndefined();
    },
  );

  it('is never more than 64 bytes, and never throws [CKC-7]', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.boolean(),
        fc.boolean(),
        fc.nat(8.64e15),
        (text, isFunctional, isMarketing, agreedAt) => {
          consentOfCookie(text);
          expect(consentCookie({ isFunctional, isMarketing, agreedAt }).length).toBeLessThan(64);
        },
      ),
    );
  });
});
