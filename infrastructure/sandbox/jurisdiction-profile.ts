import type { Jurisdiction, JurisdictionProfile } from '../../core/limits/jurisdiction.ts';
import { COUPON_CURRENCIES } from '../../core/coupon/amounts/amount-step.ts';
import { hours, type EpochMillis, type Millis } from '../../core/shared/time.ts';

/** What the place of business permits. */
export interface SandboxJurisdiction {
  readonly minAge: number;
  readonly geoCountryCode: string;
  readonly geoCurrency: string;
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly isBonusBetAvailable: boolean;
  /** How long nothing is paid out after a change of what protects an account. */
  readonly withdrawalsStopFor: Millis;
}

/** What the site configuration calls this site. */
export const SITE_REF_ID = 1;
export const SITE_GROUP_ID = 1;

const COUNTRIES =
  'ru am az by ge kg kz md mn tj tm uz ua bg cy cz ee gr hr hu lt lv me mk mt pl ro rs si sk tr at ch de dk es fi fr ie it nl no pt se ae bh eg iq jo kw lb ma om qa sa tn dz ar bo br ca cl co cr ec mx pe py uy ve ao bj bw cd ci cm et gh gn ke mg ml mw mz ng rw sn tz ug za zm zw bd cn hk id in jp kh kr la lk mm my np ph pk th tw vn au nz';

/** Where the sandbox stands: what the law asks there is the core's to know. */
const COUNTRY = 'ru';

/** The profile of the sandbox. */
export const DEFAULT_PROFILE: SandboxJurisdiction = {
  minAge: 18,
  geoCountryCode: COUNTRY,
  geoCurrency: 'RUB',
  countries: COUNTRIES.split(' '),
  currencies: COUPON_CURRENCIES,
  isBonusBetAvailable: true,
  withdrawalsStopFor: hours(24),
};

/** Whose law the sandbox follows until the debugger says otherwise. */
export const HOME_JURISDICTION: Jurisdiction = 'default';

/** Hours ahead of UTC, the whole year round: days of accounts begin by it. */
const ZONES: Readonly<Record<Jurisdiction, number>> = { default: 3, UK: 0, MT: 1, DE: 1 };

/** By whose law and by which clock limits count. */
export interface LimitRegime {
  readonly now: EpochMillis;
  readonly zone: number;
  /** JP-4 */
  readonly jurisdictions: readonly Jurisdiction[];
  readonly profile: JurisdictionProfile;
}

/** How many hours ahead of UTC a place is. */
export function jurisdictionZone(jurisdiction: Jurisdiction): number {
  return ZONES[jurisdiction];
}
