import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';

afterEach(cleanup);

it('what was said of a code goes when a selection is added, and is not there in the empty slip after it', async () => {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await act(async () => void (await tab.stores.couponCode.load('ZZZ999')));
  expect(screen.getAllByText(/can’t find a bet slip with this code/).length).toBeGreaterThan(0);
  await tab.add(1);
  await screen.findByRole('button', { name: /^Place/ });
  expect(screen.queryByText(/can’t find a bet slip with this code/)).toBeNull();
  act(() => {
    tab.coupon.edit({ type: 'cleared' });
  });
  expect(screen.queryByText(/can’t find a bet slip with this code/)).toBeNull();
});

it('a code may be typed with spaces in it', async () => {
  const tab = await couponTab(sharedBrowser());
  await tab.add(1);
  await tab.stores.couponCode.save();
  tab.coupon.edit({ type: 'cleared' });
  expect(await tab.stores.couponCode.load(' abc 123 ')).toBe(true);
});

it('a code has at most ten characters [SW-5]', async () => {
  drawCoupon(await couponTab(sharedBrowser()));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bet slip code' }).maxLength).toBe(10);
});

it('what was typed of a code stays while the bets are looked at, and goes once it has brought a coupon [SW-5]', async () => {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Bet slip code' });
  fireEvent.change(field(), { target: { value: 'ABC123' } });
  fireEvent.click(screen.getByRole('tab', { name: /My bets/ }));
  expect(screen.queryByRole('textbox', { name: 'Bet slip code' })).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /^Bet slip/ }));
  expect(field().value).toBe('ABC123');
  fireEvent.change(field(), { target: { value: 'ABCDEFGHIJK' } });
  expect(field().value).toBe('ABCDEFGHIJ');
  await tab.add(1);
  await tab.stores.couponCode.save();
  act(() => {
    tab.coupon.edit({ type: 'cleared' });
  });
  expect(field().value).toBe('ABCDEFGHIJ');
  fireEvent.change(field(), { target: { value: 'ABC123' } });
  await act(async () => void (await tab.stores.couponCode.load('ABC123')));
  act(() => {
    tab.coupon.edit({ type: 'cleared' });
  });
  expect(field().value).toBe('');
});
