import { COUPON_CURRENCIES } from '../../core/coupon/amounts/amount-step.ts';

/** What the place of business permits. */
export interface SandboxJurisdiction {
  readonly isOneClickRegistrationAllowed: boolean;
  readonly minAge: number;
  readonly geoCountryCode: string;
  readonly geoCurrency: string;
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly isBonusBetAvailable: boolean;
  readonly changeModeId: 0 | 1 | 2;
}

/** What the site configuration calls this site. */
export const SITE_REF_ID = 1;

const COUNTRIES =
  'ru am az by ge kg kz md mn tj tm uz ua bg cy cz ee gr hr hu lt lv me mk mt pl ro rs si sk tr at ch de dk es fi fr ie it nl no pt se ae bh eg iq jo kw lb ma om qa sa tn dz ar bo br ca cl co cr ec mx pe py uy ve ao bj bw cd ci cm et gh gn ke mg ml mw mz ng rw sn tz ug za zm zw bd cn hk id in jp kh kr la lk mm my np ph pk th tw vn au nz';

/** The profile of the sandbox. */
export const DEFAULT_PROFILE: SandboxJurisdiction = {
  isOneClickRegistrationAllowed: true,
  minAge: 18,
  geoCountryCode: 'ru',
  geoCurrency: 'RUB',
  countries: COUNTRIES.split(' '),
  currencies: COUPON_CURRENCIES,
  isBonusBetAvailable: true,
  changeModeId: 2,
};
