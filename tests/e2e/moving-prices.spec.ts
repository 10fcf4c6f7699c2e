import type { Locator, Page } from '@playwright/test';
import { seconds } from '../../core/shared/time.ts';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { bettingPage } from '../support/browser/betting-page.ts';
import { faultyWay, PLACING } from '../support/browser/faulty-way.ts';
import { changedPoints, pictureAround, type Picture } from '../support/browser/drawn-picture.ts';
import { gate } from '../support/gate.ts';
import { brokenInvariants } from '../support/browser/ledger-checker.ts';
import { hasten, holdClock } from '../support/browser/page-meters.ts';
import { balanceAndLedger, placedCoupons } from '../support/examples/placed-coupons.ts';
import { listedGames, youngestLiveGame } from '../support/browser/site-pages.ts';

// what is shown of a move is looked at here
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ timeout: 90_000 });

test.beforeEach(({ problems }) => {
  problems.expect(/Failed to load resource|net::ERR/);
});

test.afterEach(async ({ site }) => {
  await site.debug('feed', { mode: 'running', delay: 0 });
  expect(await brokenInvariants(site.sandbox.database)).toEqual([]);
});

function rowOf(page: Page, game: { readonly id: number }): Locator {
  return page
    .locator('[role="grid"] [data-kind="game"]')
    .filter({ has: page.locator(`a[href$="/${String(game.id)}"]`) });
}

/** The live page of a game's competition alone: the row is drawn wherever the game stands in the whole list. */
function livePage(game: { readonly champId: number }): string {
  return `/ru/live/football/${String(game.champId)}`;
}

/** The old and the new price stay in sight however long the names beside them are. */
async function expectPricesInside(coupon: Locator): Promise<void> {
  const beyond = await coupon
    .locator('dl')
    .filter({ hasText: '→' })
    .evaluate((list) => {
      const name = list.querySelector('dt');
      const price = list.querySelector('dd');
      if (name === null || price === null) throw new Error('no changed price is shown');
      const words = name.textContent;
      name.textContent = 'Longname '.repeat(20);
      const card = list.closest('section')?.getBoundingClientRect();
      const sides = price.getBoundingClientRect();
      name.textContent = words;
      return card === undefined || sides.right > card.right || sides.left < card.left;
    });
  expect(beyond).toBe(false);
}

test('a price that falls while the bet is on its way is asked about, old and new, and nothing is lost [REL-15]', async ({
  site,
  page,
}) => {
  await faultyWay({ site, page, path: '/ru/line/football', bets: 0 }, async (way) => {
    const [game] = await listedGames(site, 'line');
    if (game === undefined) throw new Error('the line is empty');
    await rowOf(page, game).locator('button[data-odds="open"]').first().click();
    await way.setAmount(100);
    const fallen = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: fallen.opened } });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    await site.debug(`game/${String(game.id)}/shift`, { factor: 0.7 });
    fallen.open();
    const confirm = way.coupon.getByRole('button', { name: /Принять|Подтвердить/ }).first();
    await expect(confirm).toBeVisible({ timeout: 15_000 });
    await expectPricesInside(way.coupon);
    expect(await placedCoupons(site, way.userId)).toEqual([]);
    await page.waitForTimeout(400);
    await confirm.click();
    await way.expectAccepted();
    const [coupon, ...others] = await placedCoupons(site, way.userId);
    expect(others).toEqual([]);
    const shown = await way.coupon.innerText();
    expect(shown.replaceAll(',', '.')).toContain(String(coupon?.bets[0]?.odds));
    await site.debug(`game/${String(game.id)}/shift`, { factor: 1 });
  });
});

/** A price without its figures, when nothing of it moves any more: what is left says which way it went. */
async function signOf(price: Locator): Promise<Picture> {
  const figures = price.locator('> *');
  const show = async (visibility: string): Promise<void> => {
    await price.evaluate((button) => {
      button.style.animation = 'none';
      button.style.transition = 'none';
    });
    await figures.evaluateAll((parts, value) => {
      for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = value;
    }, visibility);
  };
  await show('hidden');
  const picture = await pictureAround(price);
  await show('');
  return picture;
}

/** So many points must differ, each by the contrast of a sign. */
const LEAST_SIGN = 20;

test('a chosen price that moves stays readable, and the way of a price is a shape, not a colour alone [A11Y-06]', async ({
  site,
  page,
}) => {
  await holdClock(page);
  const game = await youngestLiveGame(site);
  await open(page, livePage(game));
  await rowOf(page, game).locator('button[data-odds="open"]').first().click();
  const chosen = rowOf(page, game).locator('button[aria-pressed="true"]').first();
  const other = rowOf(page, game).locator('button[data-odds="open"][aria-pressed="false"]').first();
  await page.mouse.move(0, 0);
  const still = await signOf(other);
  const before = await chosen.innerText();
  await chosen.evaluate((cell) => {
    cell.addEventListener('animationstart', () => {
      cell.setAttribute('data-animated', '');
    });
  });
  await site.debug(`game/${String(game.id)}/shift`, { factor: 0.8 });
  await expect(chosen).not.toHaveText(before);
  await page.waitForTimeout(300);
  await expect(chosen).toHaveAttribute('data-flash', /odd|even/);
  await expect(chosen).not.toHaveAttribute('data-animated');
  const down = await signOf(other);
  await site.debug(`game/${String(game.id)}/shift`, { factor: 1.2 });
  await expect(other).toHaveAttribute('aria-label', /вырос$/);
  const up = await signOf(other);
  expect(changedPoints(still, down), 'a falling price beside a still one').toBeGreaterThanOrEqual(LEAST_SIGN);
  expect(changedPoints(still, up), 'a rising price beside a still one').toBeGreaterThanOrEqual(LEAST_SIGN);
  expect(changedPoints(down, up), 'a rising price beside a falling one').toBeGreaterThanOrEqual(2 * LEAST_SIGN);
  await site.debug(`game/${String(game.id)}/shift`, { factor: 1 });
});

test('a game suspended while the bet is on its way refuses it; the money stays, the bet is marked [REL-16]', async ({
  site,
  page,
}) => {
  const game = await youngestLiveGame(site);
  await faultyWay({ site, page, path: livePage(game), bets: 0 }, async (way) => {
    await rowOf(page, game).locator('button[data-odds="open"]').first().click();
    await way.setAmount(100);
    const before = await balanceAndLedger(site, way.userId);
    const suspended = gate();
    way.proxy.add({ method: 'POST', path: PLACING, fault: { kind: 'held', until: suspended.opened } });
    await way.place();
    await expect.poll(() => way.placings().length).toBe(1);
    await site.debug(`game/${String(game.id)}/suspend`);
    suspended.open();
    await expect(way.coupon.getByText(/приостановлен|не принят|отклон/i).first()).toBeVisible({ timeout: 15_000 });
    await expect(way.coupon.getByRole('listitem')).toHaveCount(1);
    expect(await placedCoupons(site, way.userId)).toEqual([]);
    expect(await balanceAndLedger(site, way.userId)).toEqual(before);
    await site.debug(`game/${String(game.id)}/resume`);
  });
});

/** Lets the page's clock stand; what it answers moves it on. */
async function clockByHand(page: Page): Promise<(by: number) => Promise<void>> {
  await page.addInitScript(() => {
    const start = Date.now();
    const kept = window as unknown as { passed: number };
    kept.passed = 0;
    Date.now = () => start + kept.passed;
  });
  return async (by) =>
    page.evaluate((more) => {
      (window as unknown as { passed: number }).passed += more;
    }, by);
}

/** Waits for an answer of the feed that was asked for after now: the first one may have been on its way. */
async function hearOfIt(page: Page): Promise<void> {
  const answer = () => page.waitForResponse((response) => response.url().includes('/sports/line/changes'));
  await answer();
  await answer();
}

test('a price that flaps stays locked until it is quiet [REL-17]', async ({ site, page }) => {
  await hasten(page, 10);
  const pass = await clockByHand(page);
  const game = await youngestLiveGame(site);
  await open(page, livePage(game));
  const row = rowOf(page, game);
  const price = row.locator('button[data-odds]').first();
  await site.debug(`game/${String(game.id)}/suspend`);
  await expect(price).not.toHaveAttribute('data-odds', 'open');
  await price.evaluate((button) => {
    const kept = window as unknown as { states: string[] };
    kept.states = [];
    new MutationObserver(() => kept.states.push(button.getAttribute('data-odds') ?? '')).observe(button, {
      attributes: true,
      attributeFilter: ['data-odds'],
    });
  });
  for (let turn = 0; turn < 4; turn += 1) {
    await site.debug(`game/${String(game.id)}/resume`);
    await hearOfIt(page);
    await pass(300);
    await site.debug(`game/${String(game.id)}/suspend`);
    await hearOfIt(page);
    await pass(300);
  }
  const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
  expect(states.filter((state) => state === 'open')).toEqual([]);
  await site.debug(`game/${String(game.id)}/resume`);
  await hearOfIt(page);
  await pass(1000);
  await expect(row.locator('button[data-odds="open"]').first()).toBeVisible();
});

test('a feed that falls silent greys its prices and stops live bets until it speaks again [REL-18]', async ({
  site,
  page,
}) => {
  await hasten(page, 3);
  const pass = await clockByHand(page);
  await registerPlayer(page, site.origin);
  const betting = bettingPage(page);
  const game = await youngestLiveGame(site);
  await open(page, livePage(game));
  await rowOf(page, game).locator('button[data-odds="open"]').first().click();
  await betting.setAmount(100);
  await expect(betting.placeButton).toBeEnabled();
  await page.route(/\/web-api\/(?:sports\/|coupon\/update)/, (route) => route.abort());
  // an answer that was on its way may still come: time goes on until the silence is long enough
  await expect(async () => {
    await pass(seconds(4));
    await expect(betting.coupon.getByText(/устарел/i).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(betting.placeButton).toHaveAttribute('aria-disabled', 'true');
  await page.unroute(/\/web-api\/(?:sports\/|coupon\/update)/);
  await expect(betting.placeButton).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });
});

test('a stored coupon survives a reload and a registration; a bet whose game is over is marked, and the rest can be placed without it [REL-25]', async ({
  site,
  page,
}) => {
  const betting = bettingPage(page);
  await open(page, '/ru/live/football');
  await betting.takePrices(2);
  const games = await page
    .locator('[role="grid"] [data-kind="game"]')
    .filter({ has: page.locator('button[aria-pressed="true"]') })
    .locator('a[data-cell]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => /\/(\d+)[^/]*$/.exec(link.getAttribute('href') ?? '')?.[1])),
    ]);
  await page.reload();
  await hydrated(page);
  await expect(betting.bets).toHaveCount(2);
  await page.goto('about:blank');
  await registerPlayer(page, site.origin);
  await site.debug(`game/${games[0] ?? ''}/finish`);
  await open(page, '/ru/line/politics');
  await expect(betting.bets).toHaveCount(2);
  await expect(betting.coupon.getByText(/заверш|окончен/i).first()).toBeVisible();
  await betting.coupon
    .getByRole('button', { name: /Убрать|Удалить/ })
    .first()
    .click();
  await expect(betting.bets).toHaveCount(1);
});
