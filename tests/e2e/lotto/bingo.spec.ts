import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('cards of bingo are chosen by keys, bought, and found among one’s own [BNG-5, BNG-9, BNG-15]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await open(page, '/en/bingo');
  await hydrated(page);
  await expectAccessible(page, 'bingo', 'main');
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: /^Offered card/ })).toHaveCount(3);
  await page.getByRole('button', { name: /^Buy cards/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Bought\. /)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Card no\./ })).toHaveCount(3);
  await expectAccessible(page, 'cards of bingo', 'main');
});
