import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacementVerdict } from '../../../../core/coupon/placement/placement-verdict.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { NOW, idOf } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser, type SharedBrowser } from '../../../support/views/coupon-page.tsx';
import { SITE, teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const said = (text: RegExp): boolean => screen.queryAllByText(text).length > 0;
const vipSwitch = (): HTMLElement | null => screen.queryByRole('switch', { name: 'VIP bet' });

function waiting(until: number, offer?: number): PlacementVerdict<Minor> {
  const vip =
    offer === undefined
      ? ({ state: 'waiting', until } as const)
      : ({ state: 'offered', until, offer: { amount: money(offer), possibleWin: money(offer * 2) } } as const);
  return { status: 'pending', acceptAt: NOW + 2000, serverTime: NOW, vip };
}

/** A coupon of a site that takes VIP bets. */
async function vipTab(browser: SharedBrowser = sharedBrowser(), games: readonly number[] = [1]) {
  browser.gateway.termsNow = { minBetAmount: money(10), maxBetAmount: money(5000) };
  const tab = await couponTab(browser, 77, { ...SITE, showVipBet: true });
  drawCoupon(tab);
  if (games.length > 0) {
    await tab.add(...games);
    await screen.findAllByRole('listitem');
  }
  return tab;
}

const stake = (amount: number, { coupon }: Awaited<ReturnType<typeof vipTab>>): void => {
  act(() => {
    coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(amount) });
  });
};

async function sent(browser?: SharedBrowser) {
  const tab = await vipTab(browser);
  fireEvent.click(await screen.findByRole('switch', { name: 'VIP bet' }));
  stake(9000, tab);
  tab.gateway.faults.push({ verdict: waiting(NOW + 300_000) });
  await tab.pass(400);
  fireEvent.click(button(/^Send to the operator/));
  await tab.pass(200);
  return tab;
}

describe('a VIP bet', () => {
  it('is offered for the line only, on a site that has it [VIP-1, VIP-3]', async () => {
    const tab = await vipTab();
    expect(await screen.findByRole('switch', { name: 'VIP bet' })).toBeDefined();
    tab.gateway.updates.set(idOf(1), { isLive: true, status: 'playing' });
    await tab.pass(11_000);
    expect(vipSwitch()).toBeNull();
    cleanup();
    const plain = await couponTab(sharedBrowser());
    drawCoupon(plain);
    await plain.add(1);
    await screen.findAllByRole('listitem');
    expect(vipSwitch()).toBeNull();
  });

  it('is not offered where no maximum is known [VIP-2]', async () => {
    const tab = await vipTab();
    expect(await screen.findByRole('switch', { name: 'VIP bet' })).toBeDefined();
    tab.gateway.termsNow = { maxBetAmount: undefined };
    await tab.pass(11_000);
    expect(vipSwitch()).toBeNull();
  });

  it('that is switched on is asked for only while it is offered [VIP-5]', async () => {
    const tab = await vipTab();
    stake(9000, tab);
    fireEvent.click(await screen.findByRole('switch', { name: 'VIP bet' }));
    expect(tab.couponSums.order).toMatchObject({ isVipBet: true });
    tab.gateway.updates.set(idOf(1), { isLive: true, status: 'playing' });
    await tab.pass(11_000);
    expect(tab.couponSums.switches.isVipBet).toBe(true);
    expect(tab.couponSums.order ?? {}).not.toHaveProperty('isVipBet');
    expect(tab.couponSums.obstacle).toMatchObject({ code: 'above-maximum' });
  });

  it('is sent to the operator above the maximum, and placed like others below it [VIP-11]', async () => {
    const tab = await vipTab();
    stake(9000, tab);
    expect(tab.couponSums.obstacle).toMatchObject({ code: 'above-maximum' });
    fireEvent.click(await screen.findByRole('switch', { name: 'VIP bet' }));
    expect(tab.couponSums.obstacle).toBeUndefined();
    expect(screen.getByText(/The limit is ₽5,000/)).toBeDefined();
    expect(tab.couponSums.order).toMatchObject({ isVipBet: true, amount: money(9000) });
    stake(5000, tab);
    expect(button(/^Place bet/)).toBeDefined();
    expect(tab.couponSums.order).not.toHaveProperty('isVipBet');
  });

  it('shows the waiting with what is left, and can be taken back [VIP-7, PL-40]', async () => {
    const tab = await sent();
    expect(await screen.findByRole('region', { name: 'An operator is looking at your bet' })).toBeDefined();
    expect(screen.getByText(/^[45]:\d\d left/)).toBeDefined();
    const asked = tab.gateway.lookedUp.length;
    await tab.pass(9000);
    // every two seconds and a little, not ever later
    expect(tab.gateway.lookedUp.length - asked).toBeGreaterThanOrEqual(3);
    fireEvent.click(await screen.findByRole('button', { name: 'Take the bet back', hidden: false }));
    await tab.pass(200);
    expect(tab.gateway.vipAnswers).toEqual([{ key: tab.gateway.sent[0]!.key, accepted: undefined }]);
    expect(said(/you took the bet back/)).toBe(true);
    expect(tab.coupon.bets).toHaveLength(1);
  });

  it('shows what the operator offers beside what was asked for, and takes exactly that [VIP-10]', async () => {
    const tab = await sent();
    const { key } = tab.gateway.sent[0]!;
    tab.gateway.placed.set(key, waiting(NOW + 60_000, 7000));
    await tab.pass(3000);
    const card = await screen.findByRole('region', { name: 'The operator offers less' });
    expect(card.textContent).toMatch(/You asked for₽9,000\.00We take₽7,000\.00Potential returns₽14,000\.00/);
    expect(tab.coupon.isFrozen).toBe(true);
    fireEvent.click(button(/^Accept ₽7,000/));
    await tab.pass(200);
    expect(tab.gateway.vipAnswers).toEqual([{ key, accepted: money(7000) }]);
  });

  it('says that an answer was not sent, and goes on asking what became of the bet', async () => {
    const tab = await sent();
    tab.gateway.isVipDown = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Take the bet back' }));
    await tab.pass(200);
    expect(screen.getByRole('region', { name: /operator/ }).textContent).toContain('Your answer was not sent');
    tab.gateway.placed.set(tab.gateway.sent[0]!.key, { status: 'rejected', reason: 'vip-unanswered', bets: [] });
    await tab.pass(4000);
    expect(said(/the operator did not answer in time/)).toBe(true);
  });

  it('is taken up again after a reload, and asks for the balance as its stake is held and given back [PL-5]', async () => {
    const browser = sharedBrowser();
    const first = await sent(browser);
    first.stop();
    cleanup();
    const again = await vipTab(browser, []);
    await again.pass(3000);
    expect(await screen.findByRole('region', { name: 'An operator is looking at your bet' })).toBeDefined();
    const asked = () => again.money.calls.filter((call) => call === 'accounts').length;
    await again.pass(200);
    const before = asked();
    again.gateway.placed.set(again.gateway.sent[0]!.key, { status: 'rejected', reason: 'vip-refused', bets: [] });
    await again.pass(4000);
    expect(asked()).toBeGreaterThan(before);
    expect(said(/the operator refused/)).toBe(true);
  });

  it('keeps the stake and VIP through a reload while it waits, and through the refusal [PL-41]', async () => {
    const browser = sharedBrowser();
    const first = await sent(browser);
    first.stop();
    cleanup();
    const again = await vipTab(browser, []);
    await again.pass(3000);
    const kept = () => [again.couponSums.amount, again.couponSums.switches.isVipBet, again.coupon.isFrozen];
    expect(kept()).toEqual([money(9000), true, true]);
    again.gateway.placed.set(again.gateway.sent[0]!.key, { status: 'rejected', reason: 'vip-refused', bets: [] });
    await again.pass(4000);
    expect(kept()).toEqual([money(9000), true, false]);
    expect(again.couponSums.isVipOrder).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' }).value.replace(/\s/g, '')).toMatch(/^9000/);
  });

  it('begins switched on where the player set that, and switches auto-max off [SW-1, SW-2]', async () => {
    const tab = await vipTab();
    act(() => {
      tab.stores.couponSettings.change({ isAutoMax: true, isVipBet: true });
    });
    expect(tab.couponSums.switches).toMatchObject({ isVipBet: true, isAutoMax: false });
    const shown = await screen.findByRole('switch', { name: 'VIP bet' });
    expect(shown.getAttribute('aria-checked')).toBe('true');
  });
});
