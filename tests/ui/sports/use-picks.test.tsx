import { renderHook } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { couponOrder } from '../../../core/coupon/placement/coupon-order.ts';
import type { Picks } from '#ui/sports/use-picks.ts';
import { usePicks } from '#ui/sports/use-picks.ts';
import { StoresProvider } from '../../../ui/page/feature-hook.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { sampleGame, sampleMarket } from '../../support/examples/sample-line.ts';
import { couponTab, sharedBrowser } from '../../support/views/coupon-page.tsx';
import { awaitedStores } from '../../support/views/awaited-stores.ts';

const game = sampleGame(5);
const market = sampleMarket(5, 'result', { home: 1.87, draw: 3.1 });
const row = { current: () => game, cell: () => ({ shown: { movedAt: NOW - 1000 } }) } as unknown as Parameters<
  Picks['toggle']
>[0];

/** A page on which nothing that places a coupon has come yet. */
async function earlyPage(isOneClickOn: boolean, over: object = {}) {
  const tab = await couponTab(sharedBrowser());
  if (isOneClickOn) tab.stores.couponSettings.switchOneClick(true);
  const page = awaitedStores(tab.stores, ['placement']);
  const { result } = renderHook(usePicks, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StoresProvider value={{ ...page.view, ...over }}>{children}</StoresProvider>
    ),
  });
  const press = (place = 0): void => {
    const outcome = market.outcomes[place];
    if (outcome !== undefined) result.current.toggle(row, market, outcome);
  };
  return { ...tab, ...page, press, result };
}

describe('a press on a price of a page that has come back', () => {
  it.each([
    [1, 1],
    [2, 0],
  ])(
    'waits until it is known who is signed in, and is dropped for another: player %i [SI-9, REL-23]',
    async (userId, bets) => {
      const session = observable({
        epoch: 1,
        isReturning: true,
        isSignedIn: true,
        userId: 1,
        isCurrent: (epoch: number): boolean => epoch === session.epoch,
      });
      const page = await earlyPage(false, { session });
      page.press();
      expect(page.coupon.bets).toHaveLength(0);
      runInAction(() => {
        session.epoch = userId;
        session.isReturning = false;
      });
      expect(page.coupon.bets).toHaveLength(bets);
    },
  );
});

describe('the sum that one click bets', () => {
  it('is told of each price while one click is on [RG-21]', async () => {
    const [plain, quick] = [await earlyPage(false), await earlyPage(true)];
    expect([plain.result.current.oneClickSum(), quick.result.current.oneClickSum()]).toEqual([undefined, '₽150']);
  });
});

describe('a press on a price', () => {
  afterEach(() => window.history.replaceState(null, '', '/en'));

  it.each([
    ['/en', 'home', 'home'],
    ['/en/line/football', 'home', 'line'],
    ['/en/live', 'home', 'live'],
    ['/en/line/football/10', 'champ', 'line'],
    ['/en/line/football/10/5', 'champ', 'game'],
    ['/en/line/77', 'team', 'team'],
    ['/en/multi', 'home', 'multi'],
    ['/en/cyber/real', 'cyber', 'cyber'],
    ['/en/topgame/live', 'topgame', 'topgame'],
  ])(
    'at %s is of the page %s and the source %s, in the coupon and in an order by one click [BD-3, BD-8]',
    async (address, pageType, source) => {
      window.history.replaceState(null, '', address);
      const page = await earlyPage(false);
      page.press();
      expect(page.coupon.bets[0]?.source).toMatch(new RegExp(`^${address}`));
      const order = couponOrder(page.coupon.state, page.coupon.orderFacts!);
      expect(order.bets[0]).toMatchObject({ pageType, source });
      const fast = await earlyPage(true);
      fast.press();
      await fast.letIn();
      await fast.pass(500);
      expect(fast.gateway.sent[0]?.order.bets[0]).toMatchObject({ pageType, source });
    },
  );
});

describe('a press on a price before what places it is here', () => {
  it('bets by one click once it has come, and once alone however often it was pressed [REL-01, REL-41]', async () => {
    const page = await earlyPage(true);
    for (let click = 0; click < 5; click += 1) page.press();
    await page.pass(1000);
    expect([page.gateway.sent.length, page.coupon.bets.length]).toEqual([0, 0]);
    await page.letIn();
    await page.pass(500);
    expect(page.gateway.sent.map(({ order }) => [order.isOneClick, order.bets.length])).toEqual([[true, 1]]);
    expect(page.stores.placing.state.phase).toBe('accepted');
  });

  it('stakes nothing and says so where that cannot be fetched; the next press asks for it again [REL-41]', async () => {
    const page = await earlyPage(true);
    page.press();
    await page.refuse();
    await page.pass(1000);
    expect([page.gateway.sent.length, page.stores.page.missedParts]).toEqual([0, 1]);
    page.press();
    await page.letIn();
    await page.pass(500);
    expect(page.gateway.sent).toHaveLength(1);
  });

  it('goes by what is on when it comes: one click that was switched off meanwhile stakes nothing [REL-41]', async () => {
    const page = await earlyPage(true);
    page.press();
    page.stores.couponSettings.switchOneClick(false);
    await page.letIn();
    await page.pass(500);
    expect([page.gateway.sent.length, page.coupon.bets.length]).toEqual([0, 1]);
  });

  it('puts a bet into the coupon and takes it out at once', async () => {
    const page = await earlyPage(false);
    page.press();
    page.press(1);
    expect(page.coupon.bets).toHaveLength(2);
    page.press(1);
    expect(page.coupon.bets).toHaveLength(1);
  });
});
