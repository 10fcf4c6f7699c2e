import { expectAccessible } from '../../support/browser/axe-page.ts';
import { expect, goWithin, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('pages of games, draws and promotions are accessible once one plays, and are played by keys [A11Y-01, LCT-15, LT-20, TT-4, PRM-9]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  const press = async (name: RegExp | string) => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

  await test.step('a live table', async () => {
    await open(page, '/en/casino/roulette');
    await expect(page.getByRole('button', { name: 'Red, ×2' })).toBeVisible();
    await expectAccessible(page, 'roulette', 'main');
    await press('Red, ×2');
    await expect(page.getByRole('button', { name: /^Red, ×2, .*in chips/ })).toBeFocused();
    await expect(page.getByText(/^Taking stakes$/)).toBeVisible({ timeout: 20_000 });
    await press('Place stake');
    await expect(page.getByText(/^Placed: /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your stakes' })).toContainText('Red');
  });

  await test.step('cards of bingo', async () => {
    await goWithin(page, '/en/bingo');
    await page.getByRole('radio', { name: '2', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('table', { name: /^Offered card/ })).toHaveCount(3);
    await press(/^Buy cards/);
    await expect(page.getByText(/^Bought\. /)).toBeVisible();
    await expect(page.getByRole('table', { name: /^Card no\./ })).toHaveCount(3);
    await expectAccessible(page, 'cards of bingo', 'main');
  });

  await test.step('tickets of a lotto', async () => {
    await goWithin(page, '/en/lotto');
    await page.getByRole('link', { name: 'Quick pick: 5 of 36' }).click();
    await expect(page.getByRole('button', { name: /^Buy tickets/ })).toContainText('₽60');
    const second = page.getByRole('group', { name: 'Field 2' });
    await second.getByRole('button', { name: '1', exact: true }).focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter', '3', '6', 'Enter', '2', '9', 'Enter']) {
      await page.keyboard.press(key);
    }
    await expect(second.getByRole('button', { pressed: true })).toHaveText(['1', '2', '8', '29', '36']);
    await expectAccessible(page, 'a ticket of the lotto', 'main');
    await press(/^Buy tickets/);
    await expect(page.getByText('2 tickets bought.')).toBeVisible();
  });

  await test.step('an entry of the toto', async () => {
    await goWithin(page, '/en/toto');
    await press('At random');
    await page.locator('[data-row]').first().getByRole('button', { pressed: false }).first().click();
    await expectAccessible(page, 'the toto', 'main');
    await press(/^Place entry/);
    await expect(page.getByText(/^Toto entry no\. \d+ placed: ₽100$/)).toBeVisible();
  });

  await test.step('a tournament and a promotion', async () => {
    await goWithin(page, '/en/bonus/casino/tournaments/fruit-day');
    await press('Join');
    await expect(page.getByRole('region', { name: 'You' })).toContainText('Points');
    await expectAccessible(page, 'a tournament', 'main');
    await goWithin(page, '/en/bonuses/express-week');
    await press('Join');
    await expect(page.getByText('0 of 5 done')).toBeVisible();
    await expectAccessible(page, 'a promotion', 'main');
  });
});
