import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('tickets of a lotto are filled by keys and at random, bought, and found among one’s own [LT-9, LT-16, LT-20]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await open(page, '/en/lotto');
  await hydrated(page);
  await expectAccessible(page, 'the lotto', 'main');
  await page.getByRole('link', { name: 'Quick pick: 5 of 36' }).click();
  await expect(page.getByRole('button', { name: /^Buy tickets/ })).toContainText('₽60');
  const second = page.getByRole('group', { name: 'Field 2' });
  await second.getByRole('button', { name: '1', exact: true }).focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', '3', '6', 'Enter', '2', '9', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(second.getByRole('button', { pressed: true })).toHaveText(['1', '2', '8', '29', '36']);
  await expectAccessible(page, 'a ticket of the lotto', 'main');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Buy tickets/ }).click();
  await expect(page.getByText('2 tickets bought.')).toBeVisible();
  await page.getByRole('link', { name: 'My tickets' }).click();
  await expect(page.getByText('not drawn yet')).toHaveCount(4);
});
