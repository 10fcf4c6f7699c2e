import type { Page } from '@playwright/test';
import { bettingPage } from '../support/betting-page.ts';
import { expect, open, registerPlayer, test } from '../support/e2e-test.ts';
import { placedCoupons } from '../support/placed-coupons.ts';
import { listedGames } from '../support/site-pages.ts';

const MOST_STOPS = 150;

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
}

/** The element that has the focus: its name, and whether the eye can see it there. */
async function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: 'body', isSeen: false };
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = element.getAttribute('aria-label') ?? element.textContent;
    return {
      name: label.trim().slice(0, 80),
      isSeen: top !== null && (element.contains(top) || top.contains(element)),
    };
  });
}

/** Presses Tab until the focus is on what is looked for; every stop on the way must be in sight. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.name !== 'body') expect(stop.isSeen, `the focus on "${stop.name}" is in sight`).toBe(true);
    if (wanted.test(stop.name)) return;
  }
  throw new Error(`${String(wanted)} was not reached in ${String(MOST_STOPS)} stops`);
}

async function tabToTable(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
}

/** Goes down a row, which may be drawn only then, and to its first cell. */
async function downTheTable(page: Page): Promise<void> {
  const row = () =>
    page.evaluate(() => document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? '');
  const before = await row();
  await page.keyboard.press('ArrowDown');
  await expect.poll(row).not.toBe(before);
  await page.keyboard.press('Home');
}

/** Goes right, and down where a row has no open price, as somebody who looks for one does. */
async function walkToPrice(page: Page): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const isPrice = await page.evaluate(() => document.activeElement?.matches('button[data-odds="open"]') === true);
    if (isPrice) return;
    if (step % 6 === 5) await downTheTable(page);
    else await page.keyboard.press('ArrowRight');
  }
  throw new Error('no open price was reached by arrows');
}

test('a coupon is built and placed by the keyboard alone [A11Y-02]', async ({ site, page }) => {
  test.setTimeout(240_000);
  const { userId } = await registerPlayer(page, site.origin);
  const betting = bettingPage(page);
  await open(page, '/ru/line/football');
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toMatch(/^Версия для слабовидящих/);
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toMatch(/^К событиям/);
  await page.keyboard.press('Enter');
  await tabToTable(page);
  for (let taken = 0; taken < 3; taken += 1) {
    await walkToPrice(page);
    await page.keyboard.press('Space');
    await downTheTable(page);
  }
  await expect(betting.coupon.getByRole('listitem')).toHaveCount(3);

  await tabTo(page, /Тип купона/);
  await page.keyboard.press('Enter');
  for (let step = 0; step < 12; step += 1) {
    if ((await focused(page)).name.startsWith('Система')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(betting.coupon.getByText(/2 из 3/).first()).toBeVisible();

  await tabTo(page, /Сумма/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('300');
  await tabTo(page, /Сделать ставку|Поставить/);
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  await betting.expectAccepted();
  expect(await placedCoupons(site, userId)).toMatchObject([{ typeId: 2, systemValue: 2, amount: 300 }]);

  await tabTo(page, /^История/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ru\/office\/history$/);
  await tabTo(page, /^Раскрыть купон/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { expanded: true })).toBeFocused();
});

test('the slash key leads to the search, arrows to what it found', async ({ site, page }) => {
  const [game] = await listedGames(site, 'line');
  await open(page, '/ru');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(game?.home.name ?? '');
  const found = page.locator(`#search-results a[href$="/${String(game?.id)}"]`);
  await expect(found).toBeVisible();
  const isReached = () => found.evaluate((link) => link === document.activeElement);
  for (let step = 0; step < 20 && !(await isReached()); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${String(game?.id)}$`));
});
