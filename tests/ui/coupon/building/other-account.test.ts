import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DOLLARS } from '../../../support/fakes/fake-accounts-gateway.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { NO_MONEY } from '../../../../core/shared/money.ts';
import { minor, money } from '../../../support/units.ts';

it('REL-38 the limits of an account count for no other: a late reply is dropped and the question is asked anew', async () => {
  const tab = await couponTab(sharedBrowser());
  const { accounts, couponTerms, coupon } = tab.stores;
  await tab.add(1);
  tab.gateway.termsNow = { maxBetAmount: money(77_777) };
  expect(coupon.state.terms?.maxBetAmount).toBeGreaterThan(0);
  const held = tab.gateway.holdTerms();
  const late = couponTerms.ask();
  await act(async () => accounts.setActive(DOLLARS.id));
  expect(accounts.active?.id).toBe(DOLLARS.id);
  await act(async () => {
    held.shift()?.();
    await late;
  });
  expect(coupon.state.terms?.maxBetAmount).toBeUndefined();
  tab.gateway.termsNow = { maxBetAmount: money(888) };
  await tab.pass(300);
  expect(tab.gateway.questions.at(-1)?.accountId).toBe(DOLLARS.id);
  await act(async () => {
    for (const answer of held) answer();
    await Promise.resolve();
  });
  expect(coupon.state.terms?.maxBetAmount).toBe(money(888));
  tab.stop();
});

it('REL-38 an advance is off at first, pays what the balance does not cover, and is 0 on another account [PA-1, PA-4]', async () => {
  const tab = await couponTab(sharedBrowser());
  const { accounts, coupon, couponSums } = tab.stores;
  tab.gateway.termsNow = { prepaid: { accountId: accounts.active?.id ?? 0, amount: money(400) } };
  await tab.add(1);
  const balance = accounts.active?.money ?? NO_MONEY;
  act(() => {
    coupon.edit({ type: 'amount-set', currency: coupon.currency, amount: minor(balance + 30_000) });
  });
  expect(couponSums.prepaid.isOffered).toBe(true);
  expect(couponSums.obstacle?.code).toBe('not-enough-money');
  act(() => {
    couponSums.prepaid.switch(true);
  });
  expect(couponSums.obstacle).toBeUndefined();
  expect(couponSums.order?.prepaidAmount).toBe(money(300));
  await act(async () => accounts.setActive(DOLLARS.id));
  expect(couponSums.prepaid.available).toBe(0);
  expect(couponSums.prepaid.isOn).toBe(false);
  expect(couponSums.order?.prepaidAmount).toBeUndefined();
  tab.stop();
});
