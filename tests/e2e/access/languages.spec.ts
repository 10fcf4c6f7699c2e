import type { Page } from '@playwright/test';
import { LANGUAGES, writingDirection } from '../../../core/site/config/language.ts';
import { allViolations } from '../../support/browser/axe-page.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, goWithin, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { clippedTexts } from '../../support/browser/clipped-texts.ts';
import { MARK, pseudoTexts, speakPseudo } from '../../support/examples/pseudo-locale.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';

/** Takes open prices of so many games. */
async function takePrices(page: Page, count: number): Promise<void> {
  const bets = page.locator('#coupon').getByRole('listitem');
  for (let taken = 0; taken < count; taken += 1) {
    await page
      .locator('[role="grid"] [data-kind="game"]')
      .filter({ hasNot: page.locator('[aria-pressed="true"]') })
      .locator('button[data-odds="open"]')
      .first()
      .click();
    await expect(bets).toHaveCount(taken + 1);
  }
}

test.describe('without a language in the address', () => {
  test.use({ locale: 'de-AT' });

  test('a visitor comes to the one that the browser likes best, the cookie before it [NV-39]', async ({
    context,
    page,
    site,
  }) => {
    await open(page, '/live/football?time=upcoming_events');
    await expect(page).toHaveURL(/\/de\/live\/football\?time=upcoming_events$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('navigation', { name: 'Bereiche der Website' })).toBeVisible();
    await context.addCookies([{ name: 'language', value: 'tr', url: site.origin }]);
    await open(page, '/');
    await expect(page).toHaveURL(/\/tr$/);
    await open(page, '/it/live');
    await expect(page).toHaveURL(/\/tr\/live$/);
    await open(page, '/es/live');
    await expect(page).toHaveURL(/\/es\/live$/);
  });
});

test('another language is the same page, and is kept [NV-4, NV-39]', async ({ page }) => {
  await open(page, '/ru/live/football?time=upcoming_events');
  await page.getByRole('banner').getByRole('button', { name: 'RU' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(LANGUAGES.length);
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/live\/football\?time=upcoming_events$/);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('banner').getByRole('button', { name: 'FR' })).toBeVisible();
  await open(page, '/');
  await expect(page).toHaveURL(/\/fr$/);
});

test('every language lives, says what it is and names the others, and its texts alone travel', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const titles = new Set<string>();
  const fetched = new Set<string | undefined>();
  page.on('response', (reply) => {
    const [file, language] = /\/assets\/texts-(\w\w)-/.exec(reply.url()) ?? [];
    if (file !== undefined) fetched.add(language);
  });
  for (const language of LANGUAGES) {
    fetched.clear();
    // a short page of the line
    await open(page, `/${language}/line/politics`);
    expect([...fetched]).toEqual([language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', writingDirection(language));
    await expect(page.locator('button[data-odds]').first()).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/undefined|\bNaN\b|\{\{|\bnav\.|\bfilter\./);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(LANGUAGES.length);
  const html = await (await request.get(`${site.origin}/kk/live`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`<link rel="canonical" href="${site.origin}/kk/live">`);
  for (const language of LANGUAGES)
    expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${site.origin}/${language}/live">`);
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${site.origin}/live">`);
});

test('Arabic is written from right to left, its prices and scores from left to right, and is accessible [LA-5, A11Y-01]', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await registerPlayer(page, site.origin, 'USD');
  await open(page, '/ar/line/football');
  const row = page.locator('[role="grid"] [data-kind="game"]').first();
  const [home, away] = [row.locator('button[data-odds]').first(), row.locator('button[data-odds]').nth(2)];
  const [homeBox, awayBox] = [await home.boundingBox(), await away.boundingBox()];
  expect(homeBox?.x ?? 0).toBeGreaterThan(awayBox?.x ?? Infinity);
  const directions = await page
    .locator('button[data-odds="open"] span:last-of-type')
    .evaluateAll((prices) => [...new Set(prices.map((price) => getComputedStyle(price).direction))]);
  expect(directions).toEqual(['ltr']);
  await takePrices(page, 3);
  expect(await allViolations(page)).toEqual([]);
  const { champId, id } = await youngestLiveGame(site);
  for (const path of ['/ar/live', `/ar/live/football/${String(champId)}/${String(id)}`, '/ar/office/history']) {
    await goWithin(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await allViolations(page), path).toEqual([]);
  }
});

test('names and texts that are not in the page’s language say which they are in [A11Y-15]', async ({ page, site }) => {
  test.setTimeout(120_000);
  const { champId, id } = await youngestLiveGame(site);
  const game = `/live/football/${String(champId)}/${String(id)}`;
  const CYRILLIC_AND_DIGITS = /^[^A-Za-z]*$/;
  await open(page, '/uk');
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  for (const path of ['/line/football', game]) {
    await goWithin(page, `/uk${path}`);
    await expect.poll(async () => namesIn(page, 'uk'), path).not.toEqual([]);
    expect(await namesIn(page, 'en'), path).toEqual([]);
    for (const name of await namesIn(page, 'uk')) expect(name).toMatch(CYRILLIC_AND_DIGITS);
  }
  await goWithin(page, '/uk/line/dota-2');
  await expect.poll(async () => namesIn(page, 'en'), 'brands').not.toEqual([]);
  await goWithin(page, '/uk/debugger');
  await expect(page.locator('main [lang="en"][dir="ltr"]').getByRole('heading', { level: 1 })).toHaveText('Debugger');
  await open(page, '/ar/rules/1');
  await expect(page.locator('h1')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveAttribute('dir', 'ltr');
});

/** The names of teams and competitions that are said to be in a language. */
async function namesIn(page: Page, language: string): Promise<readonly string[]> {
  return page
    .locator('[role="grid"] a[data-cell] .ell, [role="rowheader"] a, [role="treeitem"][aria-level="2"] .ell, h1.vh')
    .evaluateAll(
      (names, wanted) =>
        names
          .filter((name) => name.closest('[lang]')?.getAttribute('lang') === wanted)
          .map((name) => (name.textContent ?? '').trim())
          .filter((name) => name !== ''),
      language,
    );
}

test(
  'no text is cut off where every text is 40 % longer',
  { annotation: { type: 'long', description: 'six screens in a made-up language, one with a coupon placed' } },
  async ({ context, page, problems, site }) => {
    test.setTimeout(120_000);
    // what the server drew is English
    problems.expect(/Minified React error #(?:418|423|425)|hydrat/i);
    await registerPlayer(page, site.origin);
    const betting = bettingPage(page);
    await open(page, '/ru/line/football');
    await betting.takePrices(3);
    await betting.setAmount(300);
    await betting.place();
    await betting.expectAccepted();
    await speakPseudo(context);
    const { champId, id } = await youngestLiveGame(site);
    const screens = ['/en', '/en/live', `/en/live/football/${String(champId)}/${String(id)}`, '/en/office/history'];
    for (const [place, path] of screens.entries()) {
      await (place === 0 ? open : goWithin)(page, path);
      await expect.poll(async () => pseudoTexts(page), { message: path }).toBeGreaterThan(20);
      expect(await clippedTexts(page, MARK), path).toEqual([]);
    }
    await goWithin(page, '/en/line/football');
    await takePrices(page, 4);
    await expect(page.locator('#coupon').getByRole('textbox').first()).toBeVisible();
    await expect.poll(async () => pseudoTexts(page)).toBeGreaterThan(20);
    expect(await clippedTexts(page, MARK), 'coupon').toEqual([]);
  },
);
