import { DEFAULT_ODDS_CHANGE_MODE, type OddsChangeMode } from '../coupon/bets/odds-change-mode.ts';
import { days, hours, type Millis } from '../shared/time.ts';

export const JURISDICTIONS = ['default', 'UK', 'MT', 'DE'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** What the law of a place asks of responsible gaming, as data. */
export interface JurisdictionProfile {
  /** How long a loosened limit waits before it can be confirmed. */
  readonly coolingOff: Millis;
  /** How long a loosened deposit limit can be confirmed once it has waited. */
  readonly confirmWindow: Millis;
  /** In days; a shorter exclusion is called a time-out. */
  readonly leastSelfExclusion: number;
  /** In days. */
  readonly longestTimeOut: number;
  /** In minutes; how often the reality check comes until the player chooses. */
  readonly realityCheckEvery: number;
  /** Whether a deposit time-out stops play as well. */
  readonly doesTimeOutStopPlay: boolean;
  /** Whether one press shuts the player out for a day. */
  readonly hasPanicButton: boolean;
  /** Whether the net position may be folded but never removed. */
  readonly isNetPositionFixed: boolean;
  /** Whether play without money needs a proof of age as well. */
  readonly doesFreePlayNeedAge: boolean;
  /** Whether money is paid out only to those whose identity is verified. */
  readonly doesWithdrawalNeedIdentity: boolean;
  /** Whether a withdrawal that was asked for is never taken back. */
  readonly isWithdrawalFinal: boolean;
  /** Whether players are named before they have an account: nobody registers in one click. */
  readonly isOneClickRegistrationBarred: boolean;
  /** Whether the balance is seen until the player hides it. */
  readonly isBalanceShown: boolean;
  readonly oddsChangeMode: OddsChangeMode;
  /** Whether periods follow the calendar or begin when the limit did. */
  readonly periods: 'calendar' | 'from-start';
}

/** JP-1 The profiles of the jurisdictions. */
export const JURISDICTION_PROFILES: Readonly<Record<Jurisdiction, JurisdictionProfile>> = {
  default: {
    coolingOff: hours(24),
    confirmWindow: days(1),
    leastSelfExclusion: 1,
    longestTimeOut: 30,
    realityCheckEvery: 60,
    doesTimeOutStopPlay: false,
    hasPanicButton: false,
    isNetPositionFixed: false,
    doesFreePlayNeedAge: false,
    doesWithdrawalNeedIdentity: false,
    isWithdrawalFinal: false,
    isOneClickRegistrationBarred: false,
    isBalanceShown: false,
    oddsChangeMode: DEFAULT_ODDS_CHANGE_MODE,
    periods: 'from-start',
  },
  UK: {
    coolingOff: hours(24),
    confirmWindow: days(1),
    leastSelfExclusion: 180,
    longestTimeOut: 42,
    realityCheckEvery: 60,
    doesTimeOutStopPlay: true,
    hasPanicButton: false,
    isNetPositionFixed: true,
    doesFreePlayNeedAge: true,
    doesWithdrawalNeedIdentity: true,
    isWithdrawalFinal: true,
    isOneClickRegistrationBarred: true,
    isBalanceShown: true,
    oddsChangeMode: 'confirm',
    periods: 'calendar',
  },
  MT: {
    coolingOff: hours(24),
    confirmWindow: days(1),
    leastSelfExclusion: 1,
    longestTimeOut: 30,
    realityCheckEvery: 60,
    doesTimeOutStopPlay: true,
    hasPanicButton: false,
    isNetPositionFixed: false,
    doesFreePlayNeedAge: false,
    doesWithdrawalNeedIdentity: true,
    isWithdrawalFinal: false,
    isOneClickRegistrationBarred: false,
    isBalanceShown: false,
    oddsChangeMode: DEFAULT_ODDS_CHANGE_MODE,
    periods: 'from-start',
  },
  DE: {
    coolingOff: days(7),
    confirmWindow: days(1),
    leastSelfExclusion: 90,
    longestTimeOut: 30,
    realityCheckEvery: 60,
    doesTimeOutStopPlay: true,
    hasPanicButton: true,
    isNetPositionFixed: false,
    doesFreePlayNeedAge: true,
    doesWithdrawalNeedIdentity: true,
    isWithdrawalFinal: false,
    isOneClickRegistrationBarred: true,
    isBalanceShown: false,
    oddsChangeMode: DEFAULT_ODDS_CHANGE_MODE,
    periods: 'calendar',
  },
};

/** JP-2 The strictest of each field, for a place that nobody knows. */
export const STRICTEST_PROFILE: JurisdictionProfile = stricterOf(Object.values(JURISDICTION_PROFILES));

const JURISDICTION_OF_COUNTRY: Readonly<Record<string, Jurisdiction>> = { gb: 'UK', mt: 'MT', de: 'DE' };

/** JP-2 The profile of a named jurisdiction, else the strictest. */
export function jurisdictionProfile(jurisdiction: unknown): JurisdictionProfile {
  const known = JURISDICTIONS.find((name) => name === jurisdiction);
  return known === undefined ? STRICTEST_PROFILE : JURISDICTION_PROFILES[known];
}

/** JP-3 The jurisdiction of a country by its ISO 3166 alpha-2 code in either case; none where that is no code. */
export function countryJurisdiction(countryCode: unknown): Jurisdiction | undefined {
  if (typeof countryCode !== 'string' || !/^[a-z]{2}$/i.test(countryCode)) return undefined;
  return JURISDICTION_OF_COUNTRY[countryCode.toLowerCase()] ?? 'default';
}

/** JP-4 Whose laws hold for a player, the player's own first: the default gives way to any other, and none is named where the country is unknown. */
export function jurisdictionsOf(countryCode: unknown, site: Jurisdiction): readonly Jurisdiction[] {
  const own = countryJurisdiction(countryCode);
  if (own === undefined) return [];
  const named = [...new Set([own, site])].filter((name) => name !== 'default');
  return named.length === 0 ? ['default'] : named;
}

/** JP-4 The stricter of each field where several laws hold; the strictest there is where none is named. */
export function joinedProfile(jurisdictions: readonly unknown[]): JurisdictionProfile {
  const [first, ...further] = jurisdictions.map(jurisdictionProfile);
  if (first === undefined) return STRICTEST_PROFILE;
  return further.length === 0 ? first : stricterOf([first, ...further]);
}

/** JP-5 Whether one of the laws wants players named before they register. */
export function isOneClickBarred(jurisdictions: readonly unknown[]): boolean {
  return joinedProfile(jurisdictions).isOneClickRegistrationBarred;
}

function stricterOf(profiles: readonly JurisdictionProfile[]): JurisdictionProfile {
  const most = (of: (profile: JurisdictionProfile) => number) => Math.max(...profiles.map(of));
  const least = (of: (profile: JurisdictionProfile) => number) => Math.min(...profiles.map(of));
  const some = (of: (profile: JurisdictionProfile) => boolean) => profiles.some(of);
  return {
    coolingOff: most((profile) => profile.coolingOff),
    confirmWindow: least((profile) => profile.confirmWindow),
    leastSelfExclusion: most((profile) => profile.leastSelfExclusion),
    longestTimeOut: least((profile) => profile.longestTimeOut),
    realityCheckEvery: least((profile) => profile.realityCheckEvery),
    doesTimeOutStopPlay: some((profile) => profile.doesTimeOutStopPlay),
    hasPanicButton: some((profile) => profile.hasPanicButton),
    isNetPositionFixed: some((profile) => profile.isNetPositionFixed),
    doesFreePlayNeedAge: some((profile) => profile.doesFreePlayNeedAge),
    doesWithdrawalNeedIdentity: some((profile) => profile.doesWithdrawalNeedIdentity),
    isWithdrawalFinal: some((profile) => profile.isWithdrawalFinal),
    isOneClickRegistrationBarred: some((profile) => profile.isOneClickRegistrationBarred),
    isBalanceShown: some((profile) => profile.isBalanceShown),
    oddsChangeMode: some(({ oddsChangeMode }) => oddsChangeMode === 'confirm') ? 'confirm' : DEFAULT_ODDS_CHANGE_MODE,
    periods: some(({ periods }) => periods === 'calendar') ? 'calendar' : 'from-start',
  };
}
