import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/axe-page.ts';
import { bettingPage } from '../support/browser/betting-page.ts';
import { expect, hydrated, open, test } from '../support/browser/e2e-test.ts';

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Настройки', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible({ timeout: 20_000 });
}

/** Presses what is named in the panel, wherever it has scrolled to. */
async function choose(page: Page, role: 'radio' | 'switch' | 'checkbox', name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Настройки' });
  await dialog.locator('label', { has: page.getByRole(role, { name, exact: true }) }).click();
}

async function drawn(page: Page, path: string): Promise<string> {
  return (await (await page.request.get(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
}

function expectDrawn(html: string, what: RegExp): void {
  expect(what.test(html), `${String(what)} is drawn`).toBe(true);
}

function expectNotDrawn(html: string, what: RegExp): void {
  expect(what.test(html), `${String(what)} is drawn`).toBe(false);
}

const SWITCHES = [
  'Компактный вид',
  'Облегчённая версия',
  'Свернуть список видов спорта',
  'Скрыть колонку купона',
  'Показывать форму команд в купоне',
  'Топ-матчи сверху',
  'Группировать турниры по странам',
  'Только виды спорта, без турниров',
  'Показывать номер матча',
  'Подробный счёт',
  'Статистика в отдельном окне',
  'Сворачивать рынки',
  '12-часовой формат времени',
  'Горячие клавиши: «/», «c» и «?»',
];

test(
  'every setting is kept, and the server draws by it',
  { annotation: { type: 'long', description: 'one reload for each setting' } },
  async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, '/ru/live');
    const before = await drawn(page, '/ru/live');
    expectDrawn(before, /<html[^>]* data-theme="dark"[^>]* data-density="regular"/);
    expectDrawn(before, /href="\/ru\/statisticpopup\/game\/\d+"/);
    await openPanel(page);
    for (const name of ['Светлая', 'Крупный', 'Стрелкой и цветом ячейки', '3']) await choose(page, 'radio', name);
    for (const name of SWITCHES) await choose(page, 'switch', name);
    await choose(page, 'checkbox', 'Голы');
    await page.getByRole('combobox', { name: 'Формат коэффициентов' }).selectOption('1');
    await page.getByRole('combobox', { name: 'Часовой пояс' }).selectOption('5.75');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(root).toHaveAttribute('data-density', 'compact');
    await page.reload();
    await hydrated(page);

    const line = await drawn(page, '/ru/live');
    const look = /<html[^>]*>/.exec(line)?.[0];
    for (const wanted of [
      'theme="light"',
      'font="l"',
      'density="compact"',
      'motion="none"',
      'moves="none"',
      'odds="wide"',
    ]) {
      expect(look).toContain(`data-${wanted}`);
    }
    expectDrawn(line, /<small class="num">\d+<\/small>/);
    expectDrawn(line, /UTC\+5:45/);
    expectDrawn(line, />\d+\/\d+</);
    expectDrawn(line, /<a class="[^"]*_statistics_/);
    expectNotDrawn(line, /<a class="[^"]*_statistics_[^"]*" target="_blank"/);
    expectNotDrawn(line, /role="treeitem"[^>]*aria-expanded/);
    expectDrawn(line, /_leftHidden_/);
    expectDrawn(line, /_rightHidden_/);
    expectNotDrawn(line, /aria-keyshortcuts="\/"/);
    expectDrawn(await drawn(page, '/ru/line'), /_time_[^>]*>\d+:\d\d\s[AP]M</);

    const game = await page.locator('[data-kind="game"] a[data-cell]').first().getAttribute('href');
    const markets = await drawn(page, String(game));
    expectDrawn(markets, /_fold_[^>]*aria-expanded="false"/);
    expectNotDrawn(markets, /_fold_[^>]*aria-expanded="true"/);
    expectDrawn(markets, /_three_/);
    expectNotDrawn(markets, /role="tab"[^>]*>Голы/);
    await open(page, String(game));
    await expect(root).toHaveAttribute('data-theme', 'light');

    await openPanel(page);
    await page.getByRole('button', { name: 'Сбросить настройки' }).click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Отменить сброс' }).click();
    await expect(root).toHaveAttribute('data-theme', 'light');
  },
);

test('the coupon shows jerseys or flags to who wants them', async ({ page, site }) => {
  await page.context().addCookies([{ name: 'view', value: 'k1_n1', url: site.origin }]);
  const betting = bettingPage(page);
  await open(page, '/ru/line/football');
  await betting.takePrices(1);
  const bet = betting.coupon.getByRole('listitem').first();
  await expect(bet.locator('use[href^="#kit-"], img[src^="/flags/"]')).toHaveCount(2, { timeout: 30_000 });
  await expect(bet).toContainText(/№\s\d+/);
});

test('statistics open in a window of their own', async ({ page, context }) => {
  await open(page, '/ru/live/football');
  const [statistics] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('a[href^="/ru/statisticpopup/game/"]').first().click(),
  ]);
  await hydrated(statistics);
  await expect(statistics.locator('h1')).toHaveCount(1);
  await expect(statistics.getByRole('link', { name: 'Вся роспись матча' })).toBeVisible();
});

test('a setting that the browser does not keep is taken back and told', async ({ page }) => {
  await page.addInitScript(() => {
    const kept = document.cookie;
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => kept,
      set: (written: string) => {
        console.debug(`not kept: ${written}`);
      },
    });
  });
  await open(page, '/ru/line');
  // the saver comes with what stands around the page
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '1');
  await openPanel(page);
  await expect(async () => {
    await choose(page, 'radio', 'Светлая');
    await expect(page.getByText('Настройка не сохранена')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the panel, the line by it and the window of statistics are accessible in every look [A11Y-01]', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'view', value: 't1_b1_n1_d1_p2_w0_y1', url: site.origin }]);
  await open(page, '/ru/live/football');
  await expectAccessible(page, 'the line with everything shown');
  const game = await page.locator('[data-kind="game"] a[data-cell]').first().getAttribute('href');
  await openPanel(page);
  await expectAccessible(page, 'the panel');
  await open(page, `/ru/statisticpopup/game/${/\d+$/.exec(String(game))?.[0] ?? ''}`);
  await expect(page.getByRole('link', { name: 'Вся роспись матча' })).toBeVisible();
  await expectAccessible(page, 'the window of statistics');
});
