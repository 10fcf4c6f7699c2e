import { describe, expect, it } from 'vitest';
import { GUARD_FACTS, OPEN_SITE } from '../../../core/navigation/navigation-facts.ts';
import { PARTITIONS } from '../../../core/navigation/route.ts';
import { siteFacts, unhindered, withAvailability } from '../../../core/navigation/site-facts.ts';
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
  partnerHasTaxes: false,
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
      hasTaxes: false,
      isPaymentPageOnlyAuth: true,
      isThirdPartyAllowed: false,
      isAccountMiddleware: true,
      usesRechargeModal: true,
      isDemo: true,
      unknown: ['maintenance', 'redirect', 'block', 'partitions', 'ban', 'terms'],
      partitions: [],
      player: { banLevel: 1, banVersion: 1, areTermsChanged: false },
      from: 'game',
    });
  });

  it('are unknown where there is no configuration, and nothing is there for play money [NV-36]', () => {
    expect(siteFacts({ config: undefined, isSignedIn: false })).toEqual({
      ...OPEN_SITE,
      unknown: GUARD_FACTS,
      partitions: [],
      isDemo: false,
      player: undefined,
      from: undefined,
    });
  });

  it('stay unknown where no service was asked, and the configuration stays so whatever they say [NV-38]', () => {
    const facts = siteFacts({ config: undefined, isSignedIn: false });
    expect(withAvailability(facts, undefined)).toBe(facts);
    expect(withAvailability(facts, {}).unknown).toEqual(GUARD_FACTS);
    expect(withAvailability(facts, { unknown: ['ban'], isMaintenance: true })).toMatchObject({
      unknown: ['config', 'ban'],
      isMaintenance: true,
    });
  });

  it('show what may be fetched ahead as if no service stood in the way, but not without a configuration [NV-36]', () => {
    expect(unhindered(siteFacts({ config: SITE, isSignedIn: true }))).toMatchObject({
      unknown: [],
      partitions: PARTITIONS,
      player: { banLevel: 0 },
    });
    expect(unhindered(siteFacts({ config: undefined, isSignedIn: false })).unknown).toEqual(['config']);
  });
});
