import type { RouteId } from '../navigation/route.ts';

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
  /** Pages that exist by their number. */
  readonly availableRoutes: readonly RouteId[];
  /** Parts of an address that never exist. */
  readonly closedFragments: readonly string[];
  readonly isShowPaymentPageOnlyAuth: boolean;
  readonly isShowIdentification: boolean;
  readonly isThirdPartyAllowed: boolean;
  readonly isAvailableConfirmTerms: boolean;
  readonly isAccountMiddleware: boolean;
  readonly useRechargeModal: boolean;
  /** The site is reached by an address for chosen players. */
  readonly isVipDomain: boolean;
  /** Play money and the debugger. */
  readonly isDemo: boolean;
  readonly changeModeDefault: 'confirm' | 'accept-any' | 'accept-increase';
}
