import type { Browser, CDPSession, Page } from '@playwright/test';
import { CHANGES_A_SECOND, HASTE, routeBusyFeed, type BusyFeed } from '../support/fakes/busy-feed.ts';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import {
  drawnSince,
  forcedLayouts,
  hasten,
  holdClock,
  keptHeap,
  LAYOUT_TRACE,
  layoutCounts,
  meterDrawing,
  NOTHING_DRAWN,
} from '../support/browser/page-meters.ts';

// what is drawn is counted with all that moves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LEAST_CHANGES = 3000;
/** Bytes of the heap of a live page, once it is collected. */
const MOST_HEAP = 60_000_000;

/** Waits until what starts with a page has started: from then on, only replies can draw. */
async function comeToRest(page: Page, feed: BusyFeed): Promise<void> {
  const drawnInTwoReplies = async (): Promise<number> => {
    const before = await drawnSince(page);
    const asked = feed.replies.length;
    await expect.poll(() => feed.replies.length).toBeGreaterThan(asked + 1);
    return (await drawnSince(page, before)).commits;
  };
  await expect.poll(drawnInTwoReplies, { timeout: 20_000 }).toBe(0);
}

async function openBusyLive(page: Page): Promise<BusyFeed> {
  await meterDrawing(page);
  await hasten(page, HASTE);
  await holdClock(page);
  const feed = await routeBusyFeed(page);
  const tree = page.waitForResponse(/\/sports\/tree\?/);
  await open(page, '/ru/live/football');
  await tree;
  await expect(page.getByText('Home 0', { exact: true }).first()).toBeVisible();
  await expect.poll(() => feed.replies.length).toBeGreaterThan(2);
  await comeToRest(page, feed);
  return feed;
}

async function visibleGames(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page
    .locator('main a[href*="/live/football/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return new Set(addresses.flatMap((address) => /\/(9\d{8})(?:-|$)/.exec(address)?.[1] ?? []));
}

async function nodeCount(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document);
    let count = 0;
    while (walker.nextNode() !== null) count += 1;
    return count;
  });
}

function changesIn(replies: BusyFeed['replies']): number {
  return replies.reduce((sum, reply) => sum + reply.size, 0);
}

async function expectNothingDrawn(page: Page, feed: BusyFeed, session: CDPSession): Promise<void> {
  const asked = feed.replies.length;
  const before = { drawn: await drawnSince(page), layout: await layoutCounts(session) };
  await expect.poll(() => feed.replies.length).toBeGreaterThan(asked + 4);
  const drawn = await drawnSince(page, before.drawn);
  const layout = await layoutCounts(session);
  expect(drawn).toEqual(NOTHING_DRAWN);
  expect(layout.layouts - before.layout.layouts).toBe(0);
}

async function expectOnlyChangesDrawn(
  browser: Browser,
  page: Page,
  feed: BusyFeed,
  session: CDPSession,
): Promise<void> {
  const shown = await visibleGames(page);
  expect(shown.size).toBeGreaterThan(8);
  const firstReply = feed.replies.length;
  const before = { drawn: await drawnSince(page), layout: await layoutCounts(session) };
  await browser.startTracing(page, { categories: LAYOUT_TRACE });
  feed.changePerSecond(CHANGES_A_SECOND);
  const arrived = () => changesIn(feed.replies.slice(firstReply));
  await expect.poll(arrived, { intervals: [100], timeout: 5000 }).toBeGreaterThan(LEAST_CHANGES);
  feed.changePerSecond(0);
  await expect.poll(() => feed.replies.at(-1)?.size, { intervals: [100] }).toBe(0);
  // what a reply changes is drawn within two frames
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const forced = forcedLayouts(await browser.stopTracing());
  const drawn = await drawnSince(page, before.drawn);
  const layout = await layoutCounts(session);

  const replies = feed.replies.slice(firstReply);
  const changes = changesIn(replies);
  const changedVisible = replies.reduce(
    (sum, reply) => sum + [...reply].filter((price) => shown.has(price.split(' ')[0] ?? '')).length,
    0,
  );
  const layouts = layout.layouts - before.layout.layouts;
  const figures = {
    replies: replies.length,
    changes,
    changedVisible,
    ...drawn,
    layouts,
    forced: forced.length,
    styleRecalcs: layout.styleRecalcs - before.layout.styleRecalcs,
    nodes: await nodeCount(page),
  };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });

  expect(drawn.prices, JSON.stringify(figures)).toBeGreaterThan(0);
  expect(drawn.prices + drawn.others, JSON.stringify(figures)).toBeLessThanOrEqual(Math.floor(changedVisible * 1.1));
  expect(layouts, JSON.stringify(figures)).toBeLessThanOrEqual(Math.floor(drawn.frames * 1.05));
  expect(forced, JSON.stringify(figures)).toEqual([]);
  expect(figures.nodes).toBeLessThanOrEqual(6000);
}

test('a reply that changes nothing draws nothing, a thousand price changes a second draw the cells that changed and nothing else, and each says its way in shape and in words, and the page keeps little in memory [PERF-09, PERF-11, PERF-12, PERF-16]', async ({
  browser,
  page,
}) => {
  const feed = await openBusyLive(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await expectNothingDrawn(page, feed, session);
  await expectOnlyChangesDrawn(browser, page, feed, session);
  feed.changePerSecond(3000);
  await expect(page.getByRole('button', { name: /вырос|выше|вверх/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /снизил|упал|ниже|вниз/ }).first()).toBeVisible();
  expect(await keptHeap(session)).toBeLessThanOrEqual(MOST_HEAP);
});

test('beside a live game are the other 299, and in multi-live all 300, of which those in sight are drawn [PERF-11]', async ({
  page,
}) => {
  await routeBusyFeed(page);
  await open(page, '/ru/live/football');
  await expect(page.getByText('Home 0', { exact: true }).first()).toBeVisible();
  await page.locator('main [data-kind="game"]').getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Сейчас в live' }).getByRole('link').nth(9)).toBeVisible();
  await expect(page.locator('main [role="tabpanel"] button[data-odds]').first()).toBeVisible();
  const beside = await nodeCount(page);
  await open(page, '/ru/multi');
  const list = page.getByRole('navigation', { name: 'Матчи в live' });
  await expect(list.getByText('Home 0', { exact: true })).toBeVisible();
  const inMulti = await nodeCount(page);
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ beside, inMulti }) });
  expect(Math.max(beside, inMulti)).toBeLessThanOrEqual(3000);
});
