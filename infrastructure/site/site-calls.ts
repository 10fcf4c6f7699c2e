import * as v from 'valibot';
import { ROUTE_IDS, type RouteId } from '../../core/navigation/route.ts';
import { COUPON_TYPES, couponTypeById, type CouponType } from '../../core/coupon/maths/coupon-type.ts';
import { brandStyles } from '../../core/site/config/brand-book.ts';
import { AFTER_REGISTRATION_PAGES } from '../../core/registration/after-registration-page.ts';
import { SCROLL_TO_TOP_TYPES } from '../../core/site/browser/page-scroll.ts';
import { wireChangeMode } from '../coupon/change-mode-wire.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCount, wireCountry, wireCurrency, wireId, wireText } from '../http/wire.ts';

/** Pages by numbers that this site does not know are left out. */
const knownRoutes = v.pipe(
  v.array(wireId),
  v.transform((ids): readonly RouteId[] => ROUTE_IDS.filter((id) => ids.includes(id))),
);

/** Types of coupon by their numbers. */
const couponTypes = v.pipe(
  v.array(v.pipe(wireId, v.maxValue(COUPON_TYPES.length - 1))),
  v.transform((ids): readonly CouponType[] => ids.map(couponTypeById).filter((type) => type !== undefined)),
);

const languageEntry = v.object({ id: wireText, isHidden: v.optional(v.boolean()) });

/** A partner's styles that the site does not know or trust are left out. */
const brandBook = v.pipe(
  v.array(v.object({ css_prop: wireText, css_value: wireText })),
  v.transform((pairs) => brandStyles(pairs)),
);

const siteConfig = v.object({
  ref_id: wireId,
  group_id: wireId,
  isShowRegistrationWidget: v.boolean(),
  isRegistrationButtonDisabled: v.boolean(),
  reminderDelaySeconds: v.optional(wireCount),
  reminderIntervalMinutes: v.optional(wireCount),
  isOneTapAuthEnabled: v.boolean(),
  couponTypesWithMinAmount: couponTypes,
  couponTypesWithMaxAmount: couponTypes,
  isAutoLogoffEnable: v.boolean(),
  autoLogoffInactiveMinutes: v.optional(wireCount),
  geoCountryId: wireId,
  geoCurrency: wireId,
  scrollToTopType: v.picklist(SCROLL_TO_TOP_TYPES),
  isPwa: v.boolean(),
  isFatmanAnalyticsAvailable: v.boolean(),
  isTelegramEnabled: v.boolean(),
  partnerCssBrandBook: brandBook,
  isRegistrationAllowed: v.boolean(),
  isAvailableCouponBonusBet: v.boolean(),
  showVipBet: v.boolean(),
  show_one_click: v.boolean(),
  companyName: wireText,
  minAge: v.pipe(v.number(), v.safeInteger(), v.minValue(16), v.maxValue(25)),
  signInWays: v.optional(v.array(wireText)),
  hasSocialNetworks: v.optional(v.boolean()),
  hasMessages: v.optional(v.boolean()),
  afterRegistration: v.optional(v.array(v.picklist(AFTER_REGISTRATION_PAGES))),
  geoCountryCode: wireCountry,
  geoCurrencyCode: wireCurrency,
  countries: v.pipe(v.array(wireCountry), v.minLength(1)),
  currencies: v.pipe(v.array(wireCurrency), v.minLength(1)),
  languages: v.array(languageEntry),
  availableRoutes: knownRoutes,
  closedFragments: v.array(v.pipe(wireText, v.minLength(1))),
  isShowPaymentPageOnlyAuth: v.boolean(),
  isShowIdentification: v.boolean(),
  partnerHasTaxes: v.optional(v.boolean(), true),
  isThirdPartyAllowed: v.boolean(),
  isAvailableConfirmTerms: v.boolean(),
  isAccountMiddleware: v.boolean(),
  useRechargeModal: v.boolean(),
  isVipDomain: v.boolean(),
  isDemo: v.boolean(),
  changeCoefAction: wireChangeMode,
  remoteSlots: v.optional(v.array(wireText)),
  homeSlots: v.optional(v.array(wireText)),
});

export const SITE_CONFIG = defineCall({
  name: 'siteConfig',
  summary: 'What the operator switched on',
  method: 'GET',
  path: '/bff-api/config/all.json',
  query: v.object({ lang: queryLanguage }),
  reply: v.object({ result: siteConfig }),
  access: 'public',
  changes: 'none',
  isForAll: true,
});
