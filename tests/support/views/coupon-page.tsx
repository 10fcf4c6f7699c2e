import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { act, render } from '@testing-library/react';
import type { PlacementLock } from '../../../core/coupon/placement/placement-lock.ts';
import { ok } from '../../../core/shared/result.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import * as accountSearch from '../../../ui/accounts/account-search.ts';
import { AccountsStore } from '../../../ui/accounts/accounts-store.ts';
import { DialogsStore } from '../../../ui/page/dialogs-store.ts';
import { PageClock } from '../../../ui/page/page-clock.ts';
import type { Stores } from '../../../ui/app/stores.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { CouponCodeStore } from '../../../ui/coupon/saved/coupon-code-store.ts';
import { CouponNewsStore } from '../../../ui/coupon/coupon-news-store.ts';
import { CouponPanel } from '../../../ui/coupon/coupon-panel.tsx';
import { CouponSettingsStore } from '../../../ui/coupon/settings/coupon-settings-store.ts';
import { CouponStore } from '../../../ui/coupon/coupon-store.ts';
import { CouponTermsStore } from '../../../ui/coupon/coupon-terms-store.ts';
import { MyBetsStore } from '../../../ui/coupon/history/my-bets-store.ts';
import { placementMachine } from '../../../ui/coupon/placing/placement-machine.ts';
import { PlacementStore } from '../../../ui/coupon/placing/placement-store.ts';
import { SessionStore } from '../../../ui/session/session-store.ts';
import { ViewSettingsStore } from '../../../ui/settings/view-settings-store.ts';
import { SiteStore } from '../../../ui/site/site-store.ts';
import { NOW, pick } from '../examples/coupon-examples.ts';
import { fakeAccountsGateway } from '../fakes/fake-accounts-gateway.ts';
import { fakeConnection } from '../fakes/fake-connection.ts';
import { fakeCouponGateway, type FakeCouponGateway } from '../fakes/fake-coupon-gateway.ts';
import { fakeSessionGateway } from '../fakes/fake-session-gateway.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { fakePlacementLock } from '../fakes/fake-placement-lock.ts';
import { fakeVisibility } from '../fakes/fake-visibility.ts';
import { manualTimers } from '../fakes/manual-timers.ts';
import { memoryValues, type MemoryValues } from '../fakes/memory-values.ts';
import { handClock, type HandClock } from '../hand-clock.ts';
import { SITE } from './player-page.tsx';
import { withTexts } from './with-texts.tsx';

/** What several tabs of one browser share. */
export interface SharedBrowser {
  readonly gateway: FakeCouponGateway;
  readonly values: MemoryValues;
  readonly turns: PlacementLock;
  readonly tabs: () => BrowserTabs;
  readonly clock: HandClock;
}

export function sharedBrowser(): SharedBrowser {
  return {
    gateway: fakeCouponGateway(),
    values: memoryValues(),
    turns: fakePlacementLock(),
    tabs: fakeBrowserTabs(),
    clock: handClock(NOW),
  };
}

/** The stores of the coupon over fakes, started as in a browser. */
export async function couponTab(browser: SharedBrowser, userId: number | null = 77, siteConfig = SITE) {
  const { gateway, clock } = browser;
  const timers = manualTimers();
  const visibility = fakeVisibility();
  const connection = fakeConnection();
  const tabs = browser.tabs();
  const values = browser.values.tab();
  let keys = 0;
  const random = {
    fraction: () => 0,
    uuid: () => `${String((keys += 1)).padStart(8, '0')}-0000-4000-8000-${String(timers.waiting()).padStart(12, '0')}`,
  };
  const jar = { read: () => undefined, write: () => undefined };
  const site = new SiteStore({ siteConfig: () => Promise.resolve(ok(siteConfig)) }, { timers, log: () => undefined });
  const session = new SessionStore(fakeSessionGateway(userId ?? undefined), { clock, timers, visibility, tabs });
  const money = fakeAccountsGateway();
  const accounts = new AccountsStore(money, {
    session,
    site,
    timers,
    tabs,
    cookies: jar,
    loadSearch: async () => accountSearch,
    isAccountPage: () => false,
    notices: { raise: () => undefined, raiseFailure: async () => Promise.resolve() },
    logFailure: () => undefined,
  });
  const view = new ViewSettingsStore(jar);
  const pageClock = new PageClock(clock, timers, NOW);
  const couponSettings = new CouponSettingsStore(values, { site, session, clock: pageClock });
  const placing = placementMachine();
  const coupon = new CouponStore({
    clock: pageClock,
    values,
    session,
    accounts,
    site,
    view,
    settings: couponSettings,
    connection,
    placing,
  });
  const couponTerms = new CouponTermsStore(gateway, coupon, { timers, visibility, accounts });
  const placement = new PlacementStore(gateway, coupon, {
    clock: pageClock,
    timers,
    random,
    values,
    tabs,
    turns: browser.turns,
    connection,
    placing,
    session,
    accounts,
    settings: couponSettings,
  });
  const myBets = new MyBetsStore(gateway, coupon, { timers, visibility, tabs, session, accounts, placement });
  const couponCode = new CouponCodeStore(gateway, coupon);
  const couponNews = new CouponNewsStore(coupon, timers);
  const dialogs = new DialogsStore();
  await site.load();
  await session.confirm();
  await accounts.refresh();
  const started = [pageClock, couponSettings, coupon, couponTerms, couponNews, placement, myBets].map((store) =>
    store.start(),
  );
  const stores = {
    language: 'en',
    lazy: { isLoaded: () => true, ensure: () => Promise.resolve() },
    clock: pageClock,
    settings: view,
    site,
    session,
    accounts,
    dialogs,
    coupon,
    couponSettings,
    couponTerms,
    couponCode,
    couponNews,
    placement,
    myBets,
    texts: { ensure: () => Promise.resolve(), has: () => true } as Partial<Stores['texts']> as Stores['texts'],
  } as Partial<Stores> as Stores;
  /** Lets time go by, for the clock and the timers alike. */
  const pass = async (by: number): Promise<void> => {
    for (let left = by; left >= 0; left -= 100) {
      await act(async () => {
        clock.move(Math.min(left, 100));
        await timers.advance(Math.min(left, 100));
      });
    }
  };
  const add = async (...games: readonly number[]): Promise<void> => {
    act(() => {
      for (const game of games) coupon.toggle(pick(game));
    });
    await pass(600);
  };
  const stop = (): void => {
    for (const end of started.toReversed()) end();
  };
  return { ...browser, stores, coupon, placement, myBets, session, connection, timers, money, pass, add, stop };
}

export type CouponTabUnderTest = Awaited<ReturnType<typeof couponTab>>;

const Texts = withTexts('kit', 'coupon', 'slip', 'sports', 'history', 'accounts');

/** Draws the coupon of a tab, or a part of it. */
export function drawCoupon(
  { stores }: CouponTabUnderTest,
  part: ReactNode = <CouponPanel />,
): ReturnType<typeof render> {
  function Wrapper({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <StoresProvider value={stores}>
        <Texts>
          <MemoryRouter initialEntries={['/en']}>{children}</MemoryRouter>
        </Texts>
      </StoresProvider>
    );
  }
  return render(part, { wrapper: Wrapper });
}
