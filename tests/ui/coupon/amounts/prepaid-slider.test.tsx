import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RUBLES } from '../../../support/fakes/fake-accounts-gateway.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { unexplainedControls } from '../../../support/views/unexplained-controls.ts';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

/** A balance of 12,480.50 with 250.50 available in advance. */
async function drawn() {
  const browser = sharedBrowser();
  browser.gateway.termsNow = {
    minBetAmount: money(10),
    maxBetAmount: money(50_000),
    prepaid: { accountId: RUBLES.id, amount: money(250.5) },
  };
  const tab = await couponTab(browser);
  drawCoupon(tab);
  await tab.add(1, 2);
  fireEvent.click(await screen.findByRole('switch', { name: 'Advance' }));
  return tab;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Amount of the advance' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount of the advance' });

describe('the amount of an advance', () => {
  it('is set by a slider in steps, to exactly what is available, and the stake follows [PA-3, PA-11, PA-12]', async () => {
    const tab = await drawn();
    const sums = () => [tab.couponSums.amount, tab.couponSums.prepaid.prepaid];
    expect([slider().min, slider().max, slider().value]).toEqual(['0', '3', '0']);
    fireEvent.change(slider(), { target: { value: '2' } });
    expect(sums()).toEqual([money(12_680.5), money(200)]);
    expect(slider().getAttribute('aria-valuetext')).toBe('₽200');
    fireEvent.change(slider(), { target: { value: '3' } });
    expect(sums()).toEqual([money(12_731), money(250.5)]);
    expect(tab.couponSums.order).toMatchObject({ amount: money(12_731), prepaidAmount: money(250.5) });
  });

  it('is typed as well; more than is available is said where the coupon is placed [PA-2, PA-11]', async () => {
    const tab = await drawn();
    fireEvent.change(field(), { target: { value: '33.33' } });
    expect([tab.couponSums.amount, tab.couponSums.prepaid.prepaid]).toEqual([money(12_513.83), money(33.33)]);
    expect(slider().value).toBe('1');
    fireEvent.change(field(), { target: { value: '300' } });
    expect(tab.couponSums.obstacle).toMatchObject({ code: 'not-enough-money' });
    expect(tab.couponSums.prepaid.prepaid).toBe(0);
  });

  it('says where the available amount comes from, and why it waits', async () => {
    const tab = await drawn();
    fireEvent.click(screen.getByRole('button', { name: 'What is this: ₽250.50 available' }));
    expect(screen.getByText(/^Half of your own stakes in open bets/)).toBeDefined();
    fireEvent.change(slider(), { target: { value: '1' } });
    tab.gateway.faults.push('never-answers');
    await tab.pass(400);
    fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    await tab.pass(200);
    expect(slider().disabled).toBe(true);
    expect(unexplainedControls()).toEqual([]);
  });
});
