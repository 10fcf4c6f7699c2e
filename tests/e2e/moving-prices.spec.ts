import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/browser/e2e-test.ts';
import { faultyWay, PLACING } from '../support/browser/faulty-way.ts';
import { changedPoints, pictureAround, type Picture } from '../support/browser/drawn-picture.ts';
import { gate } from '../support/gate.ts';
import { brokenInvariants } from '../support/browser/ledger-checker.ts';
import { holdClock } from '../support/browser/page-meters.ts';
import { placedCoupons } from '../support/examples/placed-coupons.ts';
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
    await way.place();
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
  await expect(chosen).toHaveAttribute('data-flash', /odd|even/);
  // an animation begins with the frame after
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
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
