import type { Page } from '@playwright/test';
import { allViolations } from '../../support/browser/axe-page.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
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

test('Arabic is written from right to left, its prices and scores from left to right, is accessible, and its texts alone travel [LA-5, A11Y-01]', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const fetched = new Set<string | undefined>();
  page.on('response', (reply) => {
    const [file, language] = /\/assets\/texts-(\w\w)-/.exec(reply.url()) ?? [];
    if (file !== undefined) fetched.add(language);
  });
  await registerPlayer(page, site.origin, 'USD');
  await open(page, '/ar/line/football');
  expect([...fetched]).toEqual(['ar']);
  const row = page.locator('[role="grid"] [data-kind="game"]').first();
  const [home, away] = [row.locator('button[data-odds]').first(), row.locator('button[data-odds]').nth(2)];
  const [homeBox, awayBox] = [await home.boundingBox(), await away.boundingBox()];
  expect(homeBox?.x ?? 0).toBeGreaterThan(awayBox?.x ?? Infinity);
  const directions = await page
    .locator('button[data-odds="open"] span:last-of-type')
    .evaluateAll((prices) => [...new Set(prices.map((price) => getComputedStyle(price).direction))]);
  expect(directions).toEqual(['ltr']);
  await takePrices(page, 3);
  await expectHomeOnTheRight(page);
  expect(await allViolations(page)).toEqual([]);
  const { champId, id } = await youngestLiveGame(site);
  for (const path of ['/ar/live', `/ar/live/football/${String(champId)}/${String(id)}`, '/ar/office/history']) {
    await goWithin(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    expect(await allViolations(page), path).toEqual([]);
  }
});

/** In the name of a game in the coupon its first letter stands on the right of its last. */
async function expectHomeOnTheRight(page: Page): Promise<void> {
  const name = page.locator('#coupon [data-sorted] .ell', { hasText: '—' }).first();
  const [first, last] = await name.evaluate((node) => {
    const { textContent: text, firstChild } = node;
    return [text.search(/\p{L}/u), text.length - 1].map((at) => {
      const letter = document.createRange();
      letter.setStart(firstChild!, at);
      letter.setEnd(firstChild!, at + 1);
      return letter.getBoundingClientRect().x;
    });
  });
  expect(first).toBeGreaterThan(last!);
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
    await open(page, '/ru/line/tennis');
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
