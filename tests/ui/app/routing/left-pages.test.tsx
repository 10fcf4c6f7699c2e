import { cleanup, waitFor } from '@testing-library/react';
import { when } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyCall } from '../../../../infrastructure/http/call.ts';
import { replySamples } from '../../../support/reply-samples.ts';
import { siteAt } from '../../../support/views/held-site.tsx';
import { heldListeners } from '../../../support/views/held-listeners.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What is asked for on the way to a page, before it may open. */
const GUARDS = new Set(['block', 'termsStatus', 'availablePartitions', 'redirectLight']);

/** A page of every kind that asks for something of its own, and what that is. */
const PAGES = [
  ['/en/live', ['line']],
  ['/en/line/football', ['line']],
  ['/en/live/football/1/812859521', ['game', 'line']],
  ['/en/about', ['informationTitles', 'informationPage']],
  ['/en/debugger/outbox', ['debuggerOutbox']],
  ['/en/line/football/1', ['line']],
  ['/en/office/history', ['history']],
  ['/en/debugger/events', ['debuggerEvents']],
  ['/en/print-coupon/40000000001', ['coupon']],
  ['/en/live?time=first_period', ['line']],
  ['/en/rules/1', ['informationPage', 'informationTitles']],
] as const;

const ofPage = ({ isOfPage }: AnyCall): boolean => isOfPage === true;
/** What search engines are told stands beside every screen. */
const BESIDE = new Set(['seoContent', 'seoPageVisual']);
const ofScreen = (call: AnyCall): boolean => ofPage(call) && !GUARDS.has(call.name) && !BESIDE.has(call.name);

describe('pages that are left before they are there', () => {
  it('REL-36 REL-35 have every request given up, and leave no state, notice, timer or listener behind after 200 changes', async () => {
    const held = heldListeners(window, document);
    const { go, backEnd, said, stores, timers, waiting, settle, spoken } = await siteAt('/en/office/history');
    const shown = stores.history.coupons.length;
    const walk = async (changes: number) => {
      for (let change = 0; change < changes; change += 1) {
        backEnd.holds = Math.floor(change / PAGES.length) % 2 === 0 ? ofScreen : ofPage;
        const [address] = PAGES[change % PAGES.length]!;
        await go(address, 1);
        // its code is fetched with the first visit
        await waitFor(() => {
          expect(waiting().length, address).toBeGreaterThan(0);
        });
      }
    };
    /** What is left waiting and listening at one page, whatever came before it. */
    const rest = async () => {
      backEnd.holds = ofScreen;
      await go('/en/office/history');
      expect(waiting().map(({ call }) => call.name)).toEqual(['historyTotals', 'history']);
      return [timers.waiting(), held.count()];
    };
    // what is fetched once is here, and the frame has come to rest
    await walk(2 * PAGES.length);
    const early = await rest();
    await walk(200 - 2 * PAGES.length);
    expect(await rest()).toEqual(early);
    const last = waiting();
    const abandoned = backEnd.asked.filter((asked) => !last.includes(asked));
    expect(abandoned.length).toBeGreaterThan(200);
    expect(abandoned.filter(({ end }) => end !== 'cancelled')).toEqual([]);
    for (const [, names] of PAGES) {
      for (const name of names) expect(abandoned.some(({ call }) => call.name === name)).toBe(true);
    }

    for (const { answer } of backEnd.asked) answer();
    await settle();
    expect(stores.history.coupons).toHaveLength(shown);
    expect(shown).toBeGreaterThan(0);
    expect([stores.page.status, stores.page.isFailed, stores.page.isOpening]).toEqual([200, false, false]);
    expect([stores.line.phase, stores.line.failure]).toEqual(['loading', undefined]);
    expect([stores.game.phase, stores.game.failure, stores.game.row]).toEqual(['idle', undefined, undefined]);
    expect([stores.information.page, stores.information.failure, stores.informationTitles.titles]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect([stores.outbox.shown, stores.outbox.failure, stores.outbox.isBusy]).toEqual([undefined, undefined, false]);
    expect([stores.collectedEvents.events, stores.collectedEvents.failure]).toEqual([undefined, undefined]);
    expect([stores.printed.coupon, stores.printed.failure]).toEqual([undefined, undefined]);
    expect(said).toEqual([]);
    expect(spoken()).toBe('');
    expect(stores.notices.shown).toBeUndefined();
    held.stop();
  });

  it.each([
    ['/en/live/football/1/812859521', ['game', 'line'], 'Ноттингем Форест'],
    ['/en/line/football', ['line'], 'Ноттингем Форест'],
    ['/en/about', ['informationTitles', 'informationPage'], 'Exact sums'],
  ] as const)('REL-36 %s is loaded by who comes back to it', async (address, names, text) => {
    const { go, backEnd, waiting, drawn, settle, said, spoken } = await siteAt('/en/office/history');
    backEnd.holds = ofScreen;
    for (const to of [address, '/en/debugger/outbox', address]) {
      await go(to);
      await waitFor(() => expect(waiting().length).toBeGreaterThan(0));
    }
    expect(
      waiting()
        .map(({ call }) => call.name)
        .toSorted(),
    ).toEqual(names.toSorted());
    expect(drawn.queryAllByText(text, { exact: false })).toEqual([]);
    for (const { answer } of waiting()) answer();
    await settle();
    await waitFor(() => expect(drawn.queryAllByText(text, { exact: false })).not.toEqual([]));
    expect([said, spoken()]).toEqual([[], '']);
  });

  it('REL-36 a champ that was left while it waited for the champs of its sport takes the place of no other line', async () => {
    const { go, backEnd, waiting, settle, stores } = await siteAt('/en/office/history');
    backEnd.holds = (call) => call.name === 'sportsTree';
    await go('/en/line/ice-hockey/3');
    await waitFor(() => expect(waiting()).not.toEqual([]));
    await go('/en/live');
    const { view } = stores.line;
    for (const { answer } of backEnd.asked) answer();
    await settle();
    expect(stores.line.view).toBe(view);
    expect(view.filter.section).toBe('live');
  });

  it('NV-23 the recharge opens over the page once that stands again: nothing that its dialog asks for is given up', async () => {
    const sample = replySamples()['siteConfig'] as { readonly result: object };
    const siteConfig = { ...sample, result: { ...sample.result, useRechargeModal: true } };
    const { go, settle, stores, at } = await siteAt('/en/live', { siteConfig });
    let left: AbortSignal | undefined;
    const stop = when(
      () => stores.dialogs.open === 'recharge',
      () => {
        ({ left } = stores.page);
      },
    );
    await go('/en/office/recharge');
    await waitFor(() => expect(left).toBeDefined());
    await settle(10);
    expect([left?.aborted, left === stores.page.left]).toEqual([false, true]);
    expect([at(), stores.dialogs.open]).toEqual(['/en/live', 'recharge']);
    stop();
  });
});
