import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { CouponGateway } from '../../../core/coupon/coupon-gateway.ts';
import type { RegistrationGateway } from '../../../core/registration/registration-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import * as accountSearch from '../../../ui/accounts/account-search.ts';
import { AccountsStore } from '../../../ui/accounts/accounts-store.ts';
import { OfficeMenu } from '../../../ui/accounts/office-menu.tsx';
import { PlayerCorner } from '../../../ui/accounts/player-corner.tsx';
import { DialogsStore } from '../../../ui/page/dialogs-store.ts';
import { PageClock } from '../../../ui/page/page-clock.ts';
import { pageStoreUnderTest } from './page-store-under-test.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { HistoryStore, type FreshCoupons } from '../../../ui/coupon/history/history-store.ts';
import { RegistrationStore } from '../../../ui/registration/registration-store.ts';
import { SessionStore } from '../../../ui/session/session-store.ts';
import { SignOutStore } from '../../../ui/session/sign-out-store.ts';
import { ViewSettingsStore } from '../../../ui/settings/view-settings-store.ts';
import { SiteStore } from '../../../ui/site/site-store.ts';
import { NOW } from '../examples/coupon-examples.ts';
import { fakeAccountsGateway } from '../fakes/fake-accounts-gateway.ts';
import { fakeSessionGateway } from '../fakes/fake-session-gateway.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { fakeVisibility } from '../fakes/fake-visibility.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import { handClock } from '../hand-clock.ts';
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
  isThirdPartyAllowed: true,
  isAvailableConfirmTerms: true,
  isAccountMiddleware: false,
  useRechargeModal: false,
  isVipDomain: false,
  isDemo: true,
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
  readonly fresh?: FreshCoupons;
  readonly registration?: RegistrationGateway;
  readonly address?: string;
}

const NO_COUPONS: FreshCoupons = { coupons: [], settled: [] };

/** The stores about the player over fakes, prepared as the server would, and a page to render parts in. */
export async function playerPage(options: PlayerPageOptions = {}) {
  const clock = handClock(NOW);
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const tabs = options.tabs ?? fakeBrowserTabs()();
  const sessions = fakeSessionGateway(options.userId);
  const money = fakeAccountsGateway();
  const cookies = new Map<string, string>();
  const jar = {
    read: (name: string) => cookies.get(name),
    write: (name: string, value: string) => void cookies.set(name, value),
  };
  const site = new SiteStore(
    {
      siteConfig: () =>
        Promise.resolve(options.isSiteLost === true ? fail({ kind: 'network' }) : ok({ ...SITE, ...options.site })),
    },
    { timers, log: () => undefined },
  );
  const session = new SessionStore(sessions, { clock, timers, visibility, tabs });
  /** What the accounts told the player and the log. */
  const said: string[] = [];
  const notices = {
    raise: (notice) => void said.push(notice.title),
    raiseFailure: async (failure, context) => Promise.resolve(void said.push(`${context}: ${failure.kind}`)),
  } as Partial<Stores['notices']> as Stores['notices'];
  const accounts = new AccountsStore(money, {
    session,
    site,
    timers,
    tabs,
    cookies: jar,
    loadSearch: async () => accountSearch,
    isAccountPage: () => options.isAccountPage === true,
    notices,
    logFailure: (failure, context) => said.push(`log ${context}: ${failure.kind}`),
  });
  const registration = new RegistrationStore(
    options.registration ?? {
      registerInOneClick: () => Promise.resolve(ok({ userId: 501, password: 'aB3kLm9QxY2z' })),
    },
    session,
  );
  const dialogs = new DialogsStore();
  /** How the page was left. */
  const left: string[] = [];
  const signOut = new SignOutStore({
    session,
    cookies: jar,
    dialogs,
    goHome: () => left.push('home'),
    reload: () => left.push('reload'),
  });
  const pageClock = new PageClock(clock, timers, NOW);
  const settings = new ViewSettingsStore(jar);
  const history = new HistoryStore(options.coupons as CouponGateway, {
    clock: pageClock,
    session,
    settings,
    fresh: options.fresh ?? NO_COUPONS,
  });
  const page = pageStoreUnderTest();
  page.keepPlayerParts({ Corner: PlayerCorner, Menu: OfficeMenu });
  const stores = {
    language: 'en',
    clock: pageClock,
    page,
    settings,
    site,
    dialogs,
    session,
    signOut,
    registration,
    accounts,
    history,
  } as Partial<Stores> as Stores;
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
    'session',
    'sign-in',
    'accounts',
    'add-currency',
    'notice-catalogue',
    'registration',
    'recovery',
    'history',
    'debugger',
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
