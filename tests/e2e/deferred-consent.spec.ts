import { expect, open, test } from '../support/browser/e2e-test.ts';

test('who sent a visitor is kept when the visitor agrees to it later, on another page of the site [REF-15] [SEC-22]', async ({
  context,
  page,
}) => {
  await context.clearCookies();
  await open(page, '/ru?ref=77&utm_source=post');
  const referral = async () =>
    (await context.cookies())
      .filter(({ name }) => name === 'refererid')
      .map(({ value, httpOnly }) => [value, httpOnly]);
  expect(await referral()).toEqual([]);
  await page.getByRole('link', { name: 'Live' }).first().click();
  await expect(page).toHaveURL(/\/ru\/live$/);
  expect(await referral()).toEqual([]);
  await page.getByRole('button', { name: 'Принять все' }).click();
  await expect.poll(referral).toEqual([['77', true]]);
});
