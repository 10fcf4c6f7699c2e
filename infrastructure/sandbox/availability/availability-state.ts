import { ROUTE_IDS } from '../../../core/navigation/route.ts';
import type { Availability, SiteRules } from '../../../core/site/debugger/debugger-gateway.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';

/** What stands between a visitor and the pages, and which pages there are. */
export interface AvailabilityState {
  availability: Availability;
  rules: SiteRules;
}

export function openAvailability(isOneClickRegistrationAllowed: boolean): AvailabilityState {
  return {
    availability: { isMaintenance: false, reasons: [], blockTemplate: 0, moved: undefined, arePartitionsOpen: true },
    rules: {
      isRegistrationAllowed: DEFAULT_PROFILE.isOneClickRegistrationAllowed && isOneClickRegistrationAllowed,
      isShowRegistrationWidget: true,
      isRegistrationButtonDisabled: false,
      isVipDomain: false,
      isShowIdentification: true,
      isShowPaymentPageOnlyAuth: false,
      isThirdPartyAllowed: true,
      isAvailableConfirmTerms: true,
      isAccountMiddleware: false,
      useRechargeModal: false,
      show_one_click: true,
      availableRoutes: ROUTE_IDS,
      closedFragments: [],
    },
  };
}
