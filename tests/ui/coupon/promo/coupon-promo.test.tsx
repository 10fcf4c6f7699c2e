import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PromoTerms } from '../../../../core/coupon/promo/promo-terms.ts';
import type { MilliOdds } from '../../../../core/shared/odds.ts';
import { hours } from '../../../../core/shared/time.ts';
import { NOW } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

const ends = { endsAt: NOW + hours(24) };
const FREE: PromoTerms = { code: 'FREE', kind: 'free-bet', currency: 'RUB', amount: money(500), leastBets: 1, ...ends };
const BOOST: PromoTerms = { code: 'BOOST', kind: 'boost', percent: 10, mostSteps: 10, leastBets: 2, ...ends };
const HIGH: PromoTerms = {
  code: 'HIGH',
  kind: 'boost',
  mostSteps: 10,
  percent: 20,
  leastBets: 1,
  leastOdds: 99_000 as MilliOdds,
  ...ends,
};

beforeEach(teachDialogs);
afterEach(cleanup);

async function tabWith(...codes: readonly PromoTerms[]): Promise<CouponTabUnderTest> {
  const browser = sharedBrowser();
  browser.promos.listed = codes;
  const tab = await couponTab(browser);
  await tab.add(1);
  return tab;
}

it('FB-2 a free bet stakes its own amount, asks for no money, and what was typed comes back after it', async () => {
  const tab = await tabWith(FREE);
  const { couponPromo } = tab.stores;
  act(() => {
    tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(1) });
  });
  const plain = tab.couponSums.total ?? 0;
  act(() => {
    couponPromo.choose('FREE');
  });
  expect(tab.couponSums.amount).toBe(money(500));
  expect(tab.couponSums.order?.promoCode).toBe('FREE');
  expect(tab.couponSums.win?.max).toBe(Math.round((money(500) * (plain - 1000)) / 1000));
  expect(tab.couponSums.obstacle).toBeUndefined();
  act(() => {
    couponPromo.choose(undefined);
  });
  expect(tab.couponSums.amount).toBe(money(1));
  expect(tab.couponSums.order?.promoCode).toBeUndefined();
  tab.stop();
});

it('PB-2 a boost raises the total that is shown and ordered', async () => {
  const tab = await tabWith(BOOST);
  await tab.add(2);
  const before = tab.couponSums.total ?? 0;
  act(() => {
    tab.stores.couponPromo.choose('BOOST');
  });
  expect(Math.abs((tab.couponSums.total ?? 0) - before * 1.1)).toBeLessThanOrEqual(1);
  tab.stop();
});

it('PC-5 a code that does not suit the coupon keeps it from being placed: nobody stakes money who meant a free bet', async () => {
  const tab = await tabWith(BOOST);
  await tab.add(2);
  act(() => {
    tab.stores.couponPromo.choose('BOOST');
    tab.coupon.edit({ type: 'bet-removed', outcomeId: tab.coupon.bets[0]!.outcomeId });
  });
  await tab.pass(600);
  expect(tab.couponSums.promoObstacle).toBe('bets');
  expect(tab.couponSums.obstacle?.code).toBe('promo-unsuited');
  tab.stop();
});

it('is chosen in a dialog: suitable codes first, the others with the reason [PC-6]', async () => {
  const tab = await tabWith(HIGH, FREE);
  drawCoupon(tab);
  fireEvent.click(await screen.findByRole('button', { name: /^Promo codes/ }));
  const radios = await screen.findAllByRole('radio', { name: /FREE|HIGH/ });
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringContaining('FREE'),
    expect.stringContaining('The odds are too low'),
  ]);
  expect(radios[1]).toHaveProperty('disabled', true);
  fireEvent.click(radios[0]!);
  expect(tab.stores.couponPromo.terms).toEqual(FREE);
  tab.stop();
});

it('a typed code says why it gives nothing, and counts once it holds [PC-2]', async () => {
  const tab = await tabWith();
  tab.promos.typed.set('OLD', { state: 'used', usedAt: NOW });
  tab.promos.typed.set('NEW', { state: 'holds', terms: { ...FREE, code: 'NEW' } });
  drawCoupon(tab);
  fireEvent.click(await screen.findByRole('button', { name: /^Promo codes/ }));
  const field = await screen.findByRole('textbox', { name: 'Promo code' });
  for (const [code, text] of [
    ['NONE', /does not exist/],
    ['OLD', /used already/],
  ] as const) {
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
    expect(await screen.findByText(text)).toBeDefined();
  }
  fireEvent.change(field, { target: { value: 'NEW' } });
  fireEvent.submit(field);
  expect(await screen.findByRole('radio', { name: /NEW/ })).toHaveProperty('checked', true);
  expect(tab.couponSums.order?.promoCode).toBe('NEW');
  tab.stop();
});

it('PC-7 a code that was placed with is dropped, and the list is asked for anew', async () => {
  const tab = await tabWith(FREE);
  act(() => {
    tab.stores.couponPromo.choose('FREE');
  });
  await tab.pass(1000);
  tab.promos.listed = [];
  act(() => {
    tab.placement.press();
  });
  await tab.pass(1000);
  expect(tab.placement.state.phase).toBe('accepted');
  expect(tab.stores.couponPromo.terms).toBeUndefined();
  expect(tab.stores.couponPromo.codes.offered).toEqual([]);
  tab.stop();
});

it('takes a code of letters, digits, hyphens and underscores with blanks around it, and asks about no other [PC-1]', async () => {
  const tab = await tabWith();
  const asked: string[] = [];
  const { check } = tab.promos;
  Object.assign(tab.promos, {
    check: async (code: string) => {
      asked.push(code);
      return check(code);
    },
  });
  const { couponPromo } = tab.stores;
  for (const text of ['  ', 'two words', 'naïve', 'A'.repeat(33)]) {
    expect(await couponPromo.apply(text)).toBe(false);
    expect(couponPromo.trouble).toEqual({ state: 'unknown' });
  }
  expect(asked).toEqual([]);
  tab.promos.typed.set('NEW_1-a', { state: 'holds', terms: { ...FREE, code: 'NEW_1-a' } });
  expect(await couponPromo.apply(' NEW_1-a ')).toBe(true);
  expect(asked).toEqual(['NEW_1-a']);
  tab.stop();
});

it('gives what a chosen code gives until that ends, and nothing for one that is not on offer [PC-3] [PC-4]', async () => {
  const tab = await tabWith({ ...FREE, endsAt: NOW + hours(1) });
  const { couponPromo } = tab.stores;
  const code = () => tab.couponSums.order?.promoCode;
  act(() => {
    couponPromo.choose('NONE');
  });
  expect([couponPromo.codes.chosen, code()]).toEqual([undefined, undefined]);
  tab.promos.typed.set('NEW', { state: 'holds', terms: { ...FREE, code: 'NEW' } });
  await act(async () => couponPromo.apply('NEW'));
  expect(code()).toBe('NEW');
  act(() => {
    couponPromo.choose('FREE');
  });
  expect([couponPromo.codes.typed, code()]).toEqual(['', 'FREE']);
  act(() => {
    tab.clock.move(hours(1));
  });
  await tab.pass(1000);
  expect([couponPromo.terms, code()]).toEqual([undefined, undefined]);
  tab.stop();
});
