import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { behindThePage } from '../../support/browser/walks/behind-the-page.ts';
import { textsOf } from '../../support/browser/walks/page-texts.ts';

const text = textsOf('ru');

test('a player signs out by the menu, and is led home from a page of the office [OUT-1, OUT-3, OUT-4]', async ({
  context,
  page,
  site,
}) => {
  const behind = behindThePage(page, site.origin);
  const { userId } = await registerPlayer(page, site.origin);
  await open(page, '/ru/office/history');
  const askToLeave = async () => {
    await page
      .getByRole('button', { name: text('session:player-menu') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: text('session:sign-out') }).click();
    return page.getByRole('dialog', { name: text('sign-in:sign-out.title') });
  };
  const refused = await askToLeave();
  await refused.getByRole('button', { name: text('sign-in:sign-out.stay') }).click();
  await expect(refused).toHaveCount(0);
  expect(await behind.userId()).toBe(userId);

  const dialog = await askToLeave();
  const out = page.waitForResponse((reply) => reply.url().endsWith('/web-api/auth/disconnect'));
  await dialog.getByRole('button', { name: text('session:sign-out'), exact: true }).click();
  expect((await (await out).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page).toHaveURL(`${site.origin}/ru`);
  const account = page.locator('#account');
  await expect(account.getByRole('button', { name: text('session:sign-in.short'), exact: true })).toBeVisible();
  expect(await behind.userId()).toBeNull();
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left.filter((name) => /sid|csrf|grant/.test(name))).toEqual([]);
});
