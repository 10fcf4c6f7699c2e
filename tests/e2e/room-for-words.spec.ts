import { expect, open, test } from '../support/browser/e2e-test.ts';

test('the buttons of a dialog that is higher than its window are seen whole', async ({ page }) => {
  await open(page, '/ru/about');
  await page.getByRole('button', { name: 'Настройки', exact: true }).first().click();
  const dialog = (await page.getByRole('dialog').boundingBox())!;
  const done = (await page.getByRole('button', { name: 'Готово' }).boundingBox())!;
  expect(done.y + done.height).toBeLessThanOrEqual(dialog.y + dialog.height - 8);
});

test('the types of a coupon stand in one row, and so does the size of its system, and a fraction stays inside of its cell, on a screen of 1100 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, '/en/line/football');
  const games = page.locator('[data-kind="game"]');
  for (const place of [0, 1, 2]) await games.nth(place).locator('button[data-odds]').first().click();
  const coupon = page.locator('#coupon');
  await coupon.getByText('System', { exact: true }).click();
  const rowOf = async (text: string | RegExp): Promise<number> => {
    const box = (await coupon.getByText(text).first().boundingBox())!;
    return Math.round(box.y + box.height / 2);
  };
  expect(await rowOf('Singles')).toBe(await rowOf('7 more'));
  expect(Math.abs((await rowOf(/^System type/)) - (await rowOf('2 of 3')))).toBeLessThan(8);

  await page.getByRole('button', { name: 'Decimal' }).first().click();
  await page.getByRole('menuitemradio', { name: 'Fractional' }).click();
  await expect(page.locator('button[data-odds="open"]').first()).toContainText('/');
  const tight = await page.locator('[data-kind="game"] button[data-odds="open"]').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.getClientRects().length > 0)
      .map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
        return { text: cell.textContent, room: Math.min(inner.left - outer.left, outer.right - inner.right) };
      })
      .filter(({ room }) => room < 2),
  );
  expect(tight).toEqual([]);
});

test('the Asian view keeps to whole games on a screen of 1100 pixels, heads and cells alike', async ({
  context,
  page,
  site,
}) => {
  await context.addCookies([{ name: 'view', value: 'v1', url: site.origin }]);
  await page.setViewportSize({ width: 1100, height: 900 });
  await open(page, '/ru/live/football');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader', { name: 'Матч' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: '1-й тайм' })).toBeHidden();
  const edge = (await grid.boundingBox())!;
  const more = (await grid.locator('a[aria-label]', { hasText: /^\+/ }).first().boundingBox())!;
  expect(edge.x + edge.width - (more.x + more.width)).toBeLessThan(8);
});

test('in Arabic the home side stands on the right of the away side, as its score does', async ({ page }) => {
  await open(page, '/ar/live/football');
  await page.locator('[data-kind="game"] button[data-odds="open"]').first().click();
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
});
