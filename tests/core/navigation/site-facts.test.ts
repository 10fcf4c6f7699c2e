import { describe, expect, it } from 'vitest';
import { OPEN_SITE } from '../../../core/navigation/navigation-facts.ts';
import { siteFacts } from '../../../core/navigation/site-facts.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';

const SITE: SiteConfig = {
  refId: 1,
  groupId: 1,
  isShowRegistrationWidget: true,
  isRegistrationButtonDisabled: false,
  isOneTapAuthEnabled: false,
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  isAutoLogoffEnabled: false,
  geoCountryId: 1,
  geoCurrencyId: 1,
  scrollToTopType: 'round',
  isPwa: false,
  isFatmanAnalyticsAvailable: false,
  isTelegramEnabled: false,
  partnerCssBrandBook: [],
  isRegistrationAllowed: false,
  isAvailableCouponBonusBet: true,
  showVipBet: false,
  showOneClick: true,
  companyName: 'Oddsmith',
  minAge: 18,
  geoCountryCode: 'ru',
  geoCurrency: 'RUB',
  countries: ['ru'],
  currencies: ['RUB'],
  languages: [{ id: 'ru' }, { id: 'en' }],
  availableRoutes: [47],
  closedFragments: ['politics'],
  isShowPaymentPageOnlyAuth: true,
  isShowIdentification: false,
  isThirdPartyAllowed: false,
  isAvailableConfirmTerms: false,
  isAccountMiddleware: true,
  useRechargeModal: true,
  isVipDomain: true,
  isDemo: true,
  changeModeDefault: 'confirm',
};

describe('the facts of a page', () => {
  it('come from its configuration and its player [NV-36]', () => {
    expect(siteFacts({ config: SITE, isSignedIn: true, from: 'game' })).toEqual({
      ...OPEN_SITE,
      isConfirmTermsAvailable: false,
      availableRoutes: [47],
      closedFragments: ['politics'],
      isRegistrationAllowed: false,
      isVipDomain: true,
      isIdentificationShown: false,
      isPaymentPageOnlyAuth: true,
      isThirdPartyAllowed: false,
      isAccountMiddleware: true,
      usesRechargeModal: true,
      isDemo: true,
      player: { banLevel: 0, banVersion: 1, areTermsChanged: false },
      from: 'game',
    });
  });

  it('are those of an open site without play money where there is no configuration [NV-36]', () => {
    expect(siteFacts({ config: undefined, isSignedIn: false })).toEqual({
      ...OPEN_SITE,
      isDemo: false,
      player: undefined,
      from: undefined,
    });
  });
});
