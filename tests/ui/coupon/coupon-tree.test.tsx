import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { money } from '../../support/units.ts';
import { accessibilityTree } from '../../support/views/accessibility-tree.ts';
import { couponTab, drawCoupon, sharedBrowser } from '../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../support/views/player-page.tsx';

beforeAll(teachDialogs);
afterEach(cleanup);

// the pages of a match and of limits have a tree beside their own tests
it('A11Y-09 the tree of a filled coupon is the one that was read and kept', async () => {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(1, 2, 3);
  await screen.findAllByRole('listitem');
  act(() => tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(300) }));
  await tab.pass(600);
  await screen.findByRole('button', { name: 'Promo codes' });
  await expect(`${accessibilityTree(document.body).join('\n')}\n`).toMatchFileSnapshot('coupon-tree.txt');
});
