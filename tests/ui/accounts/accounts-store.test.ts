import { createElement } from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BalanceMenu } from '#ui/accounts/balance-menu.tsx';
import type { Account } from '../../../core/accounts/account.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { DOLLARS, RUBLES } from '../../support/fakes/fake-accounts-gateway.ts';
import { fakeBrowserTabs } from '../../support/fakes/fake-tabs.ts';
import type { ManualTimers } from '../../support/fakes/manual-timers.ts';
import { playerPage } from '../../support/views/player-page.tsx';
import { minor } from '../../support/units.ts';

afterEach(cleanup);

const ids = (accounts: readonly Account[]) => accounts.map(({ id }) => id);

/** Waits until what looks for an account is loaded, and waits itself. */
async function searching(timers: ManualTimers, before = 0): Promise<void> {
  await vi.waitFor(() => {
    expect(timers.waiting()).toBeGreaterThan(before);
  });
}

describe('accounts store', () => {
  it('knows the accounts of the player, the active one first [AC-1, AC-3]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    expect(stores.accounts.active).toEqual(RUBLES);
    expect(stores.accounts.currency).toBe('RUB');
    money.accountsNow = [
      { ...RUBLES, isActive: false },
      { ...DOLLARS, isActive: true },
    ];
    await stores.accounts.refresh();
    expect(ids(stores.accounts.inOrder)).toEqual([2, 1]);
    expect(stores.accounts.currency).toBe('USD');
  });

  it('asks nothing for a visitor and shows the currency of the place [AC-2]', async () => {
    const { stores, money } = await playerPage({ site: { geoCurrency: 'KZT' } });
    expect(money.calls).toEqual([]);
    expect(stores.accounts.accounts).toEqual([]);
    expect(stores.accounts.currency).toBe('KZT');
  });

  it('shows the chosen account at once and takes it back when the server refuses [AC-4]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    money.failure = { kind: 'network' };
    const refused = stores.accounts.setActive(2);
    expect(stores.accounts.active?.id).toBe(2);
    expect((await refused).ok).toBe(false);
    expect(stores.accounts.active?.id).toBe(1);
    expect(stores.accounts.failure).toBeUndefined();
    money.failure = undefined;
    await stores.accounts.setActive(2);
    expect(stores.accounts.active?.id).toBe(2);
    expect(money.accountsNow.find(({ isActive }) => isActive)?.id).toBe(2);
  });

  it('lets the last of two quick choices stand [AC-4]', async () => {
    const { stores } = await playerPage({ userId: 5 });
    const both = [stores.accounts.setActive(2), stores.accounts.setActive(1)];
    expect(stores.accounts.active?.id).toBe(1);
    await Promise.all(both);
    expect(stores.accounts.active?.id).toBe(1);
  });

  it('never takes an older reply over a newer one [AC-9]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    const answers: ((reply: Result<readonly Account[], never>) => void)[] = [];
    money.accounts = () => new Promise((resolve) => answers.push(resolve));
    const older = stores.accounts.refresh();
    const newer = stores.accounts.refresh();
    answers[1]!(ok([{ ...RUBLES, money: minor(2) }]));
    await newer;
    answers[0]!(ok([{ ...RUBLES, money: minor(1) }]));
    await older;
    expect(stores.accounts.active?.money).toBe(2);
  });

  it('never shows one player what belongs to another [SI-6]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    const stop = stores.accounts.start();
    let answer: (reply: Result<readonly Account[], never>) => void = () => undefined;
    money.accounts = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const ofFirst = stores.accounts.refresh();
    const answerFirst = answer;
    stores.session.take(undefined);
    expect(stores.accounts.accounts).toEqual([]);
    stores.session.take(6);
    answerFirst(ok([{ ...RUBLES, money: minor(999) }]));
    await ofFirst;
    expect(stores.accounts.accounts).toEqual([]);
    answer(ok([DOLLARS]));
    await Promise.resolve();
    await Promise.resolve();
    expect(ids(stores.accounts.accounts)).toEqual([2]);
    stop();
  });

  it('waits for an added currency to appear, a second at a time [AC-7]', async () => {
    const { stores, money, timers } = await playerPage({ userId: 5 });
    expect(stores.accounts.addable).toEqual(['EUR', 'KZT']);
    money.hiddenFor = 3;
    const adding = stores.accounts.addCurrency('EUR');
    expect(stores.accounts.isAdding).toBe(true);
    await searching(timers);
    await timers.advance(3000);
    expect((await adding).ok).toBe(true);
    expect(stores.accounts.isAdding).toBe(false);
    expect(money.calls).toEqual(['accounts', 'add EUR', 'accounts', 'accounts', 'accounts']);
    expect(stores.accounts.addable).toEqual(['KZT']);
  });

  it('stops looking for an added currency after five times, and says that it is not there [AC-7, AC-20, REL-39]', async () => {
    const { stores, money, timers, said } = await playerPage({ userId: 5 });
    money.hiddenFor = 99;
    const adding = stores.accounts.addCurrency('EUR');
    await searching(timers);
    await timers.advance(60_000);
    const code = 'account-not-listed';
    expect(await adding).toEqual(fail({ kind: 'refused', status: 404, code }));
    expect(money.calls.filter((call) => call === 'accounts')).toHaveLength(6);
    expect([said, stores.accounts.isAdding, timers.waiting()]).toEqual([[], false, 0]);
  });

  it('tells the next player nothing of a currency that was added for the one before [AC-16, AC-20]', async () => {
    const { stores, money, timers, said } = await playerPage({ userId: 5 });
    money.hiddenFor = 99;
    const adding = stores.accounts.addCurrency('EUR');
    await searching(timers);
    stores.session.take(6);
    await timers.advance(60_000);
    expect(await adding).toEqual(fail({ kind: 'cancelled' }));
    expect(said).toEqual([]);
  });

  it('confirms an added currency only when it is there [AC-20]', async () => {
    const { stores, money, timers, said } = await playerPage({ userId: 5 });
    money.hiddenFor = 2;
    const adding = stores.accounts.addCurrency('EUR');
    await searching(timers);
    expect(said).toEqual([]);
    await timers.advance(2000);
    expect((await adding).ok).toBe(true);
    expect(said).toEqual(['account-added']);
  });

  it('stops after five times where none becomes active [AC-8, REL-39]', async () => {
    const { stores, money, timers } = await playerPage({ userId: 5 });
    money.accountsNow = [{ ...RUBLES, isActive: false }];
    await stores.accounts.refresh();
    const others = timers.waiting();
    const stop = stores.accounts.start();
    await searching(timers, others);
    const asked = money.calls.length;
    await timers.advance(60_000);
    expect(money.calls.slice(asked)).toEqual(Array.from({ length: 5 }, () => 'accounts'));
    expect(timers.waiting()).toBe(others);
    stop();
  });

  it('asks again every 2.5 seconds while no account is active [AC-8]', async () => {
    const { stores, money, timers } = await playerPage({ userId: 5 });
    money.accountsNow = [{ ...RUBLES, isActive: false }];
    await stores.accounts.refresh();
    const stop = stores.accounts.start();
    await searching(timers, timers.waiting());
    await timers.advance(5000);
    money.accountsNow = [RUBLES];
    await timers.advance(2500);
    const asked = money.calls.length;
    await timers.advance(60_000);
    expect(asked).toBe(5);
    expect(money.calls).toHaveLength(asked);
    stop();
  });

  it('tops up play money by its own amount, and only where there is any [AC-6]', async () => {
    const demo = await playerPage({ userId: 5 });
    expect(demo.stores.accounts.topUpAmount).toBe(minor(3_000_000));
    await demo.stores.accounts.topUp();
    expect(demo.money.calls).toContain('top up 1 by 3000000');
    expect(demo.stores.accounts.active?.money).toBe(minor(4_248_050));
    const real = await playerPage({ userId: 5, site: { isDemo: false } });
    expect(real.stores.accounts.topUpAmount).toBeUndefined();
    await real.stores.accounts.topUp();
    expect(real.money.calls).toEqual(['accounts']);
  });

  it('refreshes in every tab when something moved money', async () => {
    const browser = fakeBrowserTabs();
    const first = await playerPage({ userId: 5, tabs: browser() });
    const second = await playerPage({ userId: 5, tabs: browser() });
    const stop = second.stores.accounts.start();
    second.money.accountsNow = [{ ...RUBLES, money: minor(1) }];
    await first.stores.accounts.refreshEverywhere();
    await second.timers.advance(0);
    expect(second.stores.accounts.active?.money).toBe(1);
    stop();
  });

  it('keeps a refused top-up as a failure and the balance as it was [AC-6]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    const failure = { kind: 'refused', status: 400, code: 'amount' } as const;
    money.failure = failure;
    expect(await stores.accounts.topUp()).toEqual(fail(failure));
    expect(stores.accounts.active?.money).toBe(minor(1_248_050));
  });

  it('remembers on the device whether the balance is hidden [AC-10]', async () => {
    const { stores, cookies } = await playerPage({ userId: 5 });
    expect(stores.accounts.isBalanceHidden).toBe(true);
    stores.accounts.hideBalance(false);
    expect(cookies.get('balance')).toBe('shown');
    expect(stores.accounts.isBalanceHidden).toBe(false);
    stores.accounts.hideBalance(true);
    expect(cookies.get('balance')).toBe('hidden');
  });

  it('announces the chosen account [AC-14]', async () => {
    const { stores, said } = await playerPage({ userId: 5 });
    await stores.accounts.setActive(2);
    expect(said).toEqual(['main_account_will_set']);
  });

  it('announces no account that the server did not set, and says that it was not [AC-14, AC-15]', async () => {
    const { stores, money, said } = await playerPage({ userId: 5 });
    money.failure = { kind: 'refused', status: 500 };
    const choosing = stores.accounts.setActive(2);
    expect(said).toEqual([]);
    await choosing;
    await vi.waitFor(() => {
      expect(said).toHaveLength(2);
    });
    expect(said.toSorted()).toEqual(['fail set active account', 'switch-account: refused']);
    expect(stores.accounts.active?.id).toBe(1);
  });

  it('announces no account on a page of the account [AC-14]', async () => {
    const { stores, said } = await playerPage({ userId: 5, isAccountPage: true });
    await stores.accounts.setActive(2);
    expect(said).toEqual([]);
  });

  it('logs a choice and a question that failed, and tells of money that did not come [AC-15]', async () => {
    const { stores, money, said } = await playerPage({ userId: 5, isAccountPage: true });
    money.failure = { kind: 'network' };
    await stores.accounts.setActive(2);
    await stores.accounts.refresh();
    await stores.accounts.topUp();
    await vi.waitFor(() => {
      expect(said).toHaveLength(4);
    });
    expect(said.toSorted()).toEqual([
      'fail load accounts',
      'fail set active account',
      'switch-account: network',
      'top-up: network',
    ]);
  });

  it("confirms an added currency in the server's words, and adds its name where a currency has several accounts [AC-20, AC-21]", async () => {
    const { stores, money, said, Wrapper } = await playerPage({ userId: 5, isAccountPage: true });
    money.message = 'The account in euros is open';
    expect((await stores.accounts.addCurrency('EUR')).ok).toBe(true);
    expect(said).toEqual(['The account in euros is open']);
    money.accountsNow = [
      { ...RUBLES, label: 'Everyday' },
      { ...DOLLARS, label: 'Trips' },
    ];
    await stores.accounts.refresh();
    render(createElement(BalanceMenu), { wrapper: Wrapper });
    expect(screen.getByRole('button', { name: /Main account, RUB$/ })).toBeDefined();
    money.accountsNow = [...money.accountsNow, { ...RUBLES, id: 99, type: 'bonus', label: 'Gift', isActive: false }];
    await act(async () => stores.accounts.refresh());
    expect(screen.getByRole('button', { name: /Main account, RUB · Everyday$/ })).toBeDefined();
  });

  it('tops up no bonus account [AC-22]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    expect(stores.accounts.topUpAmount).toBeGreaterThan(0);
    money.accountsNow = [
      { ...RUBLES, isActive: false },
      { ...DOLLARS, type: 'bonus', isActive: true },
    ];
    await stores.accounts.refresh();
    expect(stores.accounts.topUpAmount).toBeUndefined();
  });

  it('adds one currency at a time [AC-11]', async () => {
    const { stores, money } = await playerPage({ userId: 5 });
    await Promise.all([stores.accounts.addCurrency('EUR'), stores.accounts.addCurrency('KZT')]);
    expect(money.calls.filter((call) => call.startsWith('add'))).toEqual(['add EUR']);
  });
});
