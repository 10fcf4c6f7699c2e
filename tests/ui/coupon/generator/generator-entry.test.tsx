import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GeneratorEntry } from '#ui/coupon/generator/generator-entry.tsx';
import { couponTab, drawCoupon, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { awaitedStores } from '../../../support/views/awaited-stores.ts';

afterEach(cleanup);

it('GN-14 the coupon leads to the bet generator where the player wants it, and waits for nothing of it', async () => {
  const tab = await couponTab(sharedBrowser());
  const early = awaitedStores(tab.stores, ['offerSettings']);
  drawCoupon({ ...tab, stores: early.view }, <GeneratorEntry />);
  const button = () => screen.queryByRole('button', { name: 'Bet generator' });
  expect(button()).toBeNull();
  act(() => {
    tab.stores.offerSettings.change({ isBetGenerator: true });
  });
  expect(button()).toBeNull();
  await act(early.letIn);
  fireEvent.click(button()!);
  expect(tab.stores.dialogs.open).toBe('bet-generator');
});
