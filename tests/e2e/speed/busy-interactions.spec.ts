import type { Page } from '@playwright/test';
import { LIVE_POLL } from '../../../core/sports/line/feed-pace.ts';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import {
  drawnSince,
  hasten,
  INTERACTION,
  INTERACTION_END,
  interactionLayouts,
  LAYOUT_TRACE,
  meterDrawing,
} from '../../support/browser/page-meters.ts';
import { interactInRounds } from '../../support/browser/busy-interactions.ts';
import { routeBusyFeed } from '../../support/fakes/busy-feed.ts';

// what is drawn is counted with all that moves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ROUNDS = 9;
/** Replies are held until an interaction begins: the page is to wait for the next one by then. */
const HASTE = 30;
/** Of a thousand a second, what an interaction of three tenths of a second meets: so many whatever the machine takes for it. */
const CHANGES = 300;
const MOST_LAYOUTS = 3;
const MOST_COMMITS = 60;

/** Does it between marks in the trace; returns how often React committed meanwhile. */
async function commitsOf(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  const before = await drawnSince(page);
  await page.evaluate((text) => performance.mark(text), INTERACTION + name);
  await act();
  await page.evaluate(async (text) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    performance.mark(text);
  }, INTERACTION_END);
  return (await drawnSince(page, before)).commits;
}

test(
  'sixty interactions under a thousand price changes a second, opening a game among them, lay out three times at most each, and commit sixty times at most [PERF-08]',
  { annotation: { type: 'long', description: 'sixty interactions, one after another' } },
  async ({ page, browser, problems }) => {
    // nobody but the feed knows its games
    problems.expect(/404.*\/prices\?/);
    await meterDrawing(page);
    await hasten(page, HASTE, [LIVE_POLL]);
    const feed = await routeBusyFeed(page);
    await open(page, '/ru/live/football');
    await expect(page.getByText('Home 0', { exact: true }).first()).toBeVisible();
    const commits = new Map<string, number>();
    const changes = new Map<string, number>();
    const does = async (name: string, act: () => Promise<void>): Promise<void> => {
      await expect.poll(feed.isAsked, { intervals: [20] }).toBe(true);
      const asked = feed.replies.length;
      const actUnderChanges = async (): Promise<void> => {
        feed.changeNow(CHANGES);
        await act();
      };
      commits.set(name, await commitsOf(page, name, actUnderChanges));
      changes.set(name, feed.replies[asked]?.size ?? 0);
    };
    feed.hold();
    await browser.startTracing(page, { categories: [...LAYOUT_TRACE, 'blink.user_timing'] });
    await interactInRounds(page, ROUNDS, does);
    const layouts = interactionLayouts(await browser.stopTracing());
    expect([...layouts.keys()]).toEqual([...commits.keys()]);
    expect(layouts.size).toBeGreaterThanOrEqual(60);
    expect([...changes].filter(([, count]) => count < CHANGES)).toEqual([]);
    expect([...layouts].filter(([, count]) => count > MOST_LAYOUTS)).toEqual([]);
    expect([...commits].filter(([, count]) => count > MOST_COMMITS)).toEqual([]);
  },
);
