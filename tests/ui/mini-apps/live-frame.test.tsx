import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { orderedSource } from '../../../core/coupon/bets/pick-source.ts';
import {
  framedPage,
  NAMED_BET,
  readyFrame,
  touch,
  type FramedPageOptions,
} from '../../support/mini-apps/framed-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** FRM-11 Nobody presses more often. */
const PRESS = 300;

async function opened(options: FramedPageOptions = {}) {
  const page = await framedPage(options);
  const view = page.mount();
  const frame = await readyFrame();
  return { ...page, ...frame, view };
}

describe('an application in a frame', () => {
  it('hears how the page looks, what is in the coupon and where it is, once it is ready [FRM-9]', async () => {
    const { heard, port } = await opened();
    expect(port).toBeDefined();
    const told = heard.map((text) => JSON.parse(text) as { readonly type: string; readonly payload: object });
    expect(told.map(({ type }) => type)).toEqual(['hello', 'signed', 'couponUpdate', 'sports', 'route']);
    expect(told.at(-1)?.payload).toEqual({ route: 'game' });
    expect(heard.join()).not.toMatch(/token|phone|fingerprint/i);
  });

  it('opens a dialog by its name, and has the focus again when it closes [FRM-10]', async () => {
    const { stores, frame, say } = await opened();
    touch(frame);
    await say('openDialog', { dialog: 'login' });
    expect(stores.dialogs.open).toBe('sign-in');
    const dialog = document.body.appendChild(document.createElement('button'));
    dialog.focus();
    expect(document.activeElement).toBe(dialog);
    dialog.remove();
    act(() => {
      stores.dialogs.close();
    });
    expect(document.activeElement).toBe(frame);
  });

  it('opens the consultant [FRM-10]', async () => {
    const chat = { address: 'http://127.0.0.1/debugger/consultant', key: 'k'.repeat(43) };
    const consultantGateway = {
      offer: () => Promise.resolve(ok({ id: 'demo', isAvailable: true })),
      begin: () => Promise.resolve(ok(chat)),
    };
    const { stores, frame, say } = await opened({ given: { consultantGateway } });
    await stores.lazy.ensure(['consultant']);
    touch(frame);
    await say('openDialog', { dialog: 'consultant' });
    expect([stores.consultant.isOpen, stores.dialogs.open]).toEqual([true, undefined]);
  });

  it('opens no dialog that it may not, or over another [FRM-10]', async () => {
    const { stores, frame, say, clock, said } = await opened();
    touch(frame);
    for (const dialog of ['withdraw', '__proto__', 'question-history']) {
      await say('openDialog', { dialog });
      clock.move(PRESS);
    }
    expect([stores.dialogs.open, said.filter((line) => line.startsWith('dialog of a frame'))]).toEqual([
      undefined,
      ['dialog of a frame: unknown-dialog', 'dialog of a frame: unknown-dialog', 'dialog of a frame: signed-out'],
    ]);
    stores.dialogs.show('settings');
    await say('openDialog', { dialog: 'login' });
    expect(stores.dialogs.open).toBe('settings');
  });

  it('leads to a page by its name, in the language of the site [FRM-7]', async () => {
    const { address, frame, say, clock } = await opened();
    touch(frame);
    await say('navigate', { route: 'https://evil.example/' });
    clock.move(PRESS);
    await say('navigate', { path: '/en/office' });
    expect(address.now).toBe('/en/line/football/3/7');
    clock.move(PRESS);
    await say('navigate', { route: 'how-to-bet' });
    expect(address.now).toBe('/en/howbet');
  });

  it('has a line told as a text, whatever it looks like [FRM-8]', async () => {
    const { frame, say, said } = await opened();
    touch(frame);
    await say('notify', { text: '<img src=x onerror=alert(1)>' });
    expect(said.at(-1)).toBe('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });

  it('puts a bet into the coupon at the price of the site, with its source and page, in the block that it names [BUS-6, BUS-7, BUS-9]', async () => {
    const { stores, frame, say } = await opened();
    touch(frame);
    await say('couponAddBet', { ...NAMED_BET, odds: 99_000, pageType: 'topgame', manualBlockId: 0 });
    expect(stores.coupon.bets).toMatchObject([{ outcomeId: '7:result:0::home', odds: 1850, block: 0 }]);
    expect(stores.coupon.bets.map(orderedSource)).toEqual([{ source: 'picks', pageType: 'topgame' }]);
  });

  it.each([
    { market: {} },
    { game: { gameId: '7' } },
    { source: '<b>' },
    { manualBlockId: -1 },
    { pageType: 'office' },
  ])('puts none there with %o [BUS-1, BUS-2]', async (change) => {
    const { stores, frame, say } = await opened();
    touch(frame);
    await say('couponAddBet', { ...NAMED_BET, ...change });
    expect(stores.coupon.bets).toEqual([]);
  });

  it('hears of each bet that comes into the coupon, by its numbers alone [FRM-9, BUS-3, BUS-4, BUS-5]', async () => {
    const { frame, say, heard } = await opened();
    touch(frame);
    await say('couponAddBet', NAMED_BET);
    const told = heard.map((text) => JSON.parse(text) as { readonly type: string; readonly payload: object });
    const updates = told.filter(({ type }) => type === 'couponUpdate');
    expect(updates.map(({ payload }) => payload)).toEqual([
      { type: 'single', bets: [] },
      { type: 'single', bets: [{ outcomeId: '7:result:0::home', gameId: 7, block: 1 }] },
    ]);
  });

  it.each([true, false])('stakes nothing while one-click betting is on, skipped %s [BUS-8]', async (skips) => {
    const { stores, frame, say } = await opened({ userId: 5 });
    stores.couponSettings.switchOneClick(true);
    expect(stores.couponSettings.isOneClickOn).toBe(true);
    touch(frame);
    await say('couponAddBet', { ...NAMED_BET, shouldSkipOneClickBet: skips });
    expect(stores.coupon.bets.map(({ outcomeId }) => outcomeId)).toEqual(['7:result:0::home']);
  });

  it('asks in vain where nobody is at work in it, and more often than anybody presses [FRM-11]', async () => {
    const { stores, frame, say, address } = await opened();
    await say('couponAddBet', NAMED_BET);
    await say('openDialog', { dialog: 'login' });
    await say('navigate', { route: 'how-to-bet' });
    expect([stores.coupon.bets, stores.dialogs.open, address.now]).toEqual([[], undefined, '/en/line/football/3/7']);
    touch(frame);
    await say('openDialog', { dialog: 'question' });
    await say('navigate', { route: 'how-to-bet' });
    expect([stores.dialogs.open, address.now]).toEqual(['question', '/en/line/football/3/7']);
  });

  it('that says it is in error gives way to a block that says so [FRM-13]', async () => {
    const { say } = await opened();
    await say('error');
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
