import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CouponOffer } from '../../../ui/app/coupon-offer.tsx';
import { idOf } from '../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../support/views/coupon-page.tsx';

afterEach(cleanup);

it('a visitor is invited to register under an empty coupon, and under no other [RG1-10]', async () => {
  const tab = await couponTab(sharedBrowser(), null);
  drawCoupon(tab, <CouponOffer />);
  const widget = () => screen.queryByRole('region');
  expect(widget()).not.toBeNull();
  await tab.add(1);
  expect(widget()).toBeNull();
  act(() => {
    tab.coupon.edit({ type: 'bet-removed', outcomeId: idOf(1) });
  });
  expect(widget()).not.toBeNull();
});
