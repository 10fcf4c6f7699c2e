import type { Page } from '@playwright/test';
import { accessiblePages } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { CLOSED_PAGES } from '../../support/browser/site-pages.ts';

test.describe('a page that says why there is nothing', () => {
  // a colour on its way to another is not the one to measure
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'lives, has a name and is accessible in every look [A11Y-01]',
    { annotation: { type: 'long', description: 'eleven pages, each in four looks' } },
    async ({ page, problems }) => {
      problems.expect(/server responded with a status of (?:403|451|500|503)/);
      const expectAccessible = accessiblePages();
      for (const [path, status, title] of CLOSED_PAGES) {
        const reply = await page.goto(`/ru${path}`);
        await hydrated(page);
        expect(reply?.status(), path).toBe(status);
        await expect(page.locator('h1')).toHaveText(title);
        expect(await page.title(), path).toContain(title);
        await expectAccessible(page, path);
      }
    },
  );
});

test('the demo closes and opens by hand, and the debugger stays open', async ({ page, problems }) => {
  problems.expect(/server responded with a status of 503/);
  await open(page, '/ru/debugger');
  await page.getByRole('switch', { name: 'Технические работы' }).click();
  await expect(page.getByRole('switch', { name: 'Технические работы' })).toHaveAttribute('aria-checked', 'true');
  await page.goto('/ru/live');
  await expect(page).toHaveURL(/\/ru\/maintenance$/);
  await expect(page.locator('h1')).toHaveText('Идут технические работы');
  await open(page, '/ru/debugger');
  await page.getByRole('switch', { name: 'Технические работы' }).click();
  await expect(page.getByRole('switch', { name: 'Технические работы' })).toHaveAttribute('aria-checked', 'false');
  await page.goto('/ru/maintenance');
  await expect(page).toHaveURL(/\/ru$/);
});

/** Goes to an address within the page, as a link does. */
async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);
}

const OPEN = { isMaintenance: false, reasons: [] as number[], blockTemplate: 0, arePartitionsOpen: true };
const FREE = { banLevel: 0, banVersion: 1, areTermsChanged: false };

test('the browser asks for the availability on the way to every page, and home when maintenance is over', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(/server responded with a status of (?:403|451|503)/);
  try {
    await site.debug('availability', { ...OPEN, isMaintenance: true });
    // a page that has learnt that there is no maintenance keeps that for ten minutes
    await open(page, '/ru/debugger');
    await go(page, '/ru/live');
    await expect(page).toHaveURL(`${site.origin}/ru/maintenance`);
    await expect(page.locator('h1')).toHaveText('Идут технические работы');
    await site.debug('availability', OPEN);
    await page.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL(`${site.origin}/ru`);
    await site.debug('availability', { ...OPEN, blockTemplate: 8 });
    await go(page, '/ru/line');
    await expect(page).toHaveURL(`${site.origin}/ru/coming-soon`);
    await expect(page.locator('h1')).toHaveText('Скоро открытие');
    await site.debug('availability', { ...OPEN, moved: { from: '/ru/about', to: '/ru/line/football' } });
    await open(page, '/ru');
    await go(page, '/ru/about?redirect-service');
    await expect(page).toHaveURL(`${site.origin}/ru/line/football`);
    await site.debug('availability', { ...OPEN, arePartitionsOpen: false });
    await go(page, '/ru/slots');
    await expect(page.locator('h1')).toHaveText('Страница не найдена');
  } finally {
    await site.debug('availability', OPEN);
  }
});

test('a player whose terms changed confirms them first, and a banned one leaves the site', async ({
  context,
  page,
  site,
  problems,
}) => {
  problems.expect(/server responded with a status of 503|blocked\.oddsmith\.example/);
  await context.route('https://blocked.oddsmith.example/**', async (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>blocked</title>' }),
  );
  await registerPlayer(page, site.origin);
  await open(page, '/ru');
  const stand = async (restrictions: object) => {
    const headers = { 'x-requested-with': 'app', origin: site.origin };
    const reply = await context.request.post(`${site.origin}/debugger-api/restrictions`, {
      headers,
      data: restrictions,
    });
    expect(reply.status()).toBe(200);
  };
  await stand({ ...FREE, areTermsChanged: true });
  await go(page, '/ru/live');
  await expect(page).toHaveURL(`${site.origin}/ru/confirm-terms?to=%2Flive`);
  await page.goto('/ru/line');
  await expect(page).toHaveURL(`${site.origin}/ru/confirm-terms?to=%2Fline`);
  // an address that changes before the page is hydrated is not the one that the server drew
  await hydrated(page);
  await stand(FREE);
  await go(page, '/ru/live');
  await expect(page).toHaveURL(`${site.origin}/ru/live`);
  await stand({ ...FREE, banLevel: 53 });
  await go(page, '/ru/office/deduce');
  await expect(page).toHaveURL(`${site.origin}/ru/office/deduce`);
  // a page that waited two seconds for an answer opens; the next one asks again
  await expect(async () => {
    if (page.url().startsWith(site.origin)) await go(page, page.url().endsWith('/line') ? '/ru/live' : '/ru/line');
    await expect(page).toHaveURL('https://blocked.oddsmith.example/', { timeout: 4000 });
  }).toPass({ timeout: 60_000 });
});

test('the recharge opens over the page, and a blocked navigation keeps it', async ({ page, site, problems }) => {
  problems.expect(/server responded with a status of 503/);
  const state = (await (await page.request.get(`${site.origin}/debugger-api/state`)).json()) as {
    readonly rules: object;
  };
  await registerPlayer(page, site.origin);
  await site.debug('rules', { ...state.rules, useRechargeModal: true });
  try {
    await open(page, '/ru/live');
    await go(page, '/ru/office/recharge');
    await expect(page.getByRole('dialog', { name: 'Пополнение' })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/ru/live`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, '/ru/office/history');
    await go(page, '/ru/office/recharge');
    await expect(page).toHaveURL(`${site.origin}/ru/office/recharge`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, '/ru/debugger');
    await page.getByRole('switch', { name: 'Не отпускать с этой страницы' }).click();
    await go(page, '/ru/live');
    await expect(page).toHaveURL(`${site.origin}/ru/debugger`);
    await expect(page.locator('h1')).toHaveText('Отладчик');
  } finally {
    await site.debug('rules', state.rules);
  }
});

test('the browser asks the guards as the server does', async ({ page, site, problems }) => {
  problems.expect(/server responded with a status of (?:404|503)/);
  await open(page, '/ru');
  await go(page, '/ru/vulkan?a=1');
  await expect(page).toHaveURL(`${site.origin}/ru/slots/vulkan?a=1`);
  await expect(page.locator('h1')).toHaveText('Вулкан: классические слоты');
  await go(page, '/ru/office/account');
  await expect(page).toHaveURL(`${site.origin}/ru`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await go(page, '/ru/nothing');
  await expect(page.locator('h1')).toHaveText('Страница не найдена');
  await go(page, '/ru/live');
  await expect(page.locator('h1')).toContainText('Live');
  await registerPlayer(page, site.origin);
  await open(page, '/ru/office/account');
  await expect(page).toHaveURL(`${site.origin}/ru/office/account`);
  await expect(page.locator('h1')).toHaveText('Аккаунт');
});
