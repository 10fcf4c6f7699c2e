import type { Locator, Page } from '@playwright/test';
import { bettingPage } from '../../support/browser/betting-page.ts';
import {
  changedPoints,
  contrast,
  focusRing,
  pictureAround,
  pictureOf,
  pointsOutOf,
  type Picture,
} from '../../support/browser/drawn-picture.ts';
import { expect, open, test } from '../../support/browser/e2e-test.ts';
import { holdClock } from '../../support/browser/page-meters.ts';
import { listedGames } from '../../support/browser/site-pages.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** The corner of a price where the sign of its way stands, above or below. */
async function corner(price: Locator, end: 'above' | 'below'): Promise<Picture> {
  const box = await price.boundingBox();
  if (box === null) throw new Error('the price is not drawn');
  const y = end === 'above' ? box.y + 3 : box.y + box.height - 8;
  return pictureOf(price.page(), { x: Math.round(box.x + box.width - 10), y: Math.round(y), width: 7, height: 5 });
}

/** How much is drawn in the two corners of a price, on its own ground. */
async function signs(price: Locator): Promise<{ readonly above: number; readonly below: number }> {
  const whole = await pictureAround(price);
  const ground = whole.at(4, whole.height / 2);
  return {
    above: pointsOutOf(await corner(price, 'above'), ground),
    below: pointsOutOf(await corner(price, 'below'), ground),
  };
}

async function expectRing(page: Page, where: string): Promise<void> {
  const { drawn, edge } = await focusRing(page);
  expect(drawn, `the ring around ${where}`).toBeGreaterThan(edge);
}

test('in the system’s own colours the focus, what is pressed and the way of a price are seen [A11Y-12]', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  // the way of a price is shown for three seconds
  await holdClock(page);
  const [game] = await listedGames(site, 'line');
  await open(page, `/ru/line/football/${String(game?.champId)}`);
  const row = page
    .locator('[role="grid"] [data-kind="game"]')
    .filter({ has: page.locator(`a[href$="/${String(game?.id)}"]`) });
  const [first, second, third] = [0, 1, 2].map((place) => row.locator('button[data-odds]').nth(place));
  if (first === undefined || second === undefined || third === undefined) throw new Error('a game has three results');

  const before = await pictureAround(third);
  await third.click();
  await expect(third).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  const pressed = await pictureAround(third);
  expect(changedPoints(before, pressed)).toBeGreaterThan((before.width * before.height) / 2);
  expect(contrast(before.at(4, before.height / 2), pressed.at(4, pressed.height / 2))).toBeGreaterThan(3);

  await page.keyboard.press('ArrowLeft');
  await first.focus();
  await expectRing(page, 'a price');
  await third.focus();
  await expectRing(page, 'a pressed price');
  const { coupon } = bettingPage(page);
  await coupon
    .getByRole('textbox', { name: /^Сумма/ })
    .first()
    .focus();
  await expectRing(page, 'the amount');
  await coupon.getByRole('tab').first().focus();
  await expectRing(page, 'a tab');
  await page.getByRole('banner').getByRole('link').nth(1).focus();
  await expectRing(page, 'a link of the head');

  await page.locator('main').focus();
  expect(await signs(first)).toEqual({ above: 0, below: 0 });
  await site.debug(`game/${String(game?.id)}/shift`, { factor: 1.3 });
  await expect(first).toHaveAttribute('aria-label', /вырос$/, { timeout: 40_000 });
  const up = await signs(first);
  expect(up.above).toBeGreaterThan(12);
  expect(up.below).toBe(0);
  expect((await signs(third)).above, 'on a pressed one').toBeGreaterThan(12);
  await site.debug(`game/${String(game?.id)}/shift`, { factor: 0.8 });
  await expect(first).toHaveAttribute('aria-label', /снизился$/, { timeout: 40_000 });
  const down = await signs(first);
  expect(down.below).toBeGreaterThan(12);
  expect(down.above).toBe(0);
  await site.debug(`game/${String(game?.id)}/shift`, { factor: 1 });

  const oneClick = coupon.getByRole('switch').first();
  await oneClick.scrollIntoViewIfNeeded();
  expect(pointsOutOf(await pictureAround(oneClick), (await pictureAround(oneClick, 3)).at(0, 0))).toBeGreaterThan(12);
});
