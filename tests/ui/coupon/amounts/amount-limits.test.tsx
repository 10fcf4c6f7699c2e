import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CouponType } from '../../../../core/coupon/maths/coupon-type.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function drawnWith(
  couponTypesWithMinAmount: readonly CouponType[],
  couponTypesWithMaxAmount: readonly CouponType[],
) {
  const site = { ...SITE, couponTypesWithMinAmount, couponTypesWithMaxAmount };
  const tab = await couponTab(sharedBrowser(), 77, site);
  tab.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(5000) };
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  return tab;
}

describe('the bounds beside the amount', () => {
  it.each([
    [['single'], ['single'], [/min .*10/, /max .*5,000/], []],
    [['single'], ['express'], [/min .*10/], [/max .*5,000/]],
    [['express'], ['single'], [/max .*5,000/], [/min .*10/]],
    [[], [], [], [/min .*10/, /max .*5,000/]],
  ] as const)(
    'of a single are named where %j have a minimum and %j a maximum [MA-7]',
    async (least, most, shown, hidden) => {
      const tab = await drawnWith(least, most);
      for (const text of shown) expect(screen.getByText(text)).toBeDefined();
      for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
      expect([tab.couponSums.minimum, tab.couponSums.maximum]).toEqual([money(10), money(5000)]);
    },
  );
});

describe('the balance beside the amount', () => {
  it('is hidden where the player hides it [AC-10]', async () => {
    const tab = await drawnWith([], []);
    const shown = (): string => screen.getByText('Balance').parentElement?.textContent ?? '';
    expect(shown()).toMatch(/Balance••••$/);
    act(() => {
      tab.stores.accounts.hideBalance(false);
    });
    expect(shown()).toMatch(/\d/);
  });

  it('cannot be read off the maximum, nor off the choice of the account [AC-10]', async () => {
    const tab = await drawnWith(['single'], ['single']);
    tab.money.accountsNow = tab.money.accountsNow.map((each) => ({ ...each, money: money(777) }));
    await act(async () => tab.stores.accounts.refresh());
    expect(screen.getByText(/max .*5,000/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Account/ }).textContent).toMatch(/••••$/);
    expect(document.body.textContent).not.toContain('777');
    act(() => {
      tab.stores.accounts.hideBalance(false);
    });
    expect(screen.getByText(/max .*777/)).toBeDefined();
    expect(screen.getByRole('button', { name: /^Account/ }).textContent).toContain('777');
  });
});
