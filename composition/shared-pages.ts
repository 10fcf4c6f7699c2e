import { LANGUAGE_COOKIE } from '../core/navigation/chosen-language.ts';
import { splitLanguage } from '../core/navigation/language-path.ts';
import { matchMainPath } from '../core/navigation/main-route-table.ts';
import { TEAM_CASH_COOKIE } from '../core/payments/team-cash.ts';
import { REFERRAL_TABLE } from '../core/promotions/referral-cookie.ts';
import { encodeViewSettings, parseViewSettings } from '../core/settings/view-settings.ts';
import { CONSENT_COOKIE, consentCookie, consentOfCookie } from '../core/site/consent/consent-cookie.ts';
import { PRESENTATION_COOKIE } from '../core/site/browser/kept-presentation.ts';
import { OLD_BROWSER_COOKIE } from '../core/site/browser/old-browser.ts';
import { readLineQuery, writeLineQuery } from '../core/sports/line/line-query.ts';
import type { KeptPages } from '../infrastructure/site/kept/kept-pages.ts';
import type { SiteOptions } from '../infrastructure/site/site-page.ts';
import type { StartSettings } from './start-settings.ts';
import type { SharedPages } from '../infrastructure/site/kept/shared-request.ts';
import { HIDING_COOKIE } from '#ui/accounts/accounts-store.ts';
import { FILLED_COOKIE } from '#ui/coupon/building/filled-cookie.ts';
import { VIEW_COOKIE } from '#ui/settings/view-settings-store.ts';
import { WIDTH_COOKIE } from '#ui/site/consent/consent-store.ts';

const LINE_ROUTES: ReadonlySet<string> = new Set(['home', 'section', 'sport', 'champ']);
const SHOWN_AS: ReadonlySet<string> = new Set(['telegram', 'mobile', 'telegram.mobile']);

const unused = (): undefined => undefined;

/**
 * Which requests for pages are alike: nothing else that a request brings reaches a page that is kept.
 * @internal
 */
export const SHARED_PAGES: SharedPages = {
  cookies: new Map<string, (value: string) => string | undefined>([
    [VIEW_COOKIE, (value) => encodeViewSettings(parseViewSettings(value))],
    [PRESENTATION_COOKIE, (value) => (SHOWN_AS.has(value) ? value : undefined)],
    [CONSENT_COOKIE, answeredConsent],
    [FILLED_COOKIE, () => '1'],
    // read before the page is made, or not by the server, or for a player alone
    ...[
      LANGUAGE_COOKIE,
      OLD_BROWSER_COOKIE,
      WIDTH_COOKIE,
      HIDING_COOKIE,
      TEAM_CASH_COOKIE,
      ...REFERRAL_TABLE.map(({ name }) => name),
    ].map((name) => [name, unused] as const),
  ]),
  query: (path, search) => {
    if (search === '') return '';
    if (!isLinePath(splitLanguage(path).rest)) return undefined;
    const written = writeLineQuery(readLineQuery(new URLSearchParams(search)));
    return written === search ? search : undefined;
  },
  hasCommon: (path) => isLinePath(splitLanguage(path).rest),
};

/** Whether a path, without its language, is one of the line: its columns but for the coupon's are the same for all who ask alike. */
export function isLinePath(path: string): boolean {
  const match = matchMainPath(path);
  return match !== undefined && LINE_ROUTES.has(match.name);
}

/** The pages that a site shares: none while it is developed, and none over another back end, which may answer each address in its own way. */
export function sharing(
  { mode, apiUrl }: Pick<StartSettings, 'mode' | 'apiUrl'>,
  pages: KeptPages,
): Pick<SiteOptions, 'pages' | 'shared'> {
  return mode === 'development' || apiUrl !== undefined ? {} : { pages, shared: SHARED_PAGES };
}

/** A page shows that the question was answered, not when. */
function answeredConsent(value: string): string | undefined {
  const consent = consentOfCookie(value);
  return consent === undefined ? undefined : consentCookie({ ...consent, agreedAt: 1 });
}
