import type { Page } from '@playwright/test';
import { allViolations } from '../../support/browser/axe-page.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { clippedTexts, sidewaysScrolls } from '../../support/browser/clipped-texts.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { youngestLiveGame } from '../../support/browser/site-pages.ts';

interface Reading {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The distances between letters, words and lines that a reader may choose. */
  readonly isSpaced?: boolean;
  readonly isCheckedByAxe?: boolean;
}

const NARROWEST: Reading = { name: '320 px', width: 320, height: 640, isCheckedByAxe: true };
const READINGS: readonly Reading[] = [
  NARROWEST,
  { name: '200 % zoom', width: 720, height: 450 },
  { name: 'text spacing', width: 1440, height: 900, isSpaced: true },
];

async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((isWanted) => {
    document.adoptedStyleSheets = [];
    if (!isWanted) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);
}

test.describe('with nothing cut off and nothing scrolled both ways', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'the main screens can be read at 320 px, at 200 % zoom and with spaced text [A11Y-10, A11Y-01]',
    { annotation: { type: 'long', description: 'six screens in three readings, of a player who has placed a bet' } },
    async ({ page, site }) => {
      await open(page, '/ru');
      await expectReadings(page, 'home of a visitor');
      await registerPlayer(page, site.origin);
      const betting = bettingPage(page);
      await open(page, '/ru/line/tennis');
      await betting.takePrices(3);
      await betting.setAmount(300);
      await betting.place();
      await betting.expectAccepted();
      await betting.takePrices(3);
      const { champId, id } = await youngestLiveGame(site);
      const game = `/ru/live/football/${String(champId)}/${String(id)}`;
      for (const path of ['/ru', '/ru/live', game, '/ru/office/history', '/ru/line/football']) {
        await page.setViewportSize(NARROWEST);
        await goWithin(page, path);
        await expectReadings(page, path);
      }
    },
  );
});

async function expectReadings(page: Page, path: string): Promise<void> {
  for (const { name, width, height, isSpaced = false, isCheckedByAxe = false } of READINGS) {
    const where = `${path}, ${name}`;
    await page.setViewportSize({ width, height });
    await spaceText(page, isSpaced);
    if (path.endsWith('/football')) await openCoupon(page);
    await expectReadable(page, where);
    if (isCheckedByAxe) expect.soft(await allViolations(page), where).toEqual([]);
  }
}

async function expectReadable(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  expect.soft(await clippedTexts(page), where).toEqual([]);
  // the buttons that turn a row come once it has been measured
  await expect
    .configure({ soft: true })
    .poll(async () => sidewaysScrolls(page), { message: where })
    .toEqual([]);
}

async function openCoupon(page: Page): Promise<void> {
  const opener = page.locator('button[aria-controls="coupon"]');
  if ((await opener.isVisible()) && (await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  const place = page.locator('#coupon').getByRole('button', { name: /^(?:Сделать ставку|Принять)/ });
  await place.scrollIntoViewIfNeeded();
  // nothing lies over it
  await place.click({ trial: true });
}
