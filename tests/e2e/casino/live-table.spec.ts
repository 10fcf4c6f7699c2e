import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('chips are laid on roulette by keys, and placed for the round that is on [LCT-14, LCT-15]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await open(page, '/en/casino/roulette');
  await hydrated(page);
  await expectAccessible(page, 'roulette', 'main');
  await page.getByRole('button', { name: 'Red, ×2' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Taking stakes$/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Place stake' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Placed: /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stakes' })).toContainText('Red');
  await page.goto('/en/casino');
  await expect(page.getByRole('link', { name: 'Roulette' })).toBeVisible();
  await expectAccessible(page, 'live tables', 'main');
});
