import type { PageEnvironment, Provided } from '../../../composition/provided.ts';
import { ROUTES } from '../../../core/navigation/route-table.ts';
import type { NoticeContext } from '../../../core/notices/failure-notice.ts';
import type { Notice } from '../../../core/notices/notice.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { pageEnvironment } from './page-environment.ts';
import { storesUnderTest, type WiringUnderTest } from './stores-under-test.ts';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import { DICTIONARY_IDS } from '../../../core/site/dictionaries/dictionary.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { OfficeMenu } from '#ui/accounts/menu/office-menu.tsx';
import { PlayerCorner } from '#ui/accounts/player-corner.tsx';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { type FreshCoupons } from '#ui/coupon/placed/history-store.ts';
import { NOW } from '../examples/coupon-examples.ts';
import type { HistoryGateway } from '../../../core/coupon/placed/history-gateway.ts';
import { fakeAccountsGateway } from '../fakes/fake-accounts-gateway.ts';
import { fakeHistoryGateway } from '../fakes/fake-history-gateway.ts';
import { fakeSessionGateway } from '../fakes/fake-session-gateway.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { withTexts } from './with-texts.tsx';

export const SITE: SiteConfig = {
  refId: 1,
  groupId: 1,
  isShowRegistrationWidget: true,
  isRegistrationButtonDisabled: false,
  isOneTapAuthEnabled: false,
  couponTypesWithMinAmount: COUPON_TYPES,
  couponTypesWithMaxAmount: COUPON_TYPES,
  isAutoLogoffEnabled: false,
  geoCountryId: 1,
  geoCurrencyId: 1,
  scrollToTopType: 'round',
  isPwa: false,
  isFatmanAnalyticsAvailable: false,
  isTelegramEnabled: false,
  partnerCssBrandBook: [],
  isRegistrationAllowed: true,
  isAvailableCouponBonusBet: true,
  showVipBet: false,
  showOneClick: true,
  companyName: 'Oddsmith',
  minAge: 18,
  geoCountryCode: 'ru',
  geoCurrency: 'RUB',
  countries: ['ru', 'de', 'kz'],
  currencies: ['RUB', 'USD', 'EUR', 'KZT'],
  languages: [{ id: 'ru' }, { id: 'en' }],
  availableRoutes: [13, 47, 52],
  closedFragments: [],
  isShowPaymentPageOnlyAuth: false,
  isShowIdentification: true,
  partnerHasTaxes: true,
  isThirdPartyAllowed: true,
  isAvailableConfirmTerms: true,
  isAccountMiddleware: false,
  useRechargeModal: false,
  isVipDomain: false,
  isDemo: true,
  signInWays: ['email', 'phone_number', 'sms'],
  changeModeDefault: 'accept-increase',
};

export interface PlayerPageOptions {
  readonly userId?: number;
  readonly tabs?: BrowserTabs;
  readonly site?: Partial<SiteConfig>;
  /** The configuration does not come. */
  readonly isSiteLost?: boolean;
  readonly isAccountPage?: boolean;
  readonly coupons?: Partial<CouponGateway>;
  readonly sums?: Partial<HistoryGateway>;
  readonly fresh?: FreshCoupons;
  readonly registration?: RegistrationGateway;
  readonly address?: string;
  /** Further gateways over fakes. */
  readonly given?: Partial<Provided>;
  readonly wiring?: WiringUnderTest;
}

/** Where nothing but one click is open. */
export const NO_OFFER: Omit<RegistrationGateway, 'registerInOneClick'> = {
  offer: () => Promise.resolve(ok({ types: ['one-click'], countries: [], masks: [] })),
  registerInFull: () => Promise.resolve(fail({ kind: 'network' })),
  sendPhoneCode: () => Promise.resolve(fail({ kind: 'network' })),
  registerByPhone: () => Promise.resolve(fail({ kind: 'network' })),
  sendCredentialsLink: () => Promise.resolve(fail({ kind: 'network' })),
};

/** What the operator calls countries and documents. */
const NAMES = new Map([
  [DICTIONARY_IDS.countries, [{ id: 49, name: 'Germany' }]],
  [
    DICTIONARY_IDS.documentTypes,
    [
      { id: 1, name: 'Passport' },
      { id: 2, name: 'ID card' },
    ],
  ],
]);

const NO_COUPONS: FreshCoupons = { coupons: [], settled: [] };

/** The stores about the player over fakes, prepared as the server would, and a page to render parts in. */
export async function playerPage(options: PlayerPageOptions = {}) {
  const sessions = fakeSessionGateway(options.userId);
  const money = fakeAccountsGateway();
  /** What the accounts told the player and the log. */
  const said: string[] = [];
  /** How the page was left. */
  const left: string[] = [];
  const { environment, clock, timers, visibility, cookies } = pageEnvironment(NOW, {
    tabs: options.tabs ?? fakeBrowserTabs()(),
    log: (line) => said.push(line),
  });
  const siteConfig = { ...SITE, ...options.site };
  const notices = {
    raise: (notice: Notice) => said.push(notice.serverTitle ?? notice.title),
    raiseFailure: async (failure: RequestFailure, context: NoticeContext) =>
      Promise.resolve(void said.push(`${context}: ${failure.kind}`)),
  };
  const given: PageEnvironment & Partial<Provided> = {
    ...environment,
    ...({
      notices,
      myBets: options.fresh ?? NO_COUPONS,
      couponGateway: options.coupons,
      historyGateway: fakeHistoryGateway(options.sums),
    } as unknown as Partial<Provided>),
    accountsGateway: money,
    sessionGateway: sessions,
    signInGateway: sessions,
    siteConfigGateway: {
      siteConfig: () => Promise.resolve(options.isSiteLost === true ? fail({ kind: 'network' }) : ok(siteConfig)),
    },
    bonusGateway: {
      terms: () => Promise.resolve(ok([])),
      checkPromoCode: () => Promise.resolve(ok({ isValid: false })),
    },
    registrationGateway: options.registration ?? {
      ...NO_OFFER,
      registerInOneClick: () => Promise.resolve(ok({ userId: 501, password: 'aB3kLm9QxY2z' })),
    },
    dictionariesGateway: { dictionaries: () => Promise.resolve(ok(NAMES)) },
    pageExit: { goTo: () => left.push('home'), reload: () => left.push('reload') },
    ...options.given,
  };
  const stores = storesUnderTest(given, options.wiring);
  const { accounts, page, session, site } = stores;
  await stores.lazy.ensure(['history', 'registration', 'signIn', 'signOut', 'passkeys']);
  page.keepPlayerParts({ Corner: PlayerCorner, Menu: OfficeMenu });
  if (options.isAccountPage === true) page.stand(ROUTES.history);
  await site.load();
  await session.confirm();
  await accounts.refresh();
  const visited: string[] = [];
  const address = {
    /** Where the player is. */
    get now(): string {
      return visited.at(-1) ?? '';
    },
  };
  const Texts = withTexts(
    'kit',
    'site',
    'session',
    'sign-in',
    'one-tap',
    'site',
    'security',
    'protection',
    'passkeys',
    'devices',
    'accounts',
    'add-currency',
    'notice-catalogue',
    'registration',
    'recovery',
    'contacts',
    'transfer',
    'sent-code',
    'new-password',
    'social',
    'history',
    'casino-games',
    'live-tables',
    'office',
    'cashback',
    'office-settings',
    'office-menu',
    'profile',
    'settings',
    'limits',
    'self-exclusion',
    'limit-prompt',
    'debugger',
    'player',
    'sports',
    'shell',
  );
  function Address(): ReactNode {
    const { pathname, search } = useLocation();
    useEffect(() => {
      visited.push(pathname + search);
    }, [pathname, search]);
    return null;
  }
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <StoresProvider value={stores}>
        <Texts>
          <MemoryRouter initialEntries={[options.address ?? '/en']}>
            {children}
            <Address />
          </MemoryRouter>
        </Texts>
      </StoresProvider>
    );
  }
  return { stores, clock, timers, visibility, sessions, money, cookies, address, said, left, Wrapper };
}

/** jsdom lays out nothing and has no top layer; opening and closing is what it can do. */
export function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
