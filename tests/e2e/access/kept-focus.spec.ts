import type { Locator, Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, goWithin, open, test } from '../../support/browser/e2e-test.ts';
import { hasten } from '../../support/browser/page-meters.ts';
import { listedGames, youngestLiveGame } from '../../support/browser/site-pages.ts';
import type { SiteUnderTest } from '../../support/browser/site-under-test.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ timeout: 120_000 });

function rowOf(page: Page, id: number): Locator {
  return page.locator('[role="grid"] [data-kind="game"]').filter({ has: page.locator(`a[href$="/${String(id)}"]`) });
}

/** The places at which the focus was lost since then: never one. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kept = window as unknown as { lost: number; watch?: number };
    kept.lost = 0;
    const watch = (kept.watch ?? 0) + 1;
    kept.watch = watch;
    const look = (): void => {
      if (watch !== kept.watch) return;
      if (document.activeElement === null || document.activeElement === document.body) kept.lost += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { lost: number }).lost);
}

test('the focus of a game that is over goes to the same column of the game in its place [A11Y-05]', async ({
  page,
  problems,
  site,
}) => {
  await hasten(page, 10);
  const [game] = await listedGames(site, 'line');
  await open(page, `/ru/line/football/${String(game?.champId)}`);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  const [ends, next] = [await idOf(page, 1), await idOf(page, 2)];
  // the history of the price in focus is asked for while its game ends
  problems.expect(new RegExp(`404 .*/game/${String(ends)}/prices\\?`));
  await rowOf(page, ends).locator('button[data-odds]').nth(1).focus();
  const lost = await watchFocus(page);
  await site.debug(`game/${String(ends)}/finish`);
  await expect(rowOf(page, ends)).toHaveCount(0, { timeout: 60_000 });
  await expect(rowOf(page, next).locator('button[data-odds]').nth(1)).toBeFocused();
  expect(await lost()).toBe(0);
});

test('the focus of a removed bet goes to the bet in its place, and that of a suspended market stays on the price [A11Y-05]', async ({
  page,
  site,
}) => {
  await open(page, '/ru/line/politics');
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await expectNextBet(page);
  const { champId, id } = await youngestLiveGame(site);
  await goWithin(page, `/ru/live/football/${String(champId)}`);
  await expectSuspended(page, site, id);
});

/** The number of the game in a row. */
async function idOf(page: Page, place: number): Promise<number> {
  const link = page.locator('[role="grid"] [data-kind="game"]').nth(place).locator('a[data-cell]').first();
  return Number(/\/(\d+)$/.exec((await link.getAttribute('href')) ?? '')?.[1]);
}

/** The focus of a removed bet goes to the bet in its place, that of the last one to the coupon. */
async function expectNextBet(page: Page): Promise<void> {
  const { coupon, takePrices } = bettingPage(page);
  await takePrices(3);
  const bets = coupon.getByRole('listitem');
  const removals = coupon.locator('[data-remove]');
  const third = await removals.nth(2).getAttribute('aria-label');
  await removals.nth(1).focus();
  const lost = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(bets).toHaveCount(2);
  await expect(removals.nth(1)).toBeFocused();
  await expect(removals.nth(1)).toHaveAttribute('aria-label', third ?? '');
  await page.keyboard.press('Enter');
  await expect(bets).toHaveCount(1);
  await expect(removals.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bets).toHaveCount(0);
  await expect(page.locator('#coupon')).toBeFocused();
  expect(await lost()).toBe(0);
}

/** The focus stays on the price, and leaves it by arrows. */
async function expectSuspended(page: Page, site: SiteUnderTest, id: number): Promise<void> {
  const price = rowOf(page, id).locator('button[data-odds="open"]').first();
  const handle = await price.elementHandle();
  await handle?.focus();
  const lost = await watchFocus(page);
  await site.debug(`game/${String(id)}/suspend`);
  await expect.poll(() => handle?.getAttribute('data-odds'), { timeout: 40_000 }).not.toBe('open');
  expect(await handle?.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await handle?.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Home');
  await expect(rowOf(page, id).locator('[data-cell]').first()).toBeFocused();
  expect(await lost()).toBe(0);
  await site.debug(`game/${String(id)}/resume`);
}
