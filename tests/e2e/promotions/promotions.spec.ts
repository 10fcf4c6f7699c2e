import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('a tournament and a promotion are joined, and found among one’s own [PRM-8, PRM-9, PRM-11]', async ({
  page,
  site,
}) => {
  await open(page, '/en/bonus/casino/tournaments/fruit-day');
  await registerPlayer(page, site.origin);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('region', { name: 'You' })).toContainText('Points');
  await expectAccessible(page, 'a tournament', 'main');
  await page.getByRole('link', { name: 'All tournaments' }).click();
  await expect(page.getByRole('heading', { name: 'My tournaments' })).toBeVisible();
  await open(page, '/en/bonuses/express-week');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await expectAccessible(page, 'a promotion', 'main');
  await page.getByRole('link', { name: 'All promotions' }).click();
  await expect(page.getByText('You are in')).toBeVisible();
});
