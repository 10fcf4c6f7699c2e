import { COUPON_TYPES, couponTypeId } from '../../../core/coupon/maths/coupon-type.ts';
import { ROUTE_IDS } from '../../../core/navigation/route.ts';
import type { Availability, SiteRules } from '../../../core/site/debugger/debugger-gateway.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';

/** What stands between a visitor and the pages, and which pages there are. */
export interface AvailabilityState {
  availability: Availability;
  rules: SiteRules;
}

/** What the settings of the process say of the switches, before anybody changes them by hand. */
interface FirstRules {
  readonly isOneClickRegistrationAllowed: boolean;
  readonly rules?: Partial<SiteRules> | undefined;
}

export function openAvailability({ isOneClickRegistrationAllowed, rules }: FirstRules): AvailabilityState {
  return {
    availability: { isMaintenance: false, reasons: [], blockTemplate: 0, moved: undefined, arePartitionsOpen: true },
    rules: {
      isRegistrationAllowed: isOneClickRegistrationAllowed,
      isShowRegistrationWidget: true,
      isRegistrationButtonDisabled: false,
      isVipDomain: false,
      isShowIdentification: true,
      partnerHasTaxes: true,
      isShowPaymentPageOnlyAuth: false,
      isThirdPartyAllowed: true,
      isAvailableConfirmTerms: true,
      isAccountMiddleware: false,
      useRechargeModal: false,
      show_one_click: true,
      showVipBet: true,
      isAvailableCouponBonusBet: DEFAULT_PROFILE.isBonusBetAvailable,
      couponTypesWithMinAmount: COUPON_TYPES.map(couponTypeId),
      couponTypesWithMaxAmount: COUPON_TYPES.map(couponTypeId),
      availableRoutes: ROUTE_IDS,
      closedFragments: [],
      ...rules,
    },
  };
}
