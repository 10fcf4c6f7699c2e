import { isMoment } from '../../shared/time.ts';
import { cookiesAgreeType, type CookieConsent } from './cookie-consent.ts';

/** The cookie that tells the server what the visitor agreed to. */
export const CONSENT_COOKIE = 'cookie-consent';

const VALUE = /^([1-4])\.(\d{1,16})$/;

/** CKC-7 The server learns of a consent from a cookie: its number among the settings and its time, with a dot between them. */
export function consentCookie(consent: CookieConsent): string {
  return `${String(cookiesAgreeType(consent))}.${String(consent.agreedAt)}`;
}

/** CKC-7 A cookie that is written otherwise counts as no consent. */
export function consentOfCookie(value: string | undefined): CookieConsent | undefined {
  const [, type, time] = VALUE.exec(value ?? '') ?? [];
  const agreedAt = Number(time);
  if (type === undefined || !isMoment(agreedAt)) return undefined;
  return { isFunctional: type === '2' || type === '4', isMarketing: type === '3' || type === '4', agreedAt };
}
