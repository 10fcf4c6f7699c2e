import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DOLLARS, RUBLES } from '../../../support/fakes/fake-accounts-gateway.ts';
import { idOf, pick } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { milli, money, price } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

type Tab = Awaited<ReturnType<typeof couponTab>>;

async function drawn(): Promise<Tab> {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  return tab;
}

const stake = ({ coupon }: Tab, amount: number): void => {
  act(() => {
    coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(amount) });
  });
};

describe('the bounds of an amount', () => {
  it('begin with the minimum of the size that a system has [MA-5, CS-34]', async () => {
    const tab = await drawn();
    tab.gateway.termsNow = { systemOptions: [{ value: 2, offset: 3, minBetAmount: money(60), combo: 3 }] };
    await tab.add(1, 2, 3);
    await screen.findAllByRole('listitem');
    stake(tab, 30);
    expect(tab.couponSums.obstacle).toBeUndefined();
    act(() => {
      tab.coupon.edit({ type: 'type-chosen', couponType: 'system' });
    });
    await tab.pass(600);
    stake(tab, 59);
    expect(tab.couponSums.obstacle).toMatchObject({ code: 'below-minimum' });
    expect(screen.getByText(/min .*60/)).toBeDefined();
    stake(tab, 60);
    expect(tab.couponSums.obstacle).toBeUndefined();
  });

  it('give the reason in place of a maximum of nothing, and lead to the open bets [MA-9]', async () => {
    const tab = await drawn();
    tab.gateway.termsNow = { remainingPayouts: [{ outcomeId: idOf(1), amount: money(0) }] };
    await tab.add(1);
    await tab.pass(600);
    stake(tab, 50);
    const way = await screen.findByRole('link', { name: /already reach the limit on returns.*open bets/ });
    expect(way.getAttribute('href')).toBe('/en/office/history');
    expect(screen.getByText(/Remove these selections or wait/)).toBeDefined();
    expect(screen.queryByText(/max /)).toBeNull();
  });

  it('tell no balance that the player hides [AC-10]', async () => {
    const tab = await drawn();
    tab.money.accountsNow = [{ ...RUBLES, money: money(40) }];
    await tab.stores.accounts.refresh();
    await tab.add(1);
    stake(tab, 41);
    await tab.pass(600);
    act(() => {
      tab.stores.accounts.hideBalance(false);
    });
    expect(await screen.findByText(/You have only .* in this account/)).toBeDefined();
    act(() => {
      tab.stores.accounts.hideBalance(true);
    });
    expect(screen.queryByText(/You have only/)).toBeNull();
    expect(await screen.findByText('Not enough money in the account')).toBeDefined();
  });

  it('chain the blocks of a condition: each takes at most the maximum before it times its odds [MA-4]', async () => {
    const tab = await drawn();
    tab.gateway.termsNow = { maxBetAmount: money(50) };
    await tab.add(1, 2, 3);
    act(() => {
      tab.coupon.edit({ type: 'type-chosen', couponType: 'condition' });
    });
    await tab.pass(600);
    stake(tab, 50);
    const later = (block: number, amount: number): string | undefined => {
      act(() => {
        tab.coupon.edit({ type: 'block-amount-set', block, amount: money(amount) });
      });
      return tab.couponSums.obstacle?.code;
    };
    expect(tab.coupon.bets.map(({ odds }) => odds)).toEqual([milli(1500), milli(2000), milli(2500)]);
    expect([later(2, 75), later(2, 75.01), later(2, 60)]).toEqual([undefined, 'above-maximum', undefined]);
    expect([later(3, 150), later(3, 150.01)]).toEqual([undefined, 'above-maximum']);
  });

  it('end on a bonus account with its balance alone [MA-2]', async () => {
    const tab = await drawn();
    tab.gateway.termsNow = { maxBetAmount: money(50) };
    await tab.add(1);
    expect(tab.couponSums.maximum).toBe(money(50));
    const bonus = { ...DOLLARS, id: 9, type: 'bonus', currency: 'RUB', money: money(777), isActive: true } as const;
    tab.money.accountsNow = [{ ...RUBLES, isActive: false }, bonus];
    await act(async () => tab.stores.accounts.refresh());
    await tab.pass(600);
    stake(tab, 777);
    expect([tab.couponSums.maximum, tab.couponSums.obstacle]).toEqual([undefined, undefined]);
    stake(tab, 778);
    expect(tab.couponSums.obstacle).toBeDefined();
  });
});

describe('the odds of a slip', () => {
  it('in total are rounded to three decimals, also of prices with three [SL-2, TO-1]', async () => {
    const tab = await drawn();
    await tab.add(1, 2);
    await screen.findAllByRole('listitem');
    tab.gateway.updates.set(idOf(1), { odds: price(1.333), version: 2 });
    tab.gateway.updates.set(idOf(2), { odds: price(1.337), version: 2 });
    await tab.pass(11_000);
    // 1.782221
    expect(tab.couponSums.total).toBe(milli(1782));
    expect(screen.getByText('1.782')).toBeDefined();
  });

  it('are written by formats 14 to 16 of handicaps and totals alone [OD-1, OD-2]', async () => {
    const tab = await drawn();
    act(() => {
      tab.coupon.toggle(pick(1));
      tab.coupon.toggle(pick(2, { outcomeId: '2:total:0:2.5:over', kind: 'total', line: 2.5, code: 'over' }));
    });
    await tab.pass(600);
    await screen.findAllByRole('listitem');
    const inFormat = (coefViewId: 0 | 4 | 14) => {
      act(() => {
        tab.stores.settings.change({ coefViewId });
      });
      return ['1.50', '0.50', '2.00', '1.00'].filter((text) => screen.queryByText(text) !== null);
    };
    expect(inFormat(0)).toEqual(['1.50', '2.00']);
    expect(inFormat(4)).toEqual(expect.arrayContaining(['0.50', '1.00']));
    expect(inFormat(14)).toEqual(['1.50', '1.00']);
    expect(screen.getByText('3.00')).toBeDefined();
  });
});
