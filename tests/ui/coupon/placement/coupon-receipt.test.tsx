import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOW, idOf, pick, placedCoupon } from '../../../support/examples/coupon-examples.ts';
import { couponTab, drawCoupon, sharedBrowser, type CouponTabUnderTest } from '../../../support/views/coupon-page.tsx';
import { teachDialogs } from '../../../support/views/player-page.tsx';
import { money, price } from '../../../support/units.ts';

beforeAll(teachDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function drawn(...games: readonly number[]): Promise<CouponTabUnderTest> {
  const tab = await couponTab(sharedBrowser());
  drawCoupon(tab);
  await tab.add(...games);
  if (games.length > 0) await screen.findAllByRole('listitem');
  await tab.pass(600);
  return tab;
}

async function place(tab: CouponTabUnderTest): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Place bet/ }));
  await tab.pass(500);
}

describe('the receipt', () => {
  // the first test of this file: the receipt has not been fetched before
  it('is never preceded by an empty bet slip', async () => {
    const tab = await drawn(1);
    const seen: string[] = [];
    const watcher = new MutationObserver(() => {
      const text = document.body.textContent ?? '';
      if (tab.placement.state.phase === 'accepted') seen.push(text);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    await place(tab);

    await screen.findByRole('region', { name: 'Bet placed' });
    watcher.disconnect();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => !text.includes('Bet placed'))).toEqual([]);
    expect(screen.getByText('Your bet slip is empty')).toBeDefined();
  });

  it('names the picks in plain words and what they can pay [LN-87]', async () => {
    const tab = await drawn(1);
    await place(tab);
    const card = await screen.findByRole('region', { name: 'Bet placed' });
    expect(card.textContent).toContain('Home 1 v Away 1 · Match result: Home 1');
    expect(within(card).getByText('Potential returns').parentElement?.textContent).toMatch(/\d/);
    expect(await within(card).findByRole('button', { name: 'Copy bet' })).toBeDefined();
  });

  it('names the promo code that a coupon was placed with [PC-7]', async () => {
    const tab = await drawn(1);
    const coupons = [placedCoupon(9, { promo: { code: 'FREEBET-EUR', kind: 'free-bet' } })];
    tab.gateway.faults.push({ verdict: { status: 'accepted', coupons, balance: money(1), refused: [] } });
    await place(tab);
    const card = await screen.findByRole('region', { name: 'Bet placed' });
    expect(within(card).getByText('Free bet').parentElement?.textContent).toBe('Free betFREEBET-EUR');
  });

  it('gives no average odds for singles and systems [TO-3]', async () => {
    const tab = await drawn(1, 2);
    const coupons = [placedCoupon(9, { type: 'system', odds: price(5.063) })];
    tab.gateway.faults.push({ verdict: { status: 'accepted', coupons, balance: money(1), refused: [] } });
    await place(tab);
    const card = await screen.findByRole('region', { name: 'Bet placed' });
    expect(card.textContent).toContain('Bet no. 9: System, 1 selection');
    expect(card.textContent).not.toContain('5.063');
  });

  it('names the event of a one-click bet while it is on its way', async () => {
    const tab = await drawn();
    act(() => {
      tab.stores.couponSettings.switchOneClick(true);
    });
    tab.gateway.faults.push('never-answers');
    act(() => {
      tab.placement.pick(pick(5), NOW - 1000);
    });
    await tab.pass(400);
    expect((await screen.findByText('Placing your bet…')).closest('div')?.parentElement?.textContent).toContain(
      'Home 5 v Away 5 · Match result: Home 5',
    );
  });

  it('is printed with the operator, the player, the market, and every date in full', async () => {
    const tab = await drawn(1);
    const coupons = [placedCoupon(9, { userId: 77, placedAt: NOW })];
    tab.gateway.faults.push({ verdict: { status: 'accepted', coupons, balance: money(1), refused: [] } });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await place(tab);
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const sheet = screen.getByRole('heading', { name: /^Bet no\. 9/ }).closest('article')?.textContent ?? '';
    for (const part of ['Oddsmith', 'Player no. 77', 'Premier League', 'Home 1 v Away 1'])
      expect(sheet).toContain(part);
    // 1,800,000,000 s is 15 January 2027, 08:00 UTC
    expect(sheet).toMatch(/Placed: 15 Jan 2027, \d\d:00 \(UTC[+\d]*\)/);
    expect(sheet.match(/15 Jan 2027/g)?.length).toBeGreaterThan(1);
    expect(sheet).not.toMatch(/Today|Tomorrow/);
  });
});

describe('a finished selection', () => {
  it('is removed with all others of its kind by one press [CS-81]', async () => {
    const tab = await drawn(1, 2, 3, 4);
    tab.gateway.updates.set(idOf(1), { trouble: 'finished' });
    tab.gateway.updates.set(idOf(3), { trouble: 'removed' });
    await tab.pass(31_000);
    fireEvent.click(screen.getByRole('button', { name: 'Remove 2 finished selections' }));
    expect(tab.coupon.bets.map(({ gameId }) => gameId)).toEqual([2, 4]);
    expect(screen.queryByRole('button', { name: /finished selections?$/ })).toBeNull();
  });
});

describe('what is said of a code', () => {
  it('goes with the field that it was said of', async () => {
    const tab = await drawn();
    const field = screen.getByRole('textbox', { name: 'Bet slip code' });
    fireEvent.change(field, { target: { value: 'ZZZ 999' } });
    fireEvent.submit(field.closest('form')!);
    await tab.pass(100);
    expect(screen.getByText('We can’t find a bet slip with this code')).toBeDefined();
    await tab.add(1);
    await screen.findAllByRole('listitem');
    expect(screen.queryByText('We can’t find a bet slip with this code')).toBeNull();
    await place(tab);
    await screen.findByRole('region', { name: 'Bet placed' });
    expect(screen.queryByText('We can’t find a bet slip with this code')).toBeNull();
  });
});

describe('my bets', () => {
  it('say when a game starts, how far one is, and are printed', async () => {
    const browser = sharedBrowser();
    const bet = placedCoupon(7).bets[0]!;
    const score = { home: 1, away: 0, periods: [], redCards: { home: 0, away: 0 } };
    const playing = { ...bet, index: 1, status: -2, score, gameStatus: 'playing', gameTime: 41 * 60 } as const;
    browser.gateway.open = [placedCoupon(7, { bets: [{ ...bet, status: -1, score: undefined }, playing] })];
    const tab = await couponTab(browser);
    drawCoupon(tab);
    await tab.pass(100);
    fireEvent.click(screen.getByRole('tab', { name: /^My bets/ }));
    const coupon = await screen.findByRole('article', { name: 'Bet no. 7' });
    // the start of the first, beside the moment of placing
    expect(within(coupon).getAllByText(/^(Today|Tomorrow), \d\d:\d\d$/)).toHaveLength(2);
    expect(within(coupon).getByText('41\u2032')).toBeDefined();
    expect(coupon.textContent).not.toContain('Not started');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    fireEvent.click(within(coupon).getByRole('button', { name: 'Print bet no. 7' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
