import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ExternalsStore } from '#ui/site/config/externals-store.ts';
import { startAppUpdates, type AppUpdatesNeeds } from '#ui/site/browser/app-updates.ts';
import { OneTapStore, type OneTapDependencies } from '#ui/session/one-tap/one-tap-store.ts';
import { shownCurrency } from '../../../../core/accounts/active-account.ts';
import { analyticsTargets } from '../../../../core/analytics/analytics-targets.ts';
import { isBoundNamed } from '../../../../core/coupon/amounts/named-bounds.ts';
import { isVipBetOffered } from '../../../../core/coupon/bets/vip-bet.ts';
import { isOneClickEffective } from '../../../../core/coupon/placement/one-click.ts';
import { DEFAULT_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import { hasBonusBetInUnits } from '../../../../core/coupon/maths/bonus-bet.ts';
import { askedAge } from '../../../../core/limits/age-confirmation.ts';
import { FREE_PLAYER } from '../../../../core/navigation/navigation-facts.ts';
import { decideNavigation } from '../../../../core/navigation/navigation-landing.ts';
import { siteFacts, unhindered } from '../../../../core/navigation/site-facts.ts';
import { credentialsFile } from '../../../../core/registration/credentials-file.ts';
import { showsRegistrationWidget } from '../../../../core/registration/widget/registration-widget.ts';
import { allowedIdleness } from '../../../../core/session/inactivity.ts';
import { fail, ok } from '../../../../core/shared/result.ts';
import { showsScrollToTop } from '../../../../core/site/browser/page-scroll.ts';
import { brandSheet } from '../../../../core/site/config/brand-sheet.ts';
import type { SiteConfig } from '../../../../core/site/config/site-config.ts';
import { httpSiteConfigGateway } from '../../../../infrastructure/site/http-site-config-gateway.ts';
import { fakeHttp } from '../../../support/fakes/fake-http.ts';
import { manualTimers } from '../../../support/fakes/manual-timers.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';
import { replySamples } from '../../../support/reply-samples.ts';

type Effect = (config: SiteConfig) => unknown;

const SAMPLE = (replySamples()['siteConfig'] as { readonly result: Readonly<Record<string, unknown>> }).result;

/** The configuration as the site reads it, with one field of the wire as the operator set it. */
async function configWith(field: string, value: unknown): Promise<SiteConfig> {
  const { http } = fakeHttp({
    'GET /bff-api/config/all.json': {
      status: 200,
      body: { result: { ...SAMPLE, availableRoutes: [13, 47, 52], [field]: value } },
    },
  });
  const reply = await httpSiteConfigGateway(http, 'en').siteConfig();
  if (!reply.ok) throw new Error(`${field}: ${JSON.stringify(reply.error)}`);
  return reply.value;
}

const opens =
  (address: string, who: 'visitor' | 'player' | 'player-of-old-terms' = 'visitor'): Effect =>
  (config) => {
    const facts = unhindered(siteFacts({ config, isSignedIn: who !== 'visitor', from: 'home' }));
    const areTermsChanged = who === 'player-of-old-terms';
    const player = who === 'visitor' ? undefined : { ...FREE_PLAYER, areTermsChanged };
    return decideNavigation(address, { ...facts, player });
  };

const externals: Effect = (config) => {
  const added: unknown[] = [];
  new ExternalsStore({ site: { config }, add: (files) => added.push(files) }).start();
  return added;
};

const worker: Effect = (config) => {
  const done: string[] = [];
  const note = (what: string) => async () => Promise.resolve(void done.push(what));
  startAppUpdates({
    stores: { notices: {}, placing: {}, site: { config }, texts: {} },
    worker: { install: note('install'), remove: note('remove') },
    timers: manualTimers(),
    current: '1',
  } as unknown as AppUpdatesNeeds)();
  return done;
};

/** What a visitor is offered, and what is sent for one who takes it. */
const oneTap: Effect = async (config) => {
  const told: unknown[] = [];
  const lost = Promise.resolve(fail({ kind: 'network' }));
  const store = new OneTapStore(
    {
      offer: () => told.push('offer') && lost,
      confirmed: () => Promise.resolve(ok('credential')),
      signIn: (sent: object) => told.push(sent) && lost,
    } as never,
    {
      language: 'en',
      session: { userId: undefined },
      site: { config },
      consent: { asksForCookies: false },
      dialogs: { open: undefined },
      values: memoryValues().tab(),
      clock: { now: () => 0 },
    } as unknown as OneTapDependencies,
  );
  store.start()();
  await store.goOn();
  return told;
};

const EXPRESS = Array.from({ length: 3 }, () => ({ odds: 2000, kind: undefined }));
const WORDS = { title: '', userId: '', password: '', address: '', advice: '' };

/** Each field as two operators set it, and what it changes. */
const EFFECTS: Readonly<Record<string, readonly [one: unknown, other: unknown, effect: Effect]>> = {
  isRegistrationAllowed: [true, false, opens('/registration')],
  isShowPaymentPageOnlyAuth: [true, false, opens('/payment')],
  availableRoutes: [[47, 52], [52], opens('/rules/1')],
  isAvailableCouponBonusBet: [
    true,
    false,
    ({ isAvailableCouponBonusBet: isEnabled }) =>
      hasBonusBetInUnits({ isEnabled, type: 'express', bets: EXPRESS as never, isManuallyDeleted: false }),
  ],
  showVipBet: [
    true,
    false,
    ({ showVipBet: isShown }) =>
      isVipBetOffered({ isShown, type: 'express', bets: [{ isLive: false }], maxBetAmount: 100 }),
  ],
  show_one_click: [
    true,
    false,
    ({ showOneClick }) => isOneClickEffective({ ...DEFAULT_COUPON_SETTINGS, isOneClickActive: true }, showOneClick),
  ],
  couponTypesWithMinAmount: [[1], [0], (config) => isBoundNamed('express', 'minimum', bounds(config))],
  couponTypesWithMaxAmount: [[1], [0], (config) => isBoundNamed('express', 'maximum', bounds(config))],
  isAutoLogoffEnable: [true, false, allowedIdleness],
  autoLogoffInactiveMinutes: [5, 20, allowedIdleness],
  isShowIdentification: [true, false, opens('/office/identification', 'player')],
  isShowRegistrationWidget: [true, false, (config) => showsRegistrationWidget(config, undefined)],
  isRegistrationButtonDisabled: [true, false, (config) => showsRegistrationWidget(config, undefined)],
  ref_id: [1, 2, externals],
  group_id: [1, 2, externals],
  geoCountryId: [1, 2, externals],
  geoCurrency: [643, 978, oneTap],
  geoCurrencyCode: ['RUB', 'EUR', ({ geoCurrency }) => shownCurrency([], geoCurrency)],
  isOneTapAuthEnabled: [true, false, oneTap],
  companyName: [
    'Oddsmith',
    'Other',
    ({ companyName }) => credentialsFile({ userId: 7 }, { companyName, address: '' }, WORDS).name,
  ],
  minAge: [18, 21, ({ minAge }) => askedAge(minAge)],
  isThirdPartyAllowed: [true, false, opens('/slots')],
  scrollToTopType: [
    'round',
    'off',
    ({ scrollToTopType: type }) => showsScrollToTop({ type, scrolled: 2000, screenHeight: 900, isMobile: false }),
  ],
  isAvailableConfirmTerms: [true, false, opens('/office/account', 'player-of-old-terms')],
  isPwa: [true, false, worker],
  isFatmanAnalyticsAvailable: [
    true,
    false,
    ({ isFatmanAnalyticsAvailable: hasCollector }) => analyticsTargets({ isProduction: true, hasCollector }),
  ],
  partnerCssBrandBook: [
    [],
    [{ css_prop: '--brand-radius', css_value: '4px' }],
    ({ partnerCssBrandBook }) => brandSheet(partnerCssBrandBook),
  ],
  isAccountMiddleware: [true, false, opens('/office/authApp')],
  useRechargeModal: [true, false, opens('/office/recharge', 'player')],
};

function bounds(config: SiteConfig) {
  return { typesWithMinimum: config.couponTypesWithMinAmount, typesWithMaximum: config.couponTypesWithMaxAmount };
}

describe('the configuration of the site', () => {
  it('has an effect here for every field that the specification names', () => {
    const table = readFileSync('tests/architecture/spec-sentences.md', 'utf8');
    const named = [...table.matchAll(/^\| 3\.14\.\d+ +\| Site config: (\w+)/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(EFFECTS));
    expect(Object.keys(SAMPLE)).toEqual(expect.arrayContaining(named));
  });

  it.each(Object.entries(EFFECTS))('changes what it says by %s [CFG-4]', async (field, [one, other, effect]) => {
    const [first, second] = [await configWith(field, one), await configWith(field, other)];
    expect(await effect(first)).not.toEqual(await effect(second));
    expect(await effect(first)).toEqual(await effect(await configWith(field, one)));
  });
});
