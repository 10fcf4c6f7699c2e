import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { STORED_COUPON } from '../../../../core/coupon/building/stored-coupon.ts';
import { STORED_COUPON_SETTINGS } from '../../../../core/coupon/settings/coupon-settings.ts';
import { NOW, idOf, pick, placedCoupon, writtenPick } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser, type SharedBrowser } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { DOLLARS, RUBLES } from '../../../support/fakes/fake-accounts-gateway.ts';
import { money, price } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function drawn(games: readonly number[], browser: SharedBrowser = sharedBrowser(), site = SITE) {
  const tab = await couponTab(browser, 77, site);
  drawCoupon(tab);
  await tab.add(...games);
  await screen.findAllByRole('listitem');
  return tab;
}

const SCORE = { home: 0, away: 0, periods: [], redCards: { home: 0, away: 0 } };
const banker = (game: number) => screen.queryByRole('button', { name: new RegExp(`^Banker: Home ${String(game)}`) });
const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });

describe('a system on the screen', () => {
  it('has a button for a banker on each bet, no other type has, and one the server names cannot be it [SW-3] [CS-12]', async () => {
    const browser = sharedBrowser();
    browser.gateway.updates.set(idOf(2), { isDisabledBanker: true });
    const tab = await drawn([1, 2, 3, 4], browser);
    expect(banker(1)).toBeNull();
    act(() => {
      tab.coupon.edit({ type: 'type-chosen', couponType: 'system' });
    });
    await tab.pass(600);
    fireEvent.click(banker(1)!);
    fireEvent.click(banker(2)!);
    expect([banker(1), banker(2)].map((each) => each?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(banker(2)?.title).toBe('This selection can’t be a banker');
    expect(tab.coupon.bets.map(({ gameId, block }) => [gameId, block])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });

  it('offers each size with the number of its lines [TM-6]', async () => {
    const tab = await drawn([1, 2, 3, 4]);
    act(() => {
      tab.coupon.edit({ type: 'type-chosen', couponType: 'system' });
    });
    await tab.pass(600);
    fireEvent.click(screen.getByRole('button', { name: /2 of 4|3 of 4/ }));
    const sizes = await screen.findAllByRole('menuitemradio', { name: /of 4/, hidden: true });
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['2 of 4 · 6 lines', '3 of 4 · 4 lines']);
  });
});

describe('the stake on the screen', () => {
  it('begins as its currency has it, and steps to the next multiple of its step, never below nothing [AM-2] [AM-3] [AM-5]', async () => {
    const tab = await drawn([1]);
    expect(stake().value).toBe('150');
    fireEvent.keyDown(stake(), { key: 'ArrowUp' });
    expect(tab.couponSums.amount).toBe(money(200));
    fireEvent.keyDown(stake(), { key: 'ArrowDown' });
    fireEvent.keyDown(stake(), { key: 'ArrowDown' });
    fireEvent.keyDown(stake(), { key: 'ArrowDown' });
    expect(tab.couponSums.amount ?? 0).toBe(0);
  });

  it('is what the player set in this currency, also for another coupon [CS-30]', async () => {
    const tab = await drawn([1]);
    fireEvent.change(stake(), { target: { value: '320' } });
    act(() => {
      tab.coupon.edit({ type: 'cleared' });
    });
    await tab.add(2);
    await screen.findAllByRole('listitem');
    expect(tab.couponSums.amount).toBe(money(320));
  });

  it('is of the currency of the account that plays [AM-1] [AM-2] [AM-3]', async () => {
    const tab = await couponTab(sharedBrowser());
    tab.money.accountsNow = [
      { ...DOLLARS, isActive: true },
      { ...RUBLES, isActive: false },
    ];
    await act(async () => tab.stores.accounts.refresh());
    drawCoupon(tab);
    await tab.add(1);
    await screen.findAllByRole('listitem');
    expect(stake().value).toBe('5');
    fireEvent.keyDown(stake(), { key: 'ArrowUp' });
    expect(tab.couponSums.amount).toBe(money(7.5));
  });
});

describe('the order of what is on the screen', () => {
  it('has the price and the version shown of each bet that takes part, and of no other [CS-40]', async () => {
    const browser = sharedBrowser();
    browser.gateway.updates.set(idOf(1), { odds: price(1.6), version: 7 });
    const tab = await drawn([1, 2, 3], browser);
    act(() => {
      tab.coupon.edit({ type: 'bet-left-out', outcomeId: idOf(2) });
    });
    await tab.pass(600);
    expect(tab.couponSums.order).toMatchObject({ accountId: tab.stores.accounts.active?.id });
    expect(tab.couponSums.order?.bets.map(({ outcomeId, odds, version }) => [outcomeId, odds, version])).toEqual([
      [idOf(1), price(1.6), 7],
      [idOf(3), price(2.5), 1],
    ]);
  });

  it('names the express of the day until a pick changes [CS-8]', async () => {
    const tab = await drawn([9]);
    const bets = [1, 2, 3].map((game) => pick(game, { expressId: 'day-1', source: 'express' }));
    act(() => {
      tab.coupon.edit({ type: 'filled', bets, couponType: 'express', at: NOW, source: 'express', expressId: 'day-1' });
    });
    await tab.pass(600);
    expect(tab.coupon.state.expressId).toBe('day-1');
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
    await tab.pass(600);
    expect([tab.coupon.bets.length, tab.coupon.state.expressId]).toEqual([2, undefined]);
  });
});

describe('what was kept of a coupon', () => {
  it('comes with its bets in their order, those that can be read, and the details that are sound [CS-10] [SB-2] [SB-4] [SB-6]', async () => {
    const browser = sharedBrowser();
    const bets = [
      { ...writtenPick(3), block: 1, gameNumber: 12 },
      { ...writtenPick(1), block: 2, gameNumber: -4 },
      { ...writtenPick(2, { odds: Number.NaN }), block: 3 },
      { outcomeId: idOf(4), block: 4 },
    ];
    browser.values.texts.set(STORED_COUPON.key, JSON.stringify({ bets }));
    const tab = await couponTab(browser);
    drawCoupon(tab);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(tab.coupon.bets.map(({ gameId, gameNumber }) => [gameId, gameNumber])).toEqual([
      [3, 12],
      [1, undefined],
    ]);
  });

  it('has the settings field by field, a bad one as it begins [SB-10]', async () => {
    const browser = sharedBrowser();
    const kept = { isBalanceShown: false, isAutoMax: 'yes', oneClickAmount: -5, isCouponFixed: false };
    browser.values.texts.set(STORED_COUPON_SETTINGS.key, JSON.stringify(kept));
    await drawn([1], browser);
    expect(screen.queryByText('Balance')).toBeNull();
    expect(screen.getByText('Potential returns')).toBeDefined();
  });
});

describe('how often it is asked', () => {
  it('what became of open coupons: every 15 s, and every 5 s with a live bet [CC-3]', async () => {
    const browser = sharedBrowser();
    let asked = 0;
    const { openCoupons } = browser.gateway;
    Object.assign(browser.gateway, {
      openCoupons: async () => {
        asked += 1;
        return openCoupons();
      },
    });
    browser.gateway.open = [placedCoupon(1)];
    const tab = await couponTab(browser);
    const askedWithin = async (time: number): Promise<number> => {
      const before = asked;
      await tab.pass(time);
      return asked - before;
    };
    await tab.pass(100);
    expect(await askedWithin(30_000)).toBe(2);
    const coupon = placedCoupon(1);
    browser.gateway.open = [{ ...coupon, bets: coupon.bets.map((bet) => ({ ...bet, status: -2, score: SCORE })) }];
    await tab.pass(31_000);
    expect(await askedWithin(30_000)).toBe(6);
  });
});

describe('a coupon that is emptied', () => {
  it('asks no operator any more [SW-4]', async () => {
    const tab = await drawn([1], sharedBrowser(), { ...SITE, showVipBet: true });
    fireEvent.click(await screen.findByRole('switch', { name: 'VIP bet' }));
    expect(tab.couponSums.switches.isVipBet).toBe(true);
    act(() => {
      tab.coupon.edit({ type: 'cleared' });
    });
    expect(tab.couponSums.switches.isVipBet).toBe(false);
  });
});

describe('the hyper bonus on the screen', () => {
  it.each([
    ['none below its least win', { minHyperBonusBetLimit: money(5000), maxHyperBonusLimit: money(500) }, 0],
    ['its percent of the win', { minHyperBonusBetLimit: money(1000), maxHyperBonusLimit: money(500) }, 225],
    ['no more than its maximum', { minHyperBonusBetLimit: money(1000), maxHyperBonusLimit: money(50) }, 50],
  ])('is %s, and never part of the win [HB-1] [HB-2] [HB-3]', async (_, limits, bonus) => {
    const browser = sharedBrowser();
    browser.gateway.termsNow = {
      minBetAmount: money(10),
      maxBetAmount: money(5000),
      hyperBonusPercent: 10,
      isBonusBetAvailable: false,
      ...limits,
    };
    const tab = await drawn([1, 2, 3, 4], browser);
    act(() => {
      tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(100) });
    });
    await tab.pass(600);
    expect([tab.couponSums.hyperBonus, tab.couponSums.win?.max]).toEqual([money(bonus), money(2250)]);
    expect(screen.queryByText(/Hyper bonus/) !== null).toBe(bonus > 0);
  });
});
