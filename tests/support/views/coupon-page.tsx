import { couponWiring } from '../../../composition/wiring/coupon-wiring.ts';
import { pageEnvironment } from './page-environment.ts';
import { storesUnderTest } from './stores-under-test.ts';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { act, render } from '@testing-library/react';
import type { PlacementLock } from '../../../core/coupon/placement/placement-lock.ts';
import { ok } from '../../../core/shared/result.ts';
import type { Cookies } from '../../../core/shared/cookies.ts';
import type { BrowserTabs } from '../../../core/shared/tabs.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { CouponPanel } from '#ui/coupon/coupon-panel.tsx';
import { NOW, pick } from '../examples/coupon-examples.ts';
import { fakeAccountsGateway } from '../fakes/fake-accounts-gateway.ts';
import { fakeCouponGateway, type FakeCouponGateway } from '../fakes/fake-coupon-gateway.ts';
import { fakePromoGateway, type FakePromoGateway } from '../fakes/fake-promo-gateway.ts';
import { fakeSessionGateway } from '../fakes/fake-session-gateway.ts';
import { fakeBrowserTabs } from '../fakes/fake-tabs.ts';
import { fakePlacementLock } from '../fakes/fake-placement-lock.ts';
import { memoryValues, type MemoryValues } from '../fakes/memory-values.ts';
import { handClock, type HandClock } from '../fakes/hand-clock.ts';
import { SITE } from './player-page.tsx';
import { withTexts } from './with-texts.tsx';

/** What several tabs of one browser share. */
export interface SharedBrowser {
  readonly gateway: FakeCouponGateway;
  readonly promos: FakePromoGateway;
  readonly values: MemoryValues;
  readonly turns: PlacementLock;
  readonly tabs: () => BrowserTabs;
  readonly clock: HandClock;
  /** What the tabs have written for the server. */
  readonly cookies: Map<string, string>;
}

export function sharedBrowser(): SharedBrowser {
  return {
    gateway: fakeCouponGateway(),
    promos: fakePromoGateway(),
    values: memoryValues(),
    turns: fakePlacementLock(),
    tabs: fakeBrowserTabs(),
    clock: handClock(NOW),
    cookies: new Map<string, string>(),
  };
}

/** The stores of the coupon over fakes, started as in a browser. */
export async function couponTab(browser: SharedBrowser, userId: number | null = 77, siteConfig = SITE) {
  const { gateway, promos, clock, turns, cookies: jar } = browser;
  const cookies: Cookies = {
    read: (name) => jar.get(name),
    write: (name, value, keepFor) => void (keepFor > 0 ? jar.set(name, value) : jar.delete(name)),
  };
  const money = fakeAccountsGateway();
  const given = { tabs: browser.tabs(), values: browser.values.tab(), turns, cookies };
  const { environment, timers, connection } = pageEnvironment(NOW, given, clock);
  const stores = storesUnderTest(
    {
      ...environment,
      couponGateway: gateway,
      promoGateway: promos,
      accountsGateway: money,
      sessionGateway: fakeSessionGateway(userId ?? undefined),
      siteConfigGateway: { siteConfig: () => Promise.resolve(ok(siteConfig)) },
    },
    { eager: couponWiring },
  );
  await stores.lazy.ensure(['couponTerms', 'placement', 'couponCode', 'couponNews', 'myBets', 'offerSettings']);
  const { site, session, accounts, coupon, couponSums, placement, myBets } = stores;
  await site.load();
  await session.confirm();
  await accounts.refresh();
  const stop = stores.start();
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
  return {
    ...browser,
    stores,
    coupon,
    couponSums,
    placement,
    myBets,
    session,
    connection,
    timers,
    money,
    pass,
    add,
    stop,
  };
}

export type CouponTabUnderTest = Awaited<ReturnType<typeof couponTab>>;

const Texts = withTexts('kit', 'coupon', 'slip', 'generator', 'sports', 'history', 'accounts', 'notice-catalogue');

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
