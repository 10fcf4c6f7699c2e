import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../support/browser/axe-page.ts';

const CENTRE = '#events';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.locator(CENTRE).evaluate((centre, to) => {
    centre.scrollTo({ top: to });
  }, top);
}

async function scrolled(page: Page): Promise<number> {
  return page.locator(CENTRE).evaluate((centre) => centre.scrollTop);
}

test('a page opens at its top, the way back leads where it was left, and the head leaves and returns', async ({
  page,
}) => {
  await open(page, '/ru/line/football');
  const head = page.getByRole('banner');
  // what watches the scroll comes after the first picture
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await scrollTo(page, 1500);
  await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
  await expect(head.getByRole('link', { name: 'Live' }).first()).not.toBeInViewport();
  await expect.poll(async () => scrolled(page)).toBe(1500);

  await head.getByRole('link', { name: 'Live' }).last().click();
  await expect(page).toHaveURL(/\/ru\/live$/);
  await expect.poll(async () => scrolled(page)).toBe(0);
  await expect(head.getByRole('link', { name: 'Live' }).first()).toBeInViewport();

  await page.goBack();
  await expect.poll(async () => scrolled(page)).toBe(1500);
  await page.getByRole('button', { name: 'К началу страницы' }).click();
  await expect.poll(async () => scrolled(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'К началу страницы' })).toHaveCount(0);
});

test('a page far down its line is where it was left once it is opened anew, from within or from another site [NV-30, LN-59]', async ({
  page,
}) => {
  const rows = page.locator('[role="grid"] [data-kind="game"]');
  const isFilled = async (): Promise<void> => {
    await expect.poll(async () => scrolled(page)).toBe(9000);
    // the first ones stand above the window
    await expect(rows.nth(10)).toBeInViewport();
  };
  const parts: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/web-api/sports/line') && searchParams.has('from')) parts.push(pathname);
  });
  await open(page, '/ru/line/football');
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await scrollTo(page, 9000);
  await isFilled();
  // the place is written down once it stands still
  await expect
    .poll(async () => page.evaluate(() => (window.history.state as { readonly top?: number }).top))
    .toBe(9000);
  expect(parts).not.toEqual([]);
  await page.reload();
  await isFilled();
  await page.goto('about:blank');
  await page.goBack();
  await isFilled();
  await page.getByRole('banner').getByRole('link', { name: 'Live' }).last().click();
  await expect.poll(async () => scrolled(page)).toBe(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await page.goBack();
  await isFilled();
});

test('a price that is pressed before the page answers is in the coupon once it does, and the answer about cookies that follows it is heard', async ({
  page,
}) => {
  const scripts: (() => void)[] = [];
  await page.route(/\/assets\/browser-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => scripts.push(resolve));
    await route.continue();
  });
  await page.context().clearCookies();
  await page.goto('/ru/line/politics', { waitUntil: 'commit' });
  const price = page.locator('[role="grid"] button[data-odds="open"]').first();
  await price.click();
  const onlyNeeded = page.getByRole('button', { name: 'Только необходимые' });
  await onlyNeeded.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  for (const go of scripts) go();
  await expect(onlyNeeded).toHaveCount(0);
  await expect(page.locator('[role="grid"] button[aria-pressed="true"]')).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Купон' }).locator('li[data-sorted]')).toHaveCount(1);
});

test('asks for cookies beside the page, once; a press that comes before its script is kept for it', async ({
  context,
  page,
}) => {
  await context.clearCookies();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?:lazy-parts|cookie-banner)-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/ru/about');
  const banner = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(banner).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(PAGE_ALONE)
    .include('[aria-labelledby="cookie-title"]')
    .analyze();
  expect(violations).toEqual([]);
  await banner.getByRole('button', { name: 'Только необходимые' }).click();
  await expect(banner).toBeVisible();
  release?.();
  await expect(banner).toHaveCount(0);
  await page.unrouteAll();
  await open(page, '/ru/about');
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  await expect(banner).toHaveCount(0);
});

test('a remote application is drawn with the page and asked for no second time; one that is killed leaves its neighbours alone; the first stop of the Tab key switches the mode for the visually impaired [REL-32, REL-33]', async ({
  page,
  problems,
}) => {
  problems.expect(/502/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/ru');
  const slot = page.locator('[data-slot="home-showcase"]');
  await expect(slot.locator('.application')).toHaveAttribute('data-currency', 'RUB');
  await expect(slot.locator('a').first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/web-api/mini-apps/slot'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/web-api/mini-apps/styles'))).toHaveLength(1);
  // HND-2 the page changes, and the application in it
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Версия для слабовидящих' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  expect(await (await page.request.get('/ru/rules/1')).text()).toMatch(/<html[^>]* data-contrast="high"/);
  await expect(slot.locator('.application')).toHaveAttribute('data-visually-impaired', 'true');
  await page.route('**/web-api/mini-apps/slot/**', (route) =>
    route.fulfill({ status: 502, json: { code: 'application-failed', title: 'SECRET' } }),
  );
  await slot.locator('a').first().click();
  await expect(page).toHaveURL(/\/ru\/line\//);
  // the address changes before the page does
  await expect(slot).toHaveCount(0);
  await page.goBack();
  await expect(slot.getByRole('alert')).toContainText('Не удалось загрузить этот блок');
  await expect(slot).not.toContainText('SECRET');
  const coupon = page.getByRole('complementary', { name: 'Купон' });
  await page.locator('[role="grid"] button[data-odds]').first().click();
  await expect(coupon.locator('li[data-sorted]')).toHaveCount(1);
  await page.unrouteAll();
  await expect(slot.locator('.application a').first()).toBeVisible({ timeout: 15_000 });
});
