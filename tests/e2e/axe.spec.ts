import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { bettingPage } from '../support/betting-page.ts';
import { expect, open, registerPlayer, test } from '../support/e2e-test.ts';
import { everyPath } from '../support/site-pages.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COUPON_TYPES = [
  'Экспресс',
  'Система',
  'Цепочка',
  'Мультиставка',
  'Условная',
  'Антиэкспресс',
  'Лаки',
  'Патент',
  'Одинары',
];

const COUPON = '#coupon';
/** What the theme decides; everything else is the same in both. */
const OF_THEME = ['color-contrast'];
const THEMES = [
  ['t1', 'dark'],
  ['t0', 'light'],
] as const;

interface Scope {
  /** Only what stands in this part of the page. */
  readonly within?: string;
  /** Only these rules; all of the standards' otherwise. */
  readonly rules?: readonly string[];
}

async function violations(page: Page, { within, rules }: Scope = {}): Promise<readonly string[]> {
  // without frames of another origin one pass in the page itself sees everything
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === undefined) builder.withTags(STANDARDS);
  else builder.withRules([...rules]);
  if (within !== undefined) builder.include(within);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

async function wear(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.locator('html').evaluate((root, name) => {
    root.dataset['theme'] = name;
  }, theme);
}

/** In the dark theme by every rule, in the light one by what a theme decides. */
async function expectAccessible(page: Page, where: string, within?: string): Promise<void> {
  const scope = within === undefined ? {} : { within };
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violations(page, scope), where).toEqual([]);
  await wear(page, 'light');
  expect(await violations(page, { ...scope, rules: OF_THEME }), `${where}, light`).toEqual([]);
  await wear(page, 'dark');
}

/** A dialog that is open: accessible, and closed by Escape it leaves the focus where the player was. */
async function expectGoodDialog(page: Page, where: string, opener?: Locator): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, where, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (opener === undefined) await expect(page.locator('body')).not.toBeFocused();
  else await expect(opener).toBeFocused();
}

test.describe('in both themes', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the player chooses which, for the first picture on', async ({ context, site, page }) => {
    for (const [value, theme] of THEMES) {
      await context.addCookies([{ name: 'view', value, url: site.origin }]);
      await page.goto('/ru', { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });

  test('every page is accessible [A11Y-01]', async ({ site, page, problems }) => {
    problems.expect(/404 .*no-such-page/);
    await registerPlayer(page, site.origin);
    for (const path of await everyPath(site)) {
      await open(page, `/ru${path}`);
      await expectAccessible(page, path);
    }
  });

  test('the coupon is accessible with every type, placed and in the history [A11Y-01]', async ({ site, page }) => {
    await registerPlayer(page, site.origin);
    const betting = bettingPage(page);
    await open(page, '/ru/line/football');
    await expectAccessible(page, 'empty', COUPON);
    await betting.takePrices(1);
    await expectAccessible(page, 'single', COUPON);
    await betting.takePrices(4);
    for (const type of COUPON_TYPES) {
      await betting.chooseType(type);
      await expectAccessible(page, type, COUPON);
    }
    await betting.chooseType('Экспресс');
    await betting.setAmount(300);
    await betting.place();
    await betting.expectAccepted();
    await expectAccessible(page, 'placed', COUPON);
    await betting.coupon.getByRole('tab', { name: /Мои ставки/ }).click();
    await expect(betting.coupon.getByText('Экспресс').first()).toBeVisible();
    await expectAccessible(page, 'my bets', COUPON);
    await open(page, '/ru/office/history');
    await page.getByRole('table').getByRole('button').first().click();
    await expect(page.getByRole('button', { expanded: true })).toBeVisible();
    await expectAccessible(page, 'history');
  });

  test('every dialog is accessible and gives the focus back [A11Y-01, A11Y-03]', async ({ page }) => {
    const betting = bettingPage(page);
    const header = page.getByRole('banner');
    await open(page, '/ru/line/football');
    for (const name of ['Регистрация', 'Вход', 'Настройки']) {
      const opener = header.getByRole('button', { name }).first();
      await opener.click();
      await expectGoodDialog(page, name, opener);
    }

    await header.getByRole('button', { name: 'Регистрация' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: /Зарегистрироваться/ }).click();
    await expect(dialog.getByText(/^\d{5,15}$/).first()).toBeVisible();
    await expectAccessible(page, 'new account', 'dialog');
    await dialog.getByRole('button', { name: 'Сохранить в файл' }).click();
    await dialog.getByRole('button', { name: 'Продолжить' }).click();
    await expect(dialog).toHaveCount(0);

    for (const [menu, item] of [
      [/^Баланс/, 'Добавить валюту'],
      [/^Меню игрока/, 'Выйти'],
    ] as const) {
      await header.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expectGoodDialog(page, item);
    }

    const settings = betting.coupon.getByRole('button', { name: 'Настройки купона' });
    await settings.click();
    await expectGoodDialog(page, 'coupon settings', settings);
    await betting.takePrices(2);
    const oneClick = betting.coupon.getByRole('switch', { name: 'Ставка в один клик' });
    await oneClick.focus();
    await page.keyboard.press('Space');
    await expectGoodDialog(page, 'one click', oneClick);
  });
});

test('the Asian table is accessible [A11Y-01]', async ({ context, site, page }) => {
  await context.addCookies([{ name: 'view', value: 'v1', url: site.origin }]);
  await open(page, '/ru/live/football');
  expect(await violations(page)).toEqual([]);
});

test('nothing moves for who asked for stillness [A11Y-07]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ru/live');
  await page.waitForTimeout(5000);
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
  );
  expect(running).toBe(0);
});
