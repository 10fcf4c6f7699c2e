import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../../support/browser/axe-page.ts';

test('a player ends what is signed in on another device, whose page says so with its next request [DEV-3, A11Y-03]', async ({
  browser,
  page,
  site,
}) => {
  const { userId, password } = await registerPlayer(page, site.origin);
  const elsewhere = await browser.newContext({
    baseURL: site.origin,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:149.0) Gecko/20100101 Firefox/149.0',
  });
  await elsewhere.request.post(`${site.origin}/web-api/auth/login`, {
    headers: { 'x-requested-with': 'app', origin: site.origin },
    data: { uLogin: String(userId), uPassword: password, save: true },
  });
  const other = await elsewhere.newPage();
  await open(other, '/ru/office/history');
  await open(page, '/ru/about');
  await page.getByRole('button', { name: 'Меню игрока' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Безопасность' }).press('Enter');
  const security = page.getByRole('dialog', { name: 'Безопасность' });
  const part = security.getByRole('region', { name: 'Устройства и сеансы' });
  await part.getByRole('button', { name: 'Показать' }).press('Enter');
  await expect(part.getByRole('listitem')).toHaveCount(2);
  await part.getByRole('button', { name: 'Выйти на устройстве «Firefox, Windows»' }).press('Enter');
  const sure = part.getByRole('button', { name: 'Выйти', exact: true });
  await expect(sure).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(PAGE_ALONE).include('dialog').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(part.getByText('Вы вышли на устройстве «Firefox, Windows»')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(2);

  await other.getByRole('button', { name: 'Меню игрока' }).click();
  await other.getByRole('menuitem', { name: 'Безопасность' }).click();
  await expect(other.getByText('Сеанс завершён', { exact: false }).first()).toBeVisible();
  await elsewhere.close();
  await hydrated(page);
});
