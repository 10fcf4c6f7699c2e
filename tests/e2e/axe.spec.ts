import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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

interface Scope {
  /** Only what stands in this part of the page. */
  readonly within?: string;
  /** Only these rules; all of the standards' otherwise. */
  readonly rules?: readonly string[];
}

async function violations(page: Page, { within, rules }: Scope = {}): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules === undefined) builder.withTags(STANDARDS);
  else builder.withRules([...rules]);
  if (within !== undefined) builder.include(within);
  const { violations: found } = await builder.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.describe.configure({ timeout: 120_000 });
    const all = theme === 'dark' ? {} : { rules: OF_THEME };

    test.beforeEach(async ({ context, site }) => {
      const value = theme === 'dark' ? 't1' : 't0';
      await context.addCookies([{ name: 'view', value, url: site.origin }]);
    });

    test('every page is accessible [A11Y-01]', async ({ site, page, problems }) => {
      problems.expect(/404 .*no-such-page/);
      await registerPlayer(page, site.origin);
      for (const path of await everyPath(site)) {
        await open(page, `/ru${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await violations(page, all), path).toEqual([]);
      }
    });

    test('the coupon is accessible with every type [A11Y-01]', async ({ page }) => {
      const betting = bettingPage(page);
      await open(page, '/ru/line/football');
      expect(await violations(page, { ...all, within: COUPON }), 'empty').toEqual([]);
      await betting.takePrices(1);
      expect(await violations(page, { ...all, within: COUPON }), 'single').toEqual([]);
      await betting.takePrices(4);
      for (const type of COUPON_TYPES) {
        await betting.chooseType(type);
        expect(await violations(page, { ...all, within: COUPON }), type).toEqual([]);
      }
    });

    test('every dialog is accessible and gives the focus back [A11Y-01, A11Y-03]', async ({ page }) => {
      await open(page, '/ru');
      for (const name of ['Регистрация', 'Вход', 'Настройки']) {
        const opener = page.getByRole('banner').getByRole('button', { name }).first();
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page, { ...all, within: 'dialog' }), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  });
}

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
