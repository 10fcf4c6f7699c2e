import type { Locator, Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { hasten } from '../../support/browser/page-meters.ts';
import { listedGames, youngestLiveGame } from '../../support/browser/site-pages.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ timeout: 120_000 });

function rowOf(page: Page, id: number): Locator {
  return page.locator('[role="grid"] [data-kind="game"]').filter({ has: page.locator(`a[href$="/${String(id)}"]`) });
}

/** The places at which the focus was lost since then: never one. */
async function watchFocus(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const kept = window as unknown as { lost: number };
    kept.lost = 0;
    const look = (): void => {
      if (document.activeElement === null || document.activeElement === document.body) kept.lost += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { lost: number }).lost);
}

test('the focus stays on a price of a suspended market, and leaves it by arrows [A11Y-05]', async ({ page, site }) => {
  const game = await youngestLiveGame(site);
  await open(page, `/ru/live/football/${String(game.champId)}`);
  const price = rowOf(page, game.id).locator('button[data-odds="open"]').first();
  const handle = await price.elementHandle();
  await handle?.focus();
  const lost = await watchFocus(page);
  await site.debug(`game/${String(game.id)}/suspend`);
  await expect.poll(() => handle?.getAttribute('data-odds'), { timeout: 40_000 }).not.toBe('open');
  expect(await handle?.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await handle?.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Home');
  await expect(rowOf(page, game.id).locator('[data-cell]').first()).toBeFocused();
  expect(await lost()).toBe(0);
  await site.debug(`game/${String(game.id)}/resume`);
});

test('the focus of a game that is over goes to the same column of the game in its place [A11Y-05]', async ({
  page,
  problems,
  site,
}) => {
  await hasten(page, 10);
  const games = await listedGames(site, 'line');
  const champ = games[0]?.champId;
  await open(page, `/ru/line/football/${String(champ)}`);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  const rows = page.locator('[role="grid"] [data-kind="game"]');
  const idOf = async (place: number): Promise<number> =>
    Number(/\/(\d+)$/.exec((await rows.nth(place).locator('a[data-cell]').first().getAttribute('href')) ?? '')?.[1]);
  const [ends, next] = [await idOf(1), await idOf(2)];
  // the history of the price in focus is asked for while its game ends
  problems.expect(new RegExp(`404 .*/game/${String(ends)}/prices\\?`));
  await rowOf(page, ends).locator('button[data-odds]').nth(1).focus();
  const lost = await watchFocus(page);
  await site.debug(`game/${String(ends)}/finish`);
  await expect(rowOf(page, ends)).toHaveCount(0, { timeout: 60_000 });
  await expect(rowOf(page, next).locator('button[data-odds]').nth(1)).toBeFocused();
  expect(await lost()).toBe(0);
});

test('the focus of a removed bet goes to the bet in its place, that of the last one to the coupon [A11Y-05]', async ({
  page,
}) => {
  const { coupon, takePrices } = bettingPage(page);
  await open(page, '/ru/line/politics');
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
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
});
