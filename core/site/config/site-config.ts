import type { CouponType } from '../../coupon/maths/coupon-type.ts';
import type { RouteId } from '../../navigation/route.ts';
import type { BrandStyle } from './brand-book.ts';
import type { AfterRegistrationPage } from '../../registration/after-registration-page.ts';
import type { LanguageEntry } from './language-list.ts';
import type { ScrollToTopType } from '../browser/page-scroll.ts';

/** What the operator switched on for this site. */
export interface SiteConfig {
  /** The operator's number and that of the group of sites. */
  readonly refId: number;
  readonly groupId: number;
  readonly isRegistrationAllowed: boolean;
  readonly isShowRegistrationWidget: boolean;
  readonly isRegistrationButtonDisabled: boolean;
  /** REG-8 Where a new player is led after the credentials. */
  readonly afterRegistration?: readonly AfterRegistrationPage[] | undefined;
  /** When a visitor is reminded to register, and how often. */
  readonly reminderDelaySeconds?: number | undefined;
  readonly reminderIntervalMinutes?: number | undefined;
  readonly isOneTapAuthEnabled: boolean;
  readonly isAvailableCouponBonusBet: boolean;
  readonly showVipBet: boolean;
  readonly showOneClick: boolean;
  /** Types of coupon whose least and largest amount are shown. */
  readonly couponTypesWithMinAmount: readonly CouponType[];
  readonly couponTypesWithMaxAmount: readonly CouponType[];
  readonly isAutoLogoffEnabled: boolean;
  readonly autoLogoffMinutes?: number | undefined;
  readonly companyName: string;
  readonly minAge: number;
  /** Whether players may come from social networks. */
  readonly hasSocialNetworks?: boolean | undefined;
  /** Whether the site can send letters and text messages; only where it says no is what needs one left out. */
  readonly hasMessages?: boolean | undefined;
  /** The ways to sign in by their names on the wire. */
  readonly signInWays?: readonly string[] | undefined;
  readonly geoCountryId: number;
  readonly geoCountryCode: string;
  readonly geoCurrencyId: number;
  /** The code of the currency. */
  readonly geoCurrency: string;
  /** Countries and currencies a player may register with. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly languages: readonly LanguageEntry[];
  /** Pages that exist by their number. */
  readonly availableRoutes: readonly RouteId[];
  /** Parts of an address that never exist. */
  readonly closedFragments: readonly string[];
  readonly isShowPaymentPageOnlyAuth: boolean;
  readonly isShowIdentification: boolean;
  /** Whether the operator has anything to say of taxes on wins. */
  readonly partnerHasTaxes: boolean;
  readonly isThirdPartyAllowed: boolean;
  readonly isAvailableConfirmTerms: boolean;
  readonly isAccountMiddleware: boolean;
  readonly useRechargeModal: boolean;
  readonly scrollToTopType: ScrollToTopType;
  /** The site can be installed. */
  readonly isPwa: boolean;
  readonly isFatmanAnalyticsAvailable: boolean;
  /** An address with a bot's id shows the site as in Telegram. */
  readonly isTelegramEnabled: boolean;
  readonly partnerCssBrandBook: readonly BrandStyle[];
  /** The site is reached by an address for chosen players. */
  readonly isVipDomain: boolean;
  /** Play money and the debugger. */
  readonly isDemo: boolean;
  /** MAT-12 The slots of pages that remote applications fill. */
  readonly remoteSlots?: readonly string[] | undefined;
  /** MAT-29 Those of other pages that stand on home. */
  readonly homeSlots?: readonly string[] | undefined;
  readonly changeModeDefault: 'confirm' | 'accept-any' | 'accept-increase';
}
