import { expect, goWithin, open, test } from '../support/browser/e2e-test.ts';
import { youngestLiveGame } from '../support/browser/site-pages.ts';

test('keys, the wheel, a list and the left section move over the line and leave it where it stands; prices of a live game stand in the first view [LFT-1, LFT-2]', async ({
  page,
  site,
}) => {
  await open(page, '/en/line/football');
  await test.step('keys and the wheel move the line from anywhere, and the document is no higher than its window', async () => {
    const main = page.getByRole('main');
    const top = (): Promise<number> => main.evaluate((element) => element.scrollTop);
    await page.waitForFunction(() => document.querySelector('footer') !== null);
    await page.keyboard.press('PageDown');
    await expect.poll(top).toBeGreaterThan(400);
    await page.keyboard.press('Home');
    await expect.poll(top).toBe(0);
    await page.mouse.move(1300, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
  });
  await page.keyboard.press('Home');
  await test.step('what leads to money stays in sight on the way down, beside what stands in the row', async () => {
    await expect(page.getByRole('button', { name: 'Search events and competitions' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away');
    const signIn = (await page.getByRole('button', { name: 'Log in' }).boundingBox())!;
    expect(signIn.y).toBeGreaterThanOrEqual(0);
    const settings = (await page.getByRole('button', { name: 'Settings', exact: true }).first().boundingBox())!;
    expect(settings.x + settings.width).toBeLessThanOrEqual(signIn.x);
  });
  await page.keyboard.press('Home');
  await test.step('the left section folds on a screen of low resolution, and stands over the page while it is used', async () => {
    const tree = page.getByRole('navigation', { name: 'Sports' });
    const width = async (): Promise<number> => (await tree.boundingBox())!.width;
    const centre = async (): Promise<number> => (await page.getByRole('main').boundingBox())!.x;
    await expect(page.locator('html')).toHaveAttribute('data-left', 'shown');
    expect(await width()).toBeGreaterThan(180);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-left', 'folded');
    expect(await width()).toBeLessThan(60);
    const start = await centre();
    await tree.hover();
    await expect(page.locator('html')).toHaveAttribute('data-left', 'over');
    expect(await width()).toBeGreaterThan(200);
    expect(await centre()).toBe(start);
    await page.getByRole('main').hover();
    await expect(page.locator('html')).toHaveAttribute('data-left', 'folded');
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('a line is picked from a list that stands upright inside the window', async () => {
    await page.getByRole('button', { name: 'Handicap' }).first().click();
    const menu = page.getByRole('menu');
    const window = { width: 1440, height: 900 };
    const box = (await menu.boundingBox())!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= window.width && box.y + box.height <= window.height).toBe(
      true,
    );
    const items = await menu.getByRole('menuitemradio').evaluateAll((found) =>
      found.slice(0, 3).map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
    for (const [place, item] of items.entries()) {
      const before = items[place - 1];
      if (before === undefined) continue;
      expect(item.left).toBe(before.left);
      expect(item.top).toBeGreaterThanOrEqual(before.bottom);
    }
    await menu.getByRole('menuitemradio').nth(1).click();
    await page
      .getByRole('button', { name: /^Handicap/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Main line' }).click();
    await expect(page.getByRole('button', { name: 'Handicap', exact: true }).first()).toBeVisible();
  });
  await test.step('prices of a live game stand in the first view', async () => {
    const { champId, id } = await youngestLiveGame(site);
    await goWithin(page, `/en/live/football/${String(champId)}/${String(id)}`);
    const price = page.getByRole('tabpanel').locator('button[data-odds]').first();
    await expect(price).toBeVisible();
    // under the zone and the statistics, too; what stands above may still be on its way
    const isInPlace = async (): Promise<boolean> => {
      const [before, after] = [await price.boundingBox(), await price.boundingBox()];
      return before !== null && before.y < 520 && before.y === after?.y;
    };
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(isInPlace, String(width)).toBe(true);
    }
  });
});

test('a narrow window has the prices of four matches in its first view, rows as high as they are drawn, and the coupon as a sheet or in the bar [PSN-7, QC-2, QC-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const games = page.locator('[data-kind="game"]');
  /** The rows of which three things to press are seen whole, and whether any row lies over the next. */
  const rows = async (): Promise<{ seen: number; overlaps: number; across: number }> =>
    page.evaluate(() => {
      const found = [...document.querySelectorAll('[data-kind="game"]')];
      const isSeen = (button: Element): boolean => {
        const { left, bottom, width, height } = button.getBoundingClientRect();
        const isLarge = width >= 44 && height >= 44;
        return isLarge && document.elementFromPoint(left + width / 2, bottom - 1)?.closest('button') === button;
      };
      const prices = (row: Element): Element[] =>
        [...row.querySelectorAll('button[data-odds]')].filter((button) => button.checkVisibility());
      const boxes = found.map((row) => row.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
      return {
        seen: found.filter((row) => prices(row).length > 1 && prices(row).every(isSeen)).length,
        overlaps: boxes.filter(({ bottom }, place) => (boxes[place + 1]?.top ?? bottom) < bottom - 1).length,
        across: document.documentElement.scrollWidth - innerWidth,
      };
    });
  await open(page, '/en');
  for (const path of ['/en', '/en/live', '/en/line/football']) {
    // how high the rows are, the server guesses for this one too
    if (path === '/en/line/football') await open(page, path);
    else if (path !== '/en') await goWithin(page, path);
    await expect.poll(async () => (await rows()).seen, path).toBeGreaterThanOrEqual(4);
    expect(await rows(), path).toMatchObject({ overlaps: 0, across: 0 });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await rows()).toMatchObject({ overlaps: 0, across: 0 });
  for (const place of [0, 1]) await games.nth(place).locator('button[data-odds]').first().click();
  const opener = page.locator('button[aria-controls="coupon"]');
  await opener.click();
  const place = page.locator('#coupon').getByRole('button', { name: /^Log in to bet/ });
  await place.click({ trial: true });
  const sheet = (await page.locator('#coupon').boundingBox())!;
  expect([sheet.x, sheet.width]).toEqual([0, 360]);
  // the page behind is out of reach, and still there after the way back
  for (let stop = 0; stop < 40; stop += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#events, #head, #bottom') === null)).toBe(true);
  await page.goBack();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\/en\/line\/football$/);
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
  await expect(page.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: 'Search events and competitions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await open(page, '/en/rules/1');
  const folded = page.locator('button[aria-controls="quick-coupon"]');
  await expect(folded).toBeVisible();
  const bar = (await page.locator('#bottom').boundingBox())!;
  expect((await folded.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y);
  await expect(page.locator('#bottom').getByRole('link', { name: 'Home' })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').evaluate((main) => {
    main.scrollTop = main.scrollHeight;
  });
  const end = (await page.locator('footer a').last().boundingBox())!;
  expect(end.y + end.height).toBeLessThanOrEqual((await folded.boundingBox())!.y);
  await folded.click();
  // QC-3: low windows, in which the coupon needs all the room that there is
  for (const size of [
    { width: 1440, height: 560 },
    { width: 1100, height: 560 },
  ]) {
    await page.setViewportSize(size);
    const head = (await page.getByRole('banner').boundingBox())!;
    const coupon = (await page.locator('section#quick-coupon').boundingBox())!;
    expect(coupon.y).toBeGreaterThanOrEqual(head.y + head.height);
  }
});
