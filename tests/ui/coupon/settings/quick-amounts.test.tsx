import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CouponSettingsDialog } from '#ui/coupon/settings/coupon-settings-dialog.tsx';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

const quick = () =>
  within(screen.getByRole('group', { name: 'Quick stakes' }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.title]);

async function drawn(browser = sharedBrowser()) {
  browser.gateway.termsNow = { minBetAmount: money(150), maxBetAmount: money(600) };
  const tab = await couponTab(browser, 77, { ...SITE, showVipBet: true });
  await tab.add(1);
  return tab;
}

describe('quick amounts of the player’s own', () => {
  it('are put in one by one, kept for the next visit and reset [AM-8, AM-9]', async () => {
    const browser = sharedBrowser();
    const tab = await drawn(browser);
    drawCoupon(tab, <CouponSettingsDialog onClose={() => undefined} />);
    const reset = () => screen.getByRole('button', { name: 'Reset to the usual ones' });
    expect([reset().getAttribute('aria-disabled'), reset().title]).toEqual([
      'true',
      'These are the usual quick stakes',
    ]);
    fireEvent.change(screen.getByLabelText('Quick stake 1'), { target: { value: '175.50' } });
    fireEvent.change(screen.getByLabelText('Quick stake 2'), { target: { value: 'many' } });
    fireEvent.change(screen.getByLabelText('Quick stake 3'), { target: { value: '0' } });
    expect(tab.stores.couponQuick.amounts).toEqual([175.5, 200, 500, 1000].map((amount) => money(amount)));
    expect(screen.getByText('Outside the limits of this bet: ₽1,000')).toBeDefined();
    cleanup();
    const again = await drawn(browser);
    expect(again.stores.couponQuick.amounts[0]).toBe(money(175.5));
    drawCoupon(again, <CouponSettingsDialog onClose={() => undefined} />);
    fireEvent.click(reset());
    expect(screen.getByLabelText<HTMLInputElement>('Quick stake 1').value).toBe('100');
    // the other tab of the browser follows
    expect(tab.stores.couponQuick.amounts[0]).toBe(money(100));
  });

  it('cannot be chosen outside the limits, which say why; an operator takes more [AM-10]', async () => {
    const tab = await drawn();
    drawCoupon(tab);
    await screen.findAllByRole('listitem');
    expect(quick()).toEqual([
      ['₽100', 'The minimum stake is ₽150'],
      ['₽200', ''],
      ['₽500', ''],
      ['₽1,000', 'The maximum stake is ₽600'],
      ['Max', ''],
    ]);
    fireEvent.click(screen.getByRole('button', { name: '₽500' }));
    fireEvent.click(screen.getByRole('button', { name: '₽1,000' }));
    expect(tab.couponSums.amount).toBe(money(500));
    act(() => {
      tab.couponSums.switches.switchVipBet(true);
    });
    expect(tab.couponSums.quickChoices.at(-1)?.broken).toBeUndefined();
  });

  it('wait while an order is on its way [PL-31]', async () => {
    const tab = await drawn();
    drawCoupon(tab);
    await screen.findAllByRole('listitem');
    fireEvent.click(screen.getByRole('button', { name: '₽500' }));
    tab.gateway.faults.push('never-answers');
    await tab.pass(400);
    fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    await tab.pass(200);
    expect(new Set(quick().map(([, reason]) => reason))).toEqual(new Set(['Please wait while we process your bet']));
  });
});
