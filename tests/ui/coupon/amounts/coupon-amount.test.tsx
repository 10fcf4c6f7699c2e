import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

async function drawn(): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  return tab;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });
const type = (value: string) => {
  fireEvent.change(field(), { target: { value } });
};
const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

describe('the stake of the coupon', () => {
  it.each([
    ['10.555', 'No more than 2 decimal places'],
    ['-5', 'The stake can’t be negative'],
    ['ten', 'Enter the stake in digits'],
  ])('says what is wrong with %j and keeps it [AM-7]', async (typed, text) => {
    const tab = await drawn();
    type(typed);
    expect(said()).toBe(text);
    fireEvent.blur(field());
    expect(field().value).toBe(typed);
    expect(tab.couponSums.amount).toBe(0);
    expect(screen.getByRole('button', { name: /^Place bet: / }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is grouped once it is typed, and put in grouped', async () => {
    const tab = await drawn();
    type('1000');
    expect([field().value, tab.couponSums.amount]).toEqual(['1000', money(1000)]);
    fireEvent.blur(field());
    expect([field().value, tab.couponSums.amount]).toEqual(['1\u00A0000', money(1000)]);
    fireEvent.click(screen.getByRole('button', { name: 'Max' }));
    expect(field().value).toBe('12\u00A0480.5');
  });

  it('names as maximum what "max" puts in, where the balance is shown [MA-1, AC-10]', async () => {
    const tab = await drawn();
    act(() => {
      tab.stores.accounts.hideBalance(false);
    });
    expect(screen.getByText(/^min .* · max /).textContent).toContain('max ₽12,480.50');
  });
});
