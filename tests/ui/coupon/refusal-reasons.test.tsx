import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CouponType } from '../../../core/coupon/maths/coupon-type.ts';
import { OneClickDialog } from '#ui/coupon/placement/one-click-dialog.tsx';
import { PromoDialog } from '#ui/coupon/promo/promo-dialog.tsx';
import { CouponSettingsDialog } from '#ui/coupon/settings/coupon-settings-dialog.tsx';
import { idOf, pick } from '../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../support/views/player-page.tsx';
import { disabledCount, unexplainedControls } from '../../support/views/unexplained-controls.ts';
import { money } from '../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

/** A coupon of four picks in a type, where VIP bets, advances and all else are offered. */
async function drawn(couponType: CouponType, games: readonly number[] = [1, 2, 3, 4]) {
  const browser = sharedBrowser();
  browser.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(20_000) };
  const tab = await couponTab(browser, 77, { ...SITE, showVipBet: true, showOneClick: true });
  drawCoupon(tab);
  await tab.add(...games);
  act(() => {
    tab.coupon.edit({ type: 'type-chosen', couponType });
    tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(50) });
  });
  await screen.findAllByRole('listitem');
  await tab.pass(400);
  return tab;
}

const openMenus = (): void => {
  for (const button of screen.queryAllByRole('button', { expanded: false })) fireEvent.click(button);
};

describe('whatever the coupon refuses says why', () => {
  it.each(['singles', 'express', 'system', 'chain', 'multi', 'condition', 'lucky'] as const)(
    'of a coupon of type %s before and while its order is on its way',
    async (type) => {
      const tab = await drawn(type);
      openMenus();
      expect(unexplainedControls()).toEqual([]);
      const before = disabledCount();
      tab.gateway.faults.push('never-answers');
      fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
      await tab.pass(300);
      openMenus();
      expect(disabledCount()).toBeGreaterThan(before + 8);
      expect(unexplainedControls()).toEqual([]);
    },
  );

  it('and marks the bets of the order that is on its way, not the one that is left out of it [PL-32]', async () => {
    const tab = await drawn('express');
    const busy = () => screen.getAllByRole('listitem').filter((row) => row.getAttribute('aria-busy') === 'true');
    act(() => {
      tab.coupon.edit({ type: 'bet-left-out', outcomeId: idOf(4) });
    });
    await tab.pass(400);
    expect(busy()).toEqual([]);
    tab.gateway.faults.push('never-answers');
    fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    await tab.pass(300);
    expect(busy()).toHaveLength(3);
  });

  it('of bets in trouble, of a stake out of bounds and of a maximum that is not known', async () => {
    const tab = await drawn('express');
    tab.gateway.updates.set(idOf(1), { trouble: 'suspended' });
    tab.gateway.termsNow = { minBetAmount: money(150), maxBetAmount: money(300) };
    act(() => {
      tab.coupon.toggle(pick(2, { outcomeId: '2:result:0::away', code: 'away' }));
    });
    await tab.pass(11_000);
    openMenus();
    expect(disabledCount()).toBeGreaterThan(2);
    expect(unexplainedControls()).toEqual([]);
    // types that four picks do not make
    cleanup();
    await drawn('single', [1]);
    openMenus();
    expect(disabledCount()).toBeGreaterThan(5);
    expect(unexplainedControls()).toEqual([]);
  });

  it('in the settings, among promo codes and before one click', async () => {
    const tab = await drawn('express');
    cleanup();
    drawCoupon(
      tab,
      <>
        <CouponSettingsDialog onClose={() => undefined} />
        <PromoDialog onClose={() => undefined} />
      </>,
    );
    await screen.findByRole('button', { name: 'Reset to the usual ones' });
    expect(disabledCount()).toBeGreaterThan(1);
    expect(unexplainedControls()).toEqual([]);
    cleanup();
    act(() => {
      tab.stores.couponSettings.change({ oneClickAmount: 10.123 });
    });
    drawCoupon(tab, <OneClickDialog onClose={() => undefined} />);
    expect([disabledCount(), unexplainedControls()]).toEqual([1, []]);
  });
});
