import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DOLLARS } from '../../../support/fakes/fake-accounts-gateway.ts';
import { couponTab, sharedBrowser } from '../../../support/views/coupon-page.tsx';
import { money } from '../../../support/units.ts';

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
