import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import { NOW, idOf, pick, placedCoupon } from '../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../support/views/player-page.tsx';
import { money, price } from '../../support/units.ts';

beforeAll(teachDialogs);
beforeAll(fetchParts);
afterEach(cleanup);

async function drawn(...games: readonly number[]): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(...games);
  return tab;
}

/** The parts of a filled coupon are fetched once, with the first one. */
async function fetchParts(): Promise<void> {
  await drawn(1);
  await screen.findAllByRole('listitem');
  cleanup();
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const click = (name: RegExp): void => {
  fireEvent.click(button(name));
};

async function chooseType(name: string): Promise<void> {
  click(/^Bet type/);
  fireEvent.click(await screen.findByRole('menuitemradio', { name, hidden: true }));
}

describe('the coupon panel', () => {
  it('is empty, takes bets, and gives them back after clearing', async () => {
    const tab = await drawn();
    expect(screen.getByText('Your bet slip is empty')).toBeDefined();
    await tab.add(1, 2, 3);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    click(/^Clear bet slip/);
    expect(screen.getByText('3 selections removed')).toBeDefined();
    click(/^Undo/);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers all ten types, those that do not fit with the reason', async () => {
    await drawn(1, 2, 3);
    click(/^Bet type/);
    const items = await screen.findAllByRole('menuitemradio', { hidden: true });
    expect(items).toHaveLength(COUPON_TYPES.length);
    const off = items.filter((item) => item.getAttribute('aria-disabled') === 'true');
    expect(off.map((item) => item.title)).toEqual(['Exactly one selection needed']);
  });

  it('says in a line what a type does, in the menu and once it was chosen', async () => {
    await drawn(1, 2, 3);
    const help = 'Every accumulator of your selections, without singles; two winners are needed for a return.';
    expect(screen.queryByText(help)).toBeNull();
    click(/^Bet type/);
    const items = await screen.findAllByRole('menuitemradio', { hidden: true });
    expect(items.every((item) => item.title !== '')).toBe(true);
    fireEvent.click(items.find((item) => item.title === help)!);
    expect(screen.getByText(help)).toBeDefined();
  });

  it('shows what a system of 2 of 3 can pay, at least and at most', async () => {
    const tab = await drawn(1, 2, 3);
    await chooseType('System');
    act(() => tab.coupon.edit({ type: 'amount-set', currency: 'RUB', amount: money(300) }));
    await tab.pass(600);
    expect(button(/2 of 3/)).toBeDefined();
    // lines of 100 at 1.5 x 2, 1.5 x 2.5 and 2 x 2.5
    expect(screen.getByText(/1,175\.00/)).toBeDefined();
    expect(screen.getByText('Minimum returns').parentElement?.textContent).toContain('300.00');
    fireEvent.click(button(/^Banker: Home 1/));
    expect(button(/^Banker: Home 1/).getAttribute('aria-pressed')).toBe('true');
  });

  it('moves the bets of a chain by buttons, and the blocks of a condition', async () => {
    const tab = await drawn(1, 2, 3);
    await chooseType('Chain');
    click(/^Move up: Home 3/);
    expect(tab.coupon.bets.map(({ gameId }) => gameId)).toEqual([1, 3, 2]);
    await chooseType('Conditional bet');
    click(/^Move down: Block 1/);
    expect(tab.coupon.bets.map(({ gameId, block }) => [gameId, block])).toEqual([
      [1, 2],
      [3, 1],
      [2, 3],
    ]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Stake: Block 2' }), { target: { value: '50' } });
    expect(tab.coupon.state.blockAmounts).toEqual(['max', money(50), 'max']);
  });

  it('puts bets of a multi into a lobby and into blocks', async () => {
    const tab = await drawn(1, 2, 3, 4);
    await chooseType('Multibet');
    click(/^Block for Home 2/);
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Lobby', hidden: true }));
    expect(within(screen.getByRole('region', { name: 'Lobby' })).getAllByRole('listitem')).toHaveLength(1);
    expect(tab.coupon.bets.find(({ gameId }) => gameId === 2)?.block).toBe(0);
  });

  it('takes an amount for each single and adds them up', async () => {
    const tab = await drawn(1, 2);
    await chooseType('Singles');
    fireEvent.change(screen.getByRole('textbox', { name: 'Stake on Home 2 v Away 2' }), { target: { value: '30,5' } });
    expect(tab.couponSums.staked).toBe(money(180.5));
    expect(screen.getByText('Total stake').parentElement?.textContent).toContain('180.50');
  });

  it('shows the bonus of an express until it is declined', async () => {
    const tab = await drawn(1, 2, 3);
    expect(screen.getByText('\u00D71.03')).toBeDefined();
    // 1.5 x 2 x 2.5 x 1.03
    expect(screen.getByText('7.725')).toBeDefined();
    click(/^Remove bonus/);
    expect(screen.queryByText('Accumulator bonus')).toBeNull();
    expect(tab.couponSums.total).toBe(price(7.5));
  });

  it('shows the bonus for three selections and more, of odds from 1.1 and not of kind 7 [BB-2, BB-3, BB-4]', async () => {
    const tab = await drawn(1, 2);
    const bonus = () => screen.queryByText(/^\u00D71\./)?.textContent;
    expect(bonus()).toBeUndefined();
    await tab.add(3, 4);
    expect(bonus()).toBe('\u00D71.04');
    tab.gateway.updates.set(idOf(1), { odds: price(1.09), version: 2 });
    await tab.pass(11_000);
    expect(bonus()).toBeUndefined();
    tab.gateway.updates.set(idOf(1), { odds: price(1.1), version: 3 });
    await tab.pass(11_000);
    expect(bonus()).toBe('\u00D71.04');
    tab.gateway.updates.set(idOf(1), { details: { offerKind: 7 }, version: 4 });
    await tab.pass(11_000);
    expect(bonus()).toBeUndefined();
  });

  it('offers a system its sizes with their lines, and keeps the size within the selections [CP-2, TM-6, TM-7, SL-6, CS-7]', async () => {
    const tab = await drawn(1, 2, 3, 4, 5);
    await chooseType('System');
    click(/^2 of 5/);
    const offered = (await screen.findAllByRole('menuitemradio', { hidden: true })).filter(({ textContent }) =>
      / of 5/.test(textContent),
    );
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      '2 of 5 \u00B7 10 lines',
      '3 of 5 \u00B7 10 lines',
      '4 of 5 \u00B7 5 lines',
    ]);
    fireEvent.click(offered[2]!);
    expect(button(/4 of 5/)).toBeDefined();
    click(/^Remove: Home 5/);
    click(/^Remove: Home 4/);
    expect(button(/2 of 3/)).toBeDefined();
    expect(tab.couponSums.order).toMatchObject({ systemValue: 2 });
  });

  it('shows a suspension at once, and one second longer than it lasts [BC-4, CS-20, CS-52]', async () => {
    const tab = await drawn(1, 2);
    const reason = /^Place bet: 1 selection is suspended/;
    tab.gateway.updates.set(idOf(1), { trouble: 'suspended' });
    await tab.pass(10_100);
    expect(button(reason)).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    tab.gateway.updates.delete(idOf(1));
    for (let waited = 0; waited < 20_000 && tab.coupon.bets[0]?.opensAt === undefined; waited += 100)
      await tab.pass(100);
    expect(button(reason)).toBeDefined();
    await tab.pass(1100);
    expect(screen.queryByRole('button', { name: reason })).toBeNull();
  });

  it('says why it cannot be placed, and lets a suspended bet be left out', async () => {
    const tab = await drawn(1, 2);
    tab.gateway.updates.set(idOf(1), { trouble: 'suspended' });
    await tab.pass(11_000);
    const off = button(/^Place bet: 1 selection is suspended/);
    expect(off.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(off);
    expect(tab.gateway.sent).toEqual([]);
    click(/^Exclude: Home 1/);
    await tab.pass(600);
    expect(button(/^Place bet/).getAttribute('aria-disabled')).toBeNull();
    expect(tab.couponSums.total).toBe(price(2));
  });

  it('keeps the focus in the list when the focused bet is removed', async () => {
    await drawn(1, 2, 3);
    const remove = button(/^Remove: Home 2/);
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(button(/^Remove: Home 3/));
  });

  it('opens the sign-in for somebody who is not signed in', async () => {
    const tab = await couponTab(sharedBrowser(), null);
    drawCoupon(tab);
    await tab.add(1);
    click(/^Log in to bet/);
    expect(tab.stores.dialogs.open).toBe('sign-in');
  });
});

describe('placing', () => {
  it('shows the receipt, and puts the bets back when asked', async () => {
    const tab = await drawn(1, 2);
    click(/^Place bet/);
    await tab.pass(500);
    expect(await screen.findByText('Bet placed')).toBeDefined();
    expect(await screen.findByText(/^Bet no\. 501: Accumulator, 1 selection/)).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Print' })).toBeDefined();
    click(/^Keep selections/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Bet placed')).toBeNull();
  });

  it('says that it checks while the outcome is unknown, never that it failed [REL-03]', async () => {
    const tab = await drawn(1);
    tab.gateway.faults.push('lost-after');
    tab.gateway.isLookUpDown = true;
    click(/^Place bet/);
    await tab.pass(20_000);
    expect(screen.getByText('We’re checking your bet')).toBeDefined();
    expect(screen.queryByText(/not accepted/)).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Checking whether your bet was accepted');
  });

  it('shows old and new odds with the focus on the confirming button [REL-15]', async () => {
    const tab = await drawn(1, 2);
    const changes = [{ index: 0, outcomeId: idOf(1), odds: price(1.3), version: 4 }];
    tab.gateway.faults.push({ verdict: { status: 'price-changed', bets: changes } });
    click(/^Place bet/);
    await tab.pass(500);
    expect(screen.getByText('1.50 → 1.30')).toBeDefined();
    expect(document.activeElement).toBe(button(/^Accept and bet/));
    expect(button(/^Accept and bet/).className).toContain('warning');
    click(/^Accept and bet/);
    await tab.pass(500);
    expect(tab.gateway.sent[1]?.order.bets[0]).toMatchObject({ odds: price(1.3), version: 4 });
    expect(await screen.findByText('Bet placed')).toBeDefined();
  });

  it('counts the changes that the press accepts [REL-14]', async () => {
    const tab = await drawn(1, 2);
    tab.gateway.updates.set(idOf(1), { odds: price(1.3), version: 4 });
    await tab.pass(11_000);
    expect(button(/^Accept 1 change and bet/).className).toContain('changed');
    expect(screen.getByText('1.50').tagName).toBe('S');
    expect(screen.getByText('2.60')).toBeDefined();
  });

  it('names the reason of a rejection and keeps the bets [REL-16]', async () => {
    const tab = await drawn(1);
    const bets = [{ index: 0, outcomeId: idOf(1), trouble: 'suspended' }] as const;
    tab.gateway.faults.push({ verdict: { status: 'rejected', reason: 'suspended', bets } });
    click(/^Place bet/);
    await tab.pass(300);
    expect(await screen.findByText('Reason: betting is suspended.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Bet not accepted');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('counts down a live delay', async () => {
    const tab = await drawn(1);
    tab.gateway.faults.push({ verdict: { status: 'pending', acceptAt: NOW + 6000, serverTime: NOW } });
    click(/^Place bet/);
    await tab.pass(1300);
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(screen.getByText(/^Checking the odds, [4-6] s$/)).toBeDefined();
  });

  it('asks before the same coupon is placed again, and does not by default [REL-02]', async () => {
    const tab = await drawn(1);
    click(/^Place bet/);
    await tab.pass(500);
    await tab.add(1);
    click(/^Place bet/);
    await tab.pass(300);
    expect(screen.getByText(/^You placed the same bet \d+ seconds? ago/)).toBeDefined();
    expect(document.activeElement).toBe(button(/^Don’t place/));
    click(/^Don’t place/);
    await tab.pass(300);
    expect(tab.gateway.placed.size).toBe(1);
  });
});

describe('one click', () => {
  it('stakes the amount set for it, else the first one of the currency, and ends with a drop on a score change [ONE-2, ONE-3, CS-63, CS-64]', async () => {
    const tab = await drawn();
    const { couponSettings } = tab.stores;
    fireEvent.click(screen.getByRole('switch', { name: 'One-click betting' }));
    act(() => tab.placement.pick(pick(5), NOW - 1000));
    await tab.pass(400);
    act(() => couponSettings.change({ oneClickAmount: 75 }));
    act(() => tab.placement.pick(pick(6), NOW - 1000));
    await tab.pass(400);
    expect(tab.gateway.sent.map(({ order }) => order.amount)).toEqual([money(150), money(75)]);
    act(() => couponSettings.dropOnScoreChange(true));
    expect(couponSettings.isOneClickOn).toBe(false);
  });

  it('asks before it clears the coupon, and shows that it is on [REL-41]', async () => {
    const tab = await drawn(1, 2);
    fireEvent.click(screen.getByRole('switch', { name: 'One-click betting' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('2 selections will be removed');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    expect(tab.coupon.bets).toEqual([]);
    expect(screen.getByText(/^One-click betting: .*150/)).toBeDefined();
    act(() => tab.placement.pick(pick(5), NOW - 1000));
    await tab.pass(400);
    expect(tab.gateway.sent[0]?.order.isOneClick).toBe(true);
    act(() => tab.stores.couponSettings.change({ oneClickAmount: 20.125 }));
    expect(await screen.findByText('One-click betting: No more than 2 decimal places')).toBeDefined();
    click(/^Turn off$/);
    expect(tab.stores.couponSettings.isOneClickOn).toBe(false);
  });
});

describe('my bets', () => {
  it('show open coupons with their games and repeat them', async () => {
    const browser = sharedBrowser();
    browser.gateway.open = [placedCoupon(7)];
    const tab = await couponTab(browser);
    drawCoupon(tab);
    await tab.pass(100);
    fireEvent.click(screen.getByRole('tab', { name: /^My bets/ }));
    const coupon = await screen.findByRole('article', { name: 'Bet no. 7' });
    expect(coupon.textContent).toContain('Home 1 v Away 1');
    fireEvent.click(within(coupon).getByRole('button', { name: 'Repeat' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('say what the hyper bonus adds if every bet wins, beside what they pay [HB-4]', async () => {
    const browser = sharedBrowser();
    const terms = { percent: 10, minimumPossibleWin: money(100), maximumBonus: money(500) };
    browser.gateway.open = [placedCoupon(7, { hyperBonus: { ...terms, amount: money(42) } })];
    const tab = await couponTab(browser);
    drawCoupon(tab);
    await tab.pass(100);
    fireEvent.click(screen.getByRole('tab', { name: /^My bets/ }));
    const coupon = await screen.findByRole('article', { name: 'Bet no. 7' });
    expect(coupon.textContent).toMatch(/Hyper bonus 10%.*42/);
  });
});
