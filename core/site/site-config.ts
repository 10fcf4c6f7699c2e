/** What the operator switched on for this site. */
export interface SiteConfig {
  readonly isRegistrationAllowed: boolean;
  readonly isAvailableCouponBonusBet: boolean;
  readonly showVipBet: boolean;
  readonly showOneClick: boolean;
  readonly companyName: string;
  readonly minAge: number;
  readonly geoCountryCode: string;
  readonly geoCurrency: string;
  /** Countries and currencies a player may register with. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly languages: readonly string[];
  /** Play money and the debugger. */
  readonly isDemo: boolean;
  readonly changeModeDefault: 'confirm' | 'accept-any' | 'accept-increase';
}
