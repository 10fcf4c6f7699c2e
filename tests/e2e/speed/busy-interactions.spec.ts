import type { Locator, Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
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
import { CHANGES_A_SECOND, HASTE, routeBusyFeed } from '../../support/fakes/busy-feed.ts';

// what is drawn is counted with all that moves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ROUNDS = 9;
const MOST_LAYOUTS = 3;
const MOST_COMMITS = 60;

/** A press of the middle of something that stands already: looking for it is not the page's work. */
async function pressOf(page: Page, what: Locator): Promise<() => Promise<void>> {
  await expect(what).toBeVisible();
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return async () => page.mouse.click(x, y);
}

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
  'sixty interactions under a thousand price changes a second lay out three times at most each, and commit sixty times at most [PERF-08]',
  { annotation: { type: 'long', description: 'sixty interactions, one after another' } },
  async ({ page, browser, problems }) => {
    // nobody but the feed knows its games
    problems.expect(/404.*\/prices\?/);
    await meterDrawing(page);
    await hasten(page, HASTE);
    const feed = await routeBusyFeed(page);
    await open(page, '/ru/live/football');
    await expect(page.getByText('Home 0', { exact: true }).first()).toBeVisible();
    const { coupon } = bettingPage(page);
    const commits = new Map<string, number>();
    const does = async (name: string, act: () => Promise<void>) => commits.set(name, await commitsOf(page, name, act));
    feed.changePerSecond(CHANGES_A_SECOND);
    await browser.startTracing(page, { categories: [...LAYOUT_TRACE, 'blink.user_timing'] });
    for (let round = 0; round < ROUNDS; round += 1) {
      const of = (name: string): string => `${String(round)} ${name}`;
      const game = page.locator('[role="grid"] [data-kind="game"]').nth(round);
      await does(of('add a bet'), await pressOf(page, game.locator('button[data-odds="open"]').first()));
      const amount = coupon.getByRole('textbox', { name: /^Сумма(?!.*в один клик)/ }).first();
      await does(of('go to the stake'), await pressOf(page, amount));
      await does(of('type a stake'), async () => page.keyboard.press('5'));
      await does(of('open the types'), await pressOf(page, coupon.getByRole('button', { name: /Тип ставки/ })));
      const type = page.getByRole('menuitemradio').nth(round % 2 === 0 ? 1 : 0);
      await does(of('change the type'), await pressOf(page, type));
      await does(of('turn to the own bets'), await pressOf(page, coupon.getByRole('tab').nth(1)));
      await does(of('turn to the bet slip'), await pressOf(page, coupon.getByRole('tab').nth(0)));
    }
    const layouts = interactionLayouts(await browser.stopTracing());
    expect([...layouts.keys()]).toEqual([...commits.keys()]);
    expect(layouts.size).toBeGreaterThanOrEqual(60);
    expect([...layouts].filter(([, count]) => count > MOST_LAYOUTS)).toEqual([]);
    expect([...commits].filter(([, count]) => count > MOST_COMMITS)).toEqual([]);
  },
);
