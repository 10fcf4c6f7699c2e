import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import { isMoment, type EpochMillis } from '../../shared/time.ts';

/** What a cookie is for; the necessary ones need no consent. */
export const COOKIE_PURPOSES = ['necessary', 'functional', 'marketing'] as const;
export type CookiePurpose = (typeof COOKIE_PURPOSES)[number];

/** What the visitor agreed to, and when. */
export interface CookieConsent {
  readonly isFunctional: boolean;
  readonly isMarketing: boolean;
  readonly agreedAt: EpochMillis;
}

/** What the site keeps besides its necessary cookies. */
export type KeptWithConsent = 'window-width' | 'analytics' | 'referral';

/** CKC-2 What each of them is for. */
export const KEPT_WITH_CONSENT: Readonly<Record<KeptWithConsent, CookiePurpose>> = {
  'window-width': 'functional',
  analytics: 'marketing',
  referral: 'marketing',
};

/** The number under which a consent travels among the settings. */
export type CookiesAgreeType = 0 | 1 | 2 | 3 | 4;

/** CKC-1 Without a consent only what is necessary is allowed; with one, what was agreed to. */
export function allowsCookies(consent: CookieConsent | undefined, purpose: CookiePurpose): boolean {
  switch (purpose) {
    case 'necessary':
      return true;
    case 'functional':
      return consent?.isFunctional === true;
    case 'marketing':
      return consent?.isMarketing === true;
    default:
      return false;
  }
}

/** CKC-2 The window's width needs functional consent, analytics and referral tags need consent to marketing. */
export function mayKeep(what: KeptWithConsent, consent: CookieConsent | undefined): boolean {
  return allowsCookies(consent, KEPT_WITH_CONSENT[what]);
}

/** CKC-3 Among the settings a consent is 0 undecided, 1 necessary only, 2 functional, 3 marketing, 4 both. */
export function cookiesAgreeType(consent: CookieConsent | undefined): CookiesAgreeType {
  if (consent === undefined) return 0;
  const { isFunctional, isMarketing } = consent;
  if (isFunctional && isMarketing) return 4;
  return isMarketing ? 3 : isFunctional ? 2 : 1;
}

/** CKC-4 The banner that asks is shown until the visitor decides. */
export function asksForConsent(consent: CookieConsent | undefined): boolean {
  return consent === undefined;
}

/** CKC-5 After a sign-in the time of the consent is sent once: not without one, and not the same one again. */
export function agreementToSend(
  consent: CookieConsent | undefined,
  isSignedIn: boolean,
  sentAgreement: EpochMillis | undefined,
): EpochMillis | undefined {
  if (consent === undefined || isSignedIn !== true || consent.agreedAt === sentAgreement) return undefined;
  return isMoment(consent.agreedAt) ? consent.agreedAt : undefined;
}

/** CKC-6 A consent is kept on the device; one that cannot be read counts as none. */
export const COOKIE_CONSENT: StoredValue<CookieConsent> = {
  key: 'cookie-consent',
  keepFor: 'ever',
  staysAtSignOut: true,
  version: 1,
  parse: (stored) => {
    const { isFunctional, isMarketing, agreedAt } = (stored ?? {}) as Partial<Record<keyof CookieConsent, unknown>>;
    if (typeof isFunctional !== 'boolean' || typeof isMarketing !== 'boolean' || !isMoment(agreedAt)) {
      return fail({ code: 'no-consent' });
    }
    return ok({ isFunctional, isMarketing, agreedAt });
  },
};

/** The consent that was last reported to the server, and for which player. */
export interface SentAgreement {
  readonly userId: number;
  readonly agreedAt: EpochMillis;
}

/** CKC-5 What was sent is kept on the device while its player is signed in: the number of a player signs in, and is nobody else's to find. What cannot be read is sent once more. */
export const SENT_AGREEMENT: StoredValue<SentAgreement> = {
  key: 'cookie-agreement-sent',
  keepFor: 'ever',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => {
    const { userId, agreedAt } = (stored ?? {}) as Partial<Record<keyof SentAgreement, unknown>>;
    const isPlayer = typeof userId === 'number' && Number.isSafeInteger(userId);
    return isPlayer && isMoment(agreedAt) ? ok({ userId, agreedAt }) : fail({ code: 'no-agreement' });
  },
};
