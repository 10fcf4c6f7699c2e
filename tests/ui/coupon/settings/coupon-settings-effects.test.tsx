import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CouponSettings } from '../../../../core/coupon/settings/coupon-settings.ts';
import { CouponSettingsDialog } from '#ui/coupon/settings/coupon-settings-dialog.tsx';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { DOLLARS, RUBLES } from '../../../support/fakes/fake-accounts-gateway.ts';
import { milli, minor, money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function drawn(settings: Partial<CouponSettings> = {}): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  tab.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(5000) };
  act(() => {
    tab.stores.couponSettings.change(settings);
  });
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  return tab;
}

const change = (tab: CouponTabUnderTest, settings: Partial<CouponSettings>): void => {
  act(() => {
    tab.stores.couponSettings.change(settings);
  });
};
const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });

describe('what a setting of the coupon does', () => {
  it('shows what the player wants to see: balance, possible win, the choice of the account [CS-60]', async () => {
    const tab = await drawn();
    const shown = () => [
      screen.queryByText('Balance') !== null,
      screen.queryByText('Potential returns') !== null,
      screen.queryByRole('button', { name: /^Account/ }) !== null,
    ];
    expect(shown()).toEqual([true, true, true]);
    change(tab, { isBalanceShown: false });
    expect(shown()).toEqual([false, true, true]);
    change(tab, { isPossibleWinShown: false });
    expect(shown()).toEqual([false, false, true]);
    change(tab, { isAccountChoiceShown: false });
    expect(shown()).toEqual([false, false, false]);
  });

  it('steps by the own step of the currency while own steps are on [CS-62]', async () => {
    const tab = await drawn({ amountStepByCurrency: { RUB: 70 }, isManualAmountStep: true });
    fireEvent.change(stake(), { target: { value: '100' } });
    fireEvent.keyDown(stake(), { key: 'ArrowUp' });
    expect(tab.couponSums.amount).toBe(money(140));
    change(tab, { isManualAmountStep: false });
    fireEvent.keyDown(stake(), { key: 'ArrowUp' });
    expect(tab.couponSums.amount).toBe(money(200));
  });

  it('keeps the foot of the coupon in sight, or lets it scroll with the bets [CS-60]', async () => {
    const tab = await drawn();
    const frame = () => screen.getByRole('region', { name: /^Selections/ }).parentElement?.parentElement?.className;
    const fixed = frame();
    change(tab, { isCouponFixed: false });
    expect(frame()).toMatch(/loose/);
    change(tab, { isCouponFixed: true });
    expect(frame()).toBe(fixed);
  });

  it('says the odds now and those that are waited for [CS-56]', async () => {
    const tab = await drawn({ exactOdds: 1.75 });
    expect(button(/Now 1\.50?, waiting for 1\.75$/).getAttribute('aria-disabled')).toBe('true');
    act(() => {
      tab.placement.press();
    });
    expect(tab.gateway.sent).toEqual([]);
  });

  it('takes higher odds and no lower ones where the player chose no mode [OC-2]', async () => {
    const tab = await drawn();
    expect(tab.couponSums.order?.changeMode).toBe('accept-increase');
  });

  it('carries the mode for changed odds, the exact odds and the drop on a score change to the server [CS-61]', async () => {
    const tab = await drawn({ changeMode: 'accept-any', exactOdds: 1.2, isDroppedOnScoreChange: true });
    expect(tab.couponSums.order).toMatchObject({
      changeMode: 'accept-any',
      exactOdds: milli(1200),
      isDropOnScoreChange: true,
    });
  });
});

describe('auto-max', () => {
  it('keeps the amount at the maximum, which moves [SW-6]', async () => {
    const tab = await drawn({ isAutoMax: true });
    expect([tab.couponSums.amount, stake().value]).toEqual([money(5000), '5\u00A0000']);
    expect(button('Max').getAttribute('aria-pressed')).toBe('true');
    tab.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(777) };
    await tab.add(2);
    expect(tab.couponSums.amount).toBe(money(777));
  });

  it('ends for this coupon once another amount is set, and begins anew with the next one [SW-1, SW-7]', async () => {
    const tab = await drawn({ isAutoMax: true });
    fireEvent.change(stake(), { target: { value: '40' } });
    await tab.pass(12_000);
    expect(tab.couponSums.amount).toBe(money(40));
    act(() => {
      tab.coupon.edit({ type: 'cleared' });
    });
    await tab.add(3);
    expect(tab.couponSums.amount).toBe(money(5000));
  });

  it('leaves the amount alone while an order is on its way [PL-31]', async () => {
    const tab = await drawn({ isAutoMax: true });
    tab.gateway.faults.push('never-answers');
    await tab.pass(400);
    fireEvent.click(button(/^Place bet/));
    await tab.pass(200);
    tab.gateway.termsNow = { maxBetAmount: money(100) };
    await tab.pass(3000);
    expect([tab.coupon.isFrozen, tab.couponSums.amount]).toEqual([true, money(5000)]);
  });
});

describe('the amounts of one click', () => {
  it('are set for the bonus account beside that of the main one [ONE-6]', async () => {
    const tab = await couponTab(sharedBrowser());
    tab.money.accountsNow = [RUBLES, { ...DOLLARS, id: 9, type: 'bonus', currency: 'RUB', money: minor(0) }];
    await act(async () => tab.stores.accounts.refresh());
    drawCoupon(tab, <CouponSettingsDialog onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText('Stake from the bonus account'), { target: { value: '55' } });
    fireEvent.change(screen.getByLabelText('One-click stake'), { target: { value: '75' } });
    expect(tab.stores.couponSettings.settings).toMatchObject({ oneClickAmount: 75, bonusAccountOneClickAmount: 55 });
  });

  it('are not asked for an account that nobody has, nor where the site has no one click [ONE-5]', async () => {
    const tab = await couponTab(sharedBrowser(), 77, { ...SITE, showOneClick: false });
    drawCoupon(tab, <CouponSettingsDialog onClose={() => undefined} />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByLabelText('Stake from the bonus account')).toBeNull();
  });
});

describe('what a switch of the site does', () => {
  const siteTab = async (changes: Partial<typeof SITE>) => {
    const tab = await couponTab(sharedBrowser(), 77, { ...SITE, ...changes });
    await tab.add(1, 2, 3);
    return tab;
  };

  it('offers the bonus bet of an express, or does not [BB-1, CS-32]', async () => {
    const on = await siteTab({ isAvailableCouponBonusBet: true });
    const off = await siteTab({ isAvailableCouponBonusBet: false });
    expect([on.couponSums.total, off.couponSums.total]).toEqual([milli(7725), milli(7500)]);
    drawCoupon(off);
    await screen.findAllByRole('listitem');
    expect(screen.queryByText('Accumulator bonus')).toBeNull();
  });

  it('says how changed odds are treated until the player chooses [CS-61]', async () => {
    const tab = await siteTab({ changeModeDefault: 'accept-increase' });
    expect(tab.couponSums.order?.changeMode).toBe('accept-increase');
    change(tab, { changeMode: 'confirm' });
    expect(tab.couponSums.order?.changeMode).toBe('confirm');
  });

  it('offers VIP bets in the settings only where it takes them [VIP-1]', async () => {
    drawCoupon(await siteTab({ showVipBet: true }), <CouponSettingsDialog onClose={() => undefined} />);
    expect(screen.getByRole('checkbox', { name: /^VIP bet/ })).toBeDefined();
    cleanup();
    drawCoupon(await siteTab({ showVipBet: false }), <CouponSettingsDialog onClose={() => undefined} />);
    expect(screen.queryByRole('checkbox', { name: /^VIP bet/ })).toBeNull();
  });
});
