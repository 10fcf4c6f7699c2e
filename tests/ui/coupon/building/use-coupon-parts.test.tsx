import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { awaitedStores } from '../../../support/views/awaited-stores.ts';

afterEach(cleanup);

/** A coupon with two bets on a page that nothing to price or place it has come to. */
async function earlyCoupon(awaited: readonly string[]) {
  const tab = await couponTab(sharedBrowser());
  const page = awaitedStores(tab.stores, awaited);
  drawCoupon({ ...tab, stores: page.view });
  await tab.add(1, 2);
  return { ...tab, ...page };
}

const placeButton = (): HTMLElement | null => screen.queryByRole('button', { name: /^Place bet/ });

describe('a coupon', () => {
  it.each(['placement', 'couponTerms'])('offers nothing to place before %s is here', async (name) => {
    const page = await earlyCoupon([name]);
    expect([page.coupon.bets.length, placeButton()]).toEqual([2, null]);
    await act(page.letIn);
    expect(await screen.findByRole('button', { name: /^Place bet/ })).toBeDefined();
  });

  it('says so where what places it cannot be fetched, and offers nothing to place', async () => {
    const page = await earlyCoupon(['placement']);
    await act(page.refuse);
    expect([page.stores.page.missedParts, placeButton()]).toEqual([1, null]);
    expect(page.coupon.bets).toHaveLength(2);
  });
});
