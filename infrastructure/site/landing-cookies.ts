import { loggedText } from '../../core/notices/logged-failure.ts';
import { referralCookies } from '../../core/promotions/referral-cookie.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import { CONSENT_COOKIE, consentOfCookie } from '../../core/site/consent/consent-cookie.ts';
import {
  PRESENTATION_COOKIE,
  presentationCookie,
  type KeptPresentation,
} from '../../core/site/browser/kept-presentation.ts';
import { readCookie } from '../browser/browser-cookies.ts';

/** The parameters of an address, the first value of each; a name of a property of every object is a name like any other. */
export function queryTable(search: string): Readonly<Record<string, string>> {
  const table = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(search)) if (!Object.hasOwn(table, name)) table[name] = value;
  return table;
}

/** What a request for a page says of the visit. */
export interface Landing {
  /** With its `?`, or empty. */
  readonly search: string;
  readonly cookies: string;
  readonly now: EpochMillis;
  readonly shown?: KeptPresentation | undefined;
}

/** The cookies that an address leaves, as `Set-Cookie` writes them: who sent the visitor, where marketing was agreed to, and how the site is shown during this visit. */
export function landingCookies(landing: Landing): readonly string[] {
  return [...referralLines(landing), ...presentationLines(landing)];
}

/** Who sent the visitor, where marketing was agreed to. */
export function referralLines({ search, cookies, now }: Omit<Landing, 'shown'>): readonly string[] {
  if (search.length < 2) return [];
  const consent = consentOfCookie(readCookie(cookies, CONSENT_COOKIE));
  return referralCookies(queryTable(search), consent, now).map(
    ({ name, value, keepFor, path }) =>
      `${name}=${value}; Max-Age=${String(keepFor / 1000)}; Path=${path}; HttpOnly; Secure; SameSite=Lax`,
  );
}

/** What the log is told where the tags of a visit could not be kept. */
export function referralFailure(error: unknown): string {
  return `${loggedText('referral')} ${String(error)}`;
}

function presentationLines({ shown, cookies }: Landing): readonly string[] {
  const value = shown === undefined ? undefined : presentationCookie(shown);
  if (value === undefined || value === readCookie(cookies, PRESENTATION_COOKIE)) return [];
  return [`${PRESENTATION_COOKIE}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax`];
}
