import type { Page } from '@playwright/test';
import { seconds } from '../../core/shared/time.ts';
import { expect, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { hasten } from '../support/browser/page-meters.ts';
import { listedGames } from '../support/browser/site-pages.ts';

// shifts are those of a page that moves
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The world and what asks for it go five times as fast: a minute of prices takes twelve seconds. */
const HASTE = 5;
const STEP = seconds(3);
const STEPS = 20;

interface Shift {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
    /** How often a price of the page was written anew. */
    priceChanges: number;
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources?: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    window.priceChanges = 0;
    const said = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources = [] } of list.getEntries() as ShiftEntry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.className : String(node?.textContent);
          return `${name}: ${said(previousRect)} -> ${said(currentRect)}`;
        });
        window.shifts.push({ value, at: Math.round(startTime), moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target.parentElement?.closest('button[data-odds]') !== null) window.priceChanges += 1;
      }
    }).observe(document, { subtree: true, characterData: true });
  });
}

test.describe.configure({ timeout: 120_000 });

test(
  'pages hardly shift while they load and while a minute of prices moves [PERF-07]',
  { annotation: { type: 'long', description: 'a minute of prices, at several times its speed, in four pages' } },
  async ({ site, context }) => {
    const games = await listedGames(site, 'live');
    const game = games.at(-1);
    if (game === undefined) throw new Error('nothing is live');
    const paths = [
      '/ru',
      '/ru/live',
      '/en/line/football',
      `/ru/live/football/${String(game.champId)}/${String(game.id)}`,
    ];
    const pages: Page[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      await hasten(page, HASTE);
      await recordShifts(page);
      await open(page, path);
      pages.push(page);
    }
    for (let step = 0; step < STEPS; step += 1) {
      const next = Date.now() + STEP / HASTE;
      await site.moveClock(STEP);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - Date.now())));
    }
    for (const [place, page] of pages.entries()) {
      const { shifts, priceChanges } = await page.evaluate(() => ({
        shifts: window.shifts,
        priceChanges: window.priceChanges,
      }));
      const path = paths[place] ?? '';
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      test.info().annotations.push({
        type: 'figures',
        description: `${path}: ${total.toFixed(4)}, ${String(priceChanges)} prices`,
      });
      expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
      if (!path.includes('/line/')) expect.soft(priceChanges, path).toBeGreaterThan(10);
    }
  },
);

test('the way to the history of a narrow window shifts nothing while it loads [PERF-07]', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await registerPlayer(page, site.origin);
  await recordShifts(page);
  // as long as a slow network takes, beyond the half second in which a press excuses what moves
  await page.route(/history/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, seconds(1)));
    await route.continue();
  });
  await open(page, '/ru/line/politics');
  const total = async (): Promise<number> =>
    page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0));
  await expect(page.locator('[data-kind="game"]').first()).toBeVisible();
  const before = await total();
  await page.locator('#bottom').getByRole('link', { name: 'История' }).click();
  await expect(page.getByText('Ставок пока нет')).toBeVisible();
  await page.waitForFunction(() => document.querySelector('footer') !== null);
  expect((await total()) - before, JSON.stringify(await page.evaluate(() => window.shifts))).toBeLessThanOrEqual(0.02);
});
