import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlacementVerdict, RejectionReason } from '../../../../core/coupon/placement/placement-verdict.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import { DOLLARS, RUBLES } from '../../../support/fakes/fake-accounts-gateway.ts';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { money } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(cleanup);

/** 21:00 UTC is midnight in the zone of the page. */
const UNTIL = Date.UTC(2026, 10, 12, 21);

async function refused(reason: RejectionReason, given: { readonly limit?: Minor; readonly until?: number }) {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  act(() => {
    tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(100) });
  });
  const verdict: PlacementVerdict<Minor> = { status: 'rejected', reason, bets: [], ...given };
  tab.gateway.faults.push({ verdict });
  await tab.pass(400);
  fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
  await tab.pass(200);
  return { tab, said: (await screen.findByRole('region', { name: 'Bet not accepted' })).textContent };
}

describe('a bet that the player’s own limit stops', () => {
  it.each([
    ['daily-wagering-reached', { limit: money(40), until: UNTIL }, 'your daily wagering limit has ₽40 left'],
    ['monthly-loss-reached', { until: UNTIL }, 'your monthly loss limit is used up'],
    ['self-excluded', { until: UNTIL }, 'you have excluded yourself'],
    ['session-ended', { until: UNTIL }, 'your time limit for today is used up'],
  ] as const)('for %s says which limit, and until when [RG-04, RG-09]', async (reason, given, text) => {
    const { tab, said } = await refused(reason, given);
    expect(said).toContain(`Reason: ${text}, until 13 Nov, 00:00.`);
    expect(tab.coupon.bets).toHaveLength(1);
  });

  it('says no date where the server has none', async () => {
    expect((await refused('timed-out', {})).said).toContain('Reason: you are taking a break.');
  });
});

describe('whose play is stopped', () => {
  const stopped = async (stop: (guard: CouponTabUnderTest['stores']['playGuard']) => void) => {
    const tab = await couponTab(sharedBrowser());
    drawCoupon(tab);
    await tab.add(1);
    await screen.findAllByRole('listitem');
    act(() => {
      tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(100) });
      stop(tab.stores.playGuard);
    });
    await tab.pass(400);
    return tab;
  };

  it.each([
    ['self-excluded', UNTIL, 'you have excluded yourself, until 13 Nov, 00:00'],
    ['timed-out', undefined, 'you are taking a break'],
  ] as const)(
    'for being %s reads so in place of the button, and has a way to the limits [LP-11, RG-08]',
    async (reason, until, text) => {
      const tab = await stopped((guard) => {
        guard.shutOut({ reason, until });
      });
      const way = await screen.findByRole('link', { name: `${text} Go to my limits` });
      expect(way.getAttribute('href')).toBe('/en/office/responsible');
      expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
      act(() => {
        tab.stores.playGuard.shutOut(undefined);
      });
      expect(await screen.findByRole('button', { name: /^Place bet/ })).toBeTruthy();
    },
  );

  it.each([
    ['session-limit', 'your time limit for today is used up'],
    ['reality-check', 'a time check is due: answer it, then place the bet again'],
  ] as const)('by the %s reads so [LP-11]', async (pause, text) => {
    await stopped((guard) => {
      guard.pause(pause, true);
    });
    expect(await screen.findByRole('link', { name: `${text} Go to my limits` })).toBeTruthy();
  });

  it('by a session that ended while a bet was on its way is shown that bet, and takes no other [SN-8, REL-43]', async () => {
    const tab = await stopped(() => undefined);
    let answer = (): void => undefined;
    const { place } = tab.gateway;
    vi.spyOn(tab.gateway, 'place').mockImplementationOnce(async (key, order) => {
      await new Promise<void>((arrived) => (answer = arrived));
      return place(key, order);
    });
    fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
    await tab.pass(200);
    act(() => {
      tab.stores.playGuard.pause('session-limit', true);
    });
    answer();
    await tab.pass(200);
    expect(await screen.findByRole('region', { name: 'Bet placed' })).toBeTruthy();
    await tab.add(2);
    await tab.pass(400);
    expect(await screen.findByRole('link', { name: /^your time limit for today is used up/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  });
});

it('whose coupon costs more than the account holds reads so, and has a way to pay in; not from a bonus account [DEP-3]', async () => {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(1);
  await screen.findAllByRole('listitem');
  const stake = (units: number) => {
    act(() => {
      tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: units as Minor });
    });
  };
  act(() => {
    tab.stores.accounts.hideBalance(false);
  });
  const held = tab.stores.accounts.active!.money;
  stake(held + 1);
  const way = await screen.findByRole('link', { name: /^You have only ₽.* Deposit$/ });
  expect(way.getAttribute('href')).toBe('/en/office/recharge');
  expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
  tab.money.accountsNow = [
    { ...RUBLES, isActive: false },
    { ...DOLLARS, id: 9, type: 'bonus', currency: 'RUB', money: held, isActive: true },
  ];
  await act(async () => tab.stores.accounts.refresh());
  await tab.pass(600);
  stake(held + 1);
  const blocked = await screen.findByRole('button', { name: /^Place bet: You have only ₽/ });
  expect([blocked.getAttribute('aria-disabled'), screen.queryByRole('link', { name: /Deposit$/ })]).toEqual([
    'true',
    null,
  ]);
  stake(held);
  expect(await screen.findByRole('button', { name: /^Place bet/ })).toBeTruthy();
});
