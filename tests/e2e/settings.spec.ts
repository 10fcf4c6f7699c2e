import type { Page } from '@playwright/test';
import { allViolations, expectAccessible } from '../support/browser/axe-page.ts';
import { bettingPage } from '../support/browser/betting-page.ts';
import { expect, goWithin, hydrated, open, test } from '../support/browser/e2e-test.ts';

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Настройки', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible({ timeout: 20_000 });
}

/** Presses what is named in the panel, wherever it has scrolled to. */
async function choose(page: Page, role: 'radio' | 'switch', name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Настройки' });
  await dialog.locator('label', { has: page.getByRole(role, { name, exact: true }) }).click();
}

test('what is chosen shows at once, is kept by the browser, and is restored and taken back', async ({ page }) => {
  await open(page, '/ru/promo');
  await openPanel(page);
  await choose(page, 'radio', 'Светлая');
  await choose(page, 'switch', 'Компактный вид');
  await page.getByRole('combobox', { name: 'Часовой пояс' }).selectOption('5.75');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await page.reload();
  await hydrated(page);
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await expect(page.getByText('UTC+5:45')).toBeVisible();

  await openPanel(page);
  await page.getByRole('button', { name: 'Сбросить настройки' }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Отменить сброс' }).click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the panel, the line by it, jerseys in the coupon and the window of statistics are accessible in every look [A11Y-01]', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.context().addCookies([{ name: 'view', value: 't1_b1_k1_n1_d1_p2_w0_y1', url: site.origin }]);
  await open(page, '/ru/live/football');
  const betting = bettingPage(page);
  await betting.takePrices(1);
  await expect(betting.bets.locator('use[href^="#kit-"], img[src^="/flags/"]')).toHaveCount(2);
  await expect(betting.bets).toContainText(/№\s\d+/);
  await expectAccessible(page, 'the line with everything shown');
  const game = await page.locator('[data-kind="game"] a[data-cell]').first().getAttribute('href');
  await openPanel(page);
  await expectAccessible(page, 'the panel', 'dialog');
  await page.keyboard.press('Escape');
  await goWithin(page, `/ru/statisticpopup/game/${/\d+$/.exec(String(game))?.[0] ?? ''}`);
  await expect(page.getByRole('link', { name: 'Вся роспись матча' })).toBeVisible();
  await expectAccessible(page, 'the window of statistics');
});

test('the Asian table is accessible, and keeps to whole games on a screen of 1100 pixels, heads and cells alike [A11Y-01]', async ({
  context,
  site,
  page,
}) => {
  await context.addCookies([{ name: 'view', value: 'v1', url: site.origin }]);
  await open(page, '/ru/live/football');
  expect(await allViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1100, height: 900 });
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader', { name: 'Матч' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: '1-й тайм' })).toBeHidden();
  const edge = (await grid.boundingBox())!;
  const more = (await grid.locator('a[aria-label]', { hasText: /^\+/ }).first().boundingBox())!;
  expect(edge.x + edge.width - (more.x + more.width)).toBeLessThan(8);
});
