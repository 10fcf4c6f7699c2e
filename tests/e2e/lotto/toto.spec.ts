import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('a coupon of the toto is filled, placed and found among one’s own [TT-4, TT-14]', async ({ page, site }) => {
  await open(page, '/en/toto');
  await expect(page.getByRole('button', { name: 'Log in to play' })).toBeVisible();
  await registerPlayer(page, site.origin);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'At random' }).click();
  const first = page.locator('[data-row]').first().getByRole('button', { pressed: false });
  await first.first().click();
  await expectAccessible(page, 'the toto', 'main');
  await page.getByRole('button', { name: /^Place entry/ }).click();
  await expect(page.getByText(/^Toto entry no\. \d+ placed: ₽100$/)).toBeVisible();
  await page.getByRole('link', { name: 'My entries' }).click();
  await expect(page.getByText('0 of 0 played guessed, up to 15 of 15 in reach')).toBeVisible();
  for (const name of ['Next draw', 'Now playing', 'Draws', 'Top winners']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Toto 15: ${name}`);
  }
});
