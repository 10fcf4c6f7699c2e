import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fail, ok } from '../../../../core/shared/result.ts';
import { ToastArea } from '#ui/notices/toast-area.tsx';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';

afterEach(cleanup);

const WHY = 'We can’t reach the server. Check your internet connection.';

it('a coupon that could not be saved under a code says so and why, and the bets stay [NO-7, REL-48]', async () => {
  const browser = sharedBrowser();
  Object.assign(browser.gateway, { save: () => Promise.resolve(fail({ kind: 'network' })) });
  const tab = await couponTab(browser);
  await tab.add(1);
  drawCoupon(tab, <ToastArea />);
  await act(async () => tab.stores.couponCode.save());
  expect(await screen.findByText('We couldn’t save your bet slip')).toBeDefined();
  expect(screen.getByText(WHY)).toBeDefined();
  expect(tab.stores.couponCode.code).toBeUndefined();
  expect(tab.coupon.bets).toHaveLength(1);
  Object.assign(browser.gateway, { save: () => Promise.resolve(ok('ABC123')) });
  await act(async () => tab.stores.couponCode.save());
  expect(tab.stores.couponCode.code).toBe('ABC123');
});

it('a coupon that could not be asked for says so and why, not that its code is unknown [NO-7]', async () => {
  const browser = sharedBrowser();
  Object.assign(browser.gateway, { load: () => Promise.resolve(fail({ kind: 'network' })) });
  const tab = await couponTab(browser);
  drawCoupon(tab, <ToastArea />);
  await act(async () => void (await tab.stores.couponCode.load('ABC123')));
  expect(await screen.findByText('We couldn’t load the bet slip')).toBeDefined();
  expect(screen.getByText(WHY)).toBeDefined();
  expect(tab.stores.couponCode.trouble).toBeUndefined();
});

it('bets that could not be loaded say so and why, in the words of the catalogue [NO-7] [NO-23]', async () => {
  const browser = sharedBrowser();
  Object.assign(browser.gateway, {
    openCoupons: () => Promise.resolve(fail({ kind: 'refused', status: 503, code: 'feed-down' })),
  });
  const tab = await couponTab(browser);
  tab.coupon.show('my-bets');
  drawCoupon(tab);
  expect(await screen.findByText('We couldn’t load your bets')).toBeDefined();
  expect(screen.getByText('We’re not receiving data at the moment. We’re working on it.')).toBeDefined();
});
