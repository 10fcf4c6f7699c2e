import { isFields } from '../shared/untrusted.ts';
import { mayKeep, type CookieConsent } from '../site/consent/cookie-consent.ts';
import { days, hours, isMoment, seconds, type EpochMillis, type Millis } from '../shared/time.ts';

/** Tags that are kept under their own names. */
const PLAIN_TAGS = ['click_id', 'utm_source', 'utm_medium', 'utm_content', 'utm_term'] as const;
export type ReferralCookieName =
  | 'refererid'
  | 'bf'
  | 'reflinkid'
  | 'partnerid'
  | 'postback'
  | 'subid'
  | (typeof PLAIN_TAGS)[number];

/** Who sent the visitor, kept for the registration: as the server writes it on the reply to the first address. */
export interface ReferralCookie {
  readonly name: ReferralCookieName;
  readonly value: string;
  readonly keepFor: Millis;
  readonly expiresAt: EpochMillis;
  readonly path: '/';
  /** Only the server reads it. */
  readonly isHttpOnly: true;
  /** Absent: the host that writes it, and no other. */
  readonly domain?: undefined;
  readonly isSecure: true;
  readonly sameSite: 'lax';
}

/** How one cookie comes out of an address. */
export interface ReferralRow {
  readonly name: ReferralCookieName;
  /** The parameter whose value is kept, or the value itself where no parameter has to come. */
  readonly takes: { readonly parameter: string } | { readonly value: string };
  /** Each of these parameters has to come too. */
  readonly withAll: readonly string[];
  /** One of these has to come too, where there are any. */
  readonly withAny: readonly string[];
  readonly keepFor: Millis;
}

const LINK_TAGS = ['tag', 'btag', 'qtag'] as const;
const TAGS = ['ref', 'bf', ...LINK_TAGS, 'affid', 'click_id', 'reflinkid', 'subid'] as const;

/** REF-9 How long a tag is kept that has no time of its own. */
export const REFERRAL_DEFAULT: Millis = days(1);
/** REF-11 A value has 1 to 128 letters, digits, underscores, dots, tildes and hyphens; any other is dropped. */
const VALUE = /^[\w.~-]{1,128}$/;
const alone = { withAll: [], withAny: [] } as const;

/**
 * REF-1 to REF-9 Which parameter becomes which cookie, and for how long: of several rows of a name the first that finds its parameters holds;
 * REF-12 the names and values are too few and too short for a header that no server would take.
 */
export const REFERRAL_TABLE: readonly ReferralRow[] = [
  { ...alone, name: 'refererid', takes: { parameter: 'ref' }, keepFor: days(60) },
  { ...alone, name: 'bf', takes: { parameter: 'bf' }, keepFor: days(1) },
  { ...alone, name: 'reflinkid', takes: { parameter: 'tag' }, keepFor: days(60) },
  { ...alone, name: 'reflinkid', takes: { parameter: 'btag' }, keepFor: days(60) },
  { ...alone, name: 'reflinkid', takes: { parameter: 'qtag' }, keepFor: days(60) },
  { ...alone, name: 'reflinkid', takes: { parameter: 'reflinkid' }, keepFor: hours(1) },
  { name: 'partnerid', takes: { parameter: 'affid' }, withAll: [], withAny: LINK_TAGS, keepFor: days(60) },
  {
    name: 'partnerid',
    takes: { parameter: 'aip' },
    withAll: ['click_id', 'utm_source'],
    withAny: [],
    keepFor: days(30),
  },
  { ...alone, name: 'postback', takes: { parameter: 'pb' }, keepFor: days(30) },
  { name: 'postback', takes: { value: 'none' }, withAll: [], withAny: TAGS, keepFor: seconds(4) },
  { ...alone, name: 'subid', takes: { parameter: 'subid' }, keepFor: days(60) },
  ...PLAIN_TAGS.map((name) => ({ ...alone, name, takes: { parameter: name }, keepFor: REFERRAL_DEFAULT })),
];

/**
 * REF-10 The cookies of an address: none where its query is no table with entries, where marketing was not agreed to (REF-13), or without a moment to count from.
 * The query's keys are never names of cookies, and of a parameter that comes more than once the first value counts.
 */
export function referralCookies(
  query: unknown,
  consent: CookieConsent | undefined,
  now: EpochMillis,
): readonly ReferralCookie[] {
  if (!isFields(query) || !isMoment(now) || !mayKeep('referral', consent)) return [];
  const tags = (parameter: string): string | undefined => tagOf(query, parameter);
  const found = new Map<ReferralCookieName, ReferralCookie>();
  for (const row of REFERRAL_TABLE) {
    const value = found.has(row.name) ? undefined : valueOf(row, tags);
    if (value !== undefined) found.set(row.name, cookieOf(row, value, now));
  }
  return [...found.values()];
}

/**
 * REF-15 The query of the address that a page was opened at is kept when marketing is agreed to on that page, and was not before; until then it is kept nowhere.
 * Gives the query that is to be kept then.
 */
export function landingToKeep(
  search: string,
  before: CookieConsent | undefined,
  after: CookieConsent | undefined,
): string | undefined {
  if (typeof search !== 'string' || search.length < 2 || mayKeep('referral', before)) return undefined;
  return mayKeep('referral', after) ? search : undefined;
}

function valueOf(row: ReferralRow, tags: (parameter: string) => string | undefined): string | undefined {
  const isThere = (parameter: string): boolean => tags(parameter) !== undefined;
  if (!row.withAll.every(isThere) || (row.withAny.length > 0 && !row.withAny.some(isThere))) return undefined;
  return 'value' in row.takes ? row.takes.value : tags(row.takes.parameter);
}

function cookieOf({ name, keepFor }: ReferralRow, value: string, now: EpochMillis): ReferralCookie {
  return {
    name,
    value,
    keepFor,
    expiresAt: now + keepFor,
    path: '/',
    isHttpOnly: true,
    isSecure: true,
    sameSite: 'lax',
  };
}

/** REF-11 The first value of a parameter, where it has the form of one. */
function tagOf(query: Readonly<Record<string, unknown>>, parameter: string): string | undefined {
  if (!Object.hasOwn(query, parameter)) return undefined;
  const given = query[parameter];
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === 'string' && VALUE.test(first) ? first : undefined;
}
