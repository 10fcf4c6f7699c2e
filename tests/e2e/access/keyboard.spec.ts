import type { Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { focusRing } from '../../support/browser/drawn-picture.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { MOST_STOPS, focused, tabTo } from '../../support/browser/walks/by-keyboard.ts';
import { placedCoupons } from '../../support/examples/placed-coupons.ts';
import { listedGames } from '../../support/browser/site-pages.ts';

/** The ring around what has the focus stands out by 3 to 1, all around it. */
async function expectRing(page: Page, where: string): Promise<void> {
  const { drawn, edge } = await focusRing(page);
  expect(drawn, `the ring around ${where}`).toBeGreaterThan(edge);
}

/** The top games turn as the focus comes to them from behind. */
async function backThroughTopGames(page: Page): Promise<void> {
  const topGames = page.getByRole('region', { name: 'Топ-матчи', exact: true });
  await topGames.locator('button[data-odds]').last().focus();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toMatchObject({ isSeen: true });
  }
  await page.locator('main').focus();
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

/** Goes right, and down where a row has none of what is looked for, as somebody who looks for it does. */
async function walkTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const isThere = await page.evaluate(
      (selector) =>
        document.activeElement?.matches(selector) === true &&
        document.activeElement.closest('[data-kind="game"]') !== null,
      wanted,
    );
    if (isThere) return;
    if (step % 6 === 5) await downTheTable(page);
    else await page.keyboard.press('ArrowRight');
  }
  throw new Error(`no ${wanted} was reached by arrows`);
}

test(
  'from home to the history by the keyboard alone: a game, a coupon, its type, a changed price, its placing [A11Y-02]',
  { annotation: { type: 'long', description: 'a person’s whole way, key by key' } },
  async ({ site, page }) => {
    test.setTimeout(240_000);
    const { userId } = await registerPlayer(page, site.origin);
    const betting = bettingPage(page);
    await open(page, '/ru');
    await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toMatch(/^Версия для слабовидящих/);
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toMatch(/^К событиям/);
    await expectRing(page, 'the way over the navigation');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await backThroughTopGames(page);
    expect(await tabTo(page, /^Футбол/, 'Shift+Tab')).toEqual(['', 'div']);
    await expectRing(page, 'a sport');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ru\/line\/football\?show=all$/);

    // a price of a game that is being played may move before it is bet on
    await goWithin(page, '/ru/line/politics');
    await goWithin(page, '/ru/line/football');
    await tabToTable(page);
    await walkTo(page, 'a[data-cell]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ru\/line\/football\/\d+\/\d+$/);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await page.goBack();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();

    await tabToTable(page);
    const games: string[] = [];
    for (let taken = 0; taken < 3; taken += 1) {
      await walkTo(page, 'button[data-odds="open"]');
      if (taken === 0) await expectRing(page, 'a price');
      await page.keyboard.press('Space');
      games.push(await gameAtFocus(page));
      if (taken === 0) await expectRing(page, 'a pressed price');
      await downTheTable(page);
    }
    await expect(betting.coupon.getByRole('listitem')).toHaveCount(3);

    expect(await tabTo(page, /Тип ставки/)).toEqual(['nav', 'main', 'aside']);
    await page.keyboard.press('Enter');
    for (let step = 0; step < 12; step += 1) {
      if ((await focused(page)).name.startsWith('Система')) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(betting.coupon.getByText(/2 из 3/).first()).toBeVisible();

    expect(await tabTo(page, /Сумма/)).toEqual(['aside']);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('300');
    await site.debug(`game/${games[0] ?? ''}/shift`, { factor: 0.8 });
    const place = betting.coupon.getByRole('button', { name: /^Принять/ });
    await expect(place).toBeVisible({ timeout: 40_000 });
    expect(await tabTo(page, /^Принять \d/)).toEqual(['aside']);
    await expectRing(page, 'the button that places');
    // a press within 300 ms of a moved price does not count, by design
    await expect(async () => {
      if ((await place.count()) > 0) await page.keyboard.press('Enter');
      await expect(place).toHaveCount(0, { timeout: 1500 });
    }).toPass({ timeout: 30_000 });
    await betting.expectAccepted();
    await expect(page.locator('body')).not.toBeFocused();
    expect(await placedCoupons(site, userId)).toMatchObject([{ typeId: 2, systemValue: 2, amount: 300 }]);
    await site.debug(`game/${games[0] ?? ''}/shift`, { factor: 1 });

    await tabTo(page, /^История/);
    await expectRing(page, 'a link of the head');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ru\/office\/history$/);
    await tabTo(page, /^Раскрыть купон/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Свернуть купон №/, expanded: true })).toBeFocused();
  },
);

/** The number of the game in whose row the focus is. */
async function gameAtFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const link = document.activeElement?.closest('[data-index]')?.querySelector('a[href]');
    return /\/(\d+)$/.exec(link?.getAttribute('href') ?? '')?.[1] ?? '';
  });
}

/** The slash key leads to the search, and arrows to what it finds of a game. */
async function expectFound(
  page: Page,
  game: { readonly id: number; readonly home: { readonly name: string } } | undefined,
): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(game?.home.name ?? '');
  const found = page.locator(`#search-results a[href$="/${String(game?.id)}"]`);
  await expect(found).toBeVisible();
  const isReached = () => found.evaluate((link) => link === document.activeElement);
  for (let step = 0; step < 20 && !(await isReached()); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${String(game?.id)}$`));
}

/** Goes by Tab through the page, every stop in sight and with a name, to the first thing there that a press turns on or unfolds; tells its name. */
async function tabToSwitch(page: Page): Promise<string> {
  await page.locator('main').focus();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    expect(stop, `stop ${String(stops)} of ${page.url()}`).toMatchObject({ isSeen: true, name: /\S/ });
    const isSwitch = await page.evaluate(
      () =>
        document.activeElement?.matches(
          'main button:is([aria-pressed], [aria-expanded]):not([aria-disabled="true"])',
        ) ?? false,
    );
    if (isSwitch) return stop.name;
  }
  throw new Error(`nothing to switch on ${page.url()}`);
}

/** How what has the focus is switched. */
async function switched(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return String(activeElement?.getAttribute('aria-pressed') ?? activeElement?.getAttribute('aria-expanded'));
  });
}

test(
  'results, statistics, cyber sports and a team go by the keyboard alone: each stop is seen and named, and a press works; the slash key leads to the search, arrows to what it found',
  { annotation: { type: 'long', description: 'four pages, each walked by Tab' } },
  async ({ site, page }) => {
    const [game] = await listedGames(site, 'live');
    const pages = ['/cyber/real', `/statisticpopup/game/${String(game?.id)}`, `/team/line/${String(game?.home.id)}`];
    for (const path of ['/results', ...pages]) {
      await open(page, `/ru${path}`);
      const name = await tabToSwitch(page);
      const before = await switched(page);
      await page.keyboard.press('Space');
      await expect.poll(async () => switched(page), `${name} of ${path}`).not.toBe(before);
    }
    await goWithin(page, '/ru/line/politics');
    await expectFound(page, game);
  },
);
