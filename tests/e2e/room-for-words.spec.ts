import { expect, open, test } from '../support/browser/e2e-test.ts';

test('the types of a coupon stand in one row, and so does the size of its system, and a fraction stays inside of its cell, on a screen of 1100 pixels; the buttons of a dialog that is higher than its window are seen whole', async ({
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

  await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
  const dialog = (await page.getByRole('dialog').boundingBox())!;
  const done = (await page.getByRole('button', { name: 'Done' }).boundingBox())!;
  expect(done.y + done.height).toBeLessThanOrEqual(dialog.y + dialog.height - 8);
});

test('promotions and tournaments stand below their menu on a narrow screen, with nothing past its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/en/promo', '/en/bonus/casino/tournaments']) {
    await open(page, path);
    const menu = (await page.locator('main nav').first().boundingBox())!;
    const title = (await page.locator('main h1').boundingBox())!;
    expect(title.y, path).toBeGreaterThanOrEqual(menu.y + menu.height);
    const right = await page
      .locator('main .panel')
      .evaluateAll((panels) => Math.max(...panels.map((panel) => panel.getBoundingClientRect().right)));
    expect(right, path).toBeLessThanOrEqual(390);
  }
});
