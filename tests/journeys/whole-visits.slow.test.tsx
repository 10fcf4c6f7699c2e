import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hours, seconds } from '../../core/shared/time.ts';
import { ACCOUNT_LIST } from '../../infrastructure/accounts/accounts-calls.ts';
import { HISTORY } from '../../infrastructure/coupon/coupon-calls.ts';
import { openFixture, type SandboxFixture } from '../support/sandbox-fixture.ts';
import { openWholePage, type WholePage } from '../support/views/whole-page.tsx';
import { STEPS_WITHOUT_LIMIT } from '../support/views/without-limit.ts';

/** A whole site in one process takes its time on a busy machine. */
const LONG = 300_000;

let fixture: SandboxFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.move(1000);
}, LONG);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
afterAll(() => fixture.close());

async function register(page: WholePage): Promise<void> {
  await page.after(() => {
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign up' }));
  });
  const dialog = within(await screen.findByRole('dialog'));
  for (const box of await dialog.findAllByRole('checkbox')) fireEvent.click(box);
  await page.after(() => {
    fireEvent.submit(dialog.getAllByRole('checkbox')[0]!.closest('form')!);
  });
  await page.after(() => {
    fireEvent.click(dialog.getByRole('button', { name: 'Save to file' }));
  });
  await page.after(() => {
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  });
  for (const step of STEPS_WITHOUT_LIMIT) await page.after(step);
}

describe('a first visit', { timeout: LONG }, () => {
  it('leads from an empty coupon to a bet that is settled and paid', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const page = await openWholePage(fixture, '/en/line/football?hours=3');
    const sections = within(screen.getByRole('navigation', { name: 'Main sections' }));
    expect(sections.getByRole('link', { name: 'Toto' }).getAttribute('href')).toBe('/en/toto');
    await page.takePrices(2);
    const coupon = page.coupon();
    await waitFor(() => expect(coupon.getAllByRole('listitem')).toHaveLength(2));
    expect(coupon.getByRole('button', { name: /^Log in to bet/ })).toBeDefined();

    await register(page);
    expect(coupon.getAllByRole('listitem')).toHaveLength(2);
    await page.pass(1000);
    await page.after(() => {
      fireEvent.click(coupon.getByRole('button', { name: /^Place bet/ }));
    });
    await waitFor(() => expect(coupon.getByRole('region', { name: 'Bet placed' })).toBeDefined());
    const visitor = fixture.visitor(page.cookies);
    const history = async (state: 'all' | 'settled') =>
      (await visitor.send(HISTORY, { query: { lng: 'en', state, page: 1 } })).read().coupons;
    expect(await history('all')).toMatchObject([{ state: 'open', type: 'express' }]);

    await fixture.move(hours(8));
    await page.pass(seconds(20));
    expect(await history('settled')).toHaveLength(1);
    expect(page.stores.myBets.openCount).toBe(0);
    const [account] = (await visitor.send(ACCOUNT_LIST)).read().accounts;
    expect(page.stores.accounts.active?.money).toBe(account?.money);

    await page.after(() => {
      page.stores.session.court(false);
    });
    expect(sections.queryByRole('link', { name: 'Toto' }), '[LP-4]').toBeNull();
    await fixture.assertSound();
    page.close();
  });
});

describe('a page of a player', { timeout: LONG }, () => {
  it('finds out what became of a bet whose answer was lost [REL-03]', async () => {
    const player = await fixture.player();
    const page = await openWholePage(fixture, '/en/line/football?hours=3', player.cookies);
    await page.takePrices(1);
    const coupon = page.coupon();
    page.wire.losesAnswers = true;
    await page.after(() => {
      fireEvent.click(coupon.getByRole('button', { name: /^Place bet/ }));
    });
    await waitFor(() => expect(coupon.getByText(/We’re checking your bet/)).toBeDefined());
    await page.pass(seconds(4));
    expect(coupon.queryByRole('region', { name: 'Bet placed' })).toBeNull();
    page.wire.losesAnswers = false;
    await page.pass(seconds(10));
    await waitFor(() => expect(coupon.getByRole('region', { name: 'Bet placed' })).toBeDefined());
    expect(page.wire.sent.filter(({ url }) => url.startsWith('/web-api/coupon/place?'))).toHaveLength(1);
    const placed = await player.send(HISTORY, { query: { lng: 'en', state: 'all', page: 1 } });
    expect(placed.read().coupons).toHaveLength(1);
    page.close();
  });

  it('holds live bets while the feed is silent, asks nothing while nobody looks, and goes on after both [REL-18, REL-22]', async () => {
    const player = await fixture.player();
    const page = await openWholePage(fixture, '/en/live/football', player.cookies);
    await page.takePrices(1);
    const coupon = page.coupon();
    const held = () => coupon.queryByRole('button', { name: /Odds out of date/ });
    page.wire.isCut = true;
    await page.pass(seconds(12));
    await waitFor(() => expect(held()).not.toBeNull());
    page.wire.isCut = false;
    await page.pass(seconds(4));
    await waitFor(() => expect(held()).toBeNull());

    page.visibility.turn(false);
    await page.pass(seconds(31));
    const asked = page.wire.sent.length;
    await page.pass(seconds(30));
    expect(page.wire.sent.slice(asked).map(({ url }) => url)).toEqual([]);
    page.visibility.turn(true);
    await page.pass(seconds(1));
    expect(page.wire.sent.length).toBeGreaterThan(asked);
    page.close();
  });
});
