import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

const NEW_PASSWORD = 'correct horse battery';

test(
  'a player who forgot the password gets a code, chooses another one and is signed in by it [PWR-4] [PWR-19]',
  { annotation: { type: 'long', description: 'the whole way through four steps, with passwords hashed in earnest' } },
  async ({ context, page, site }) => {
    await registerPlayer(page, site.origin);
    await open(page, '/ru/debugger');
    const mailbox = page.getByRole('region', { name: 'Письма и SMS' });
    await mailbox.getByLabel('E-mail игрока').fill('player@example.org');
    await mailbox.getByRole('button', { name: 'Привязать' }).click();
    await expect(mailbox.getByLabel('E-mail игрока')).toHaveValue('player@example.org');
    await context.request.post(`${site.origin}/web-api/auth/disconnect`, {
      headers: { 'x-requested-with': 'app', origin: site.origin },
      data: {},
    });

    await page.goto('/ru/forgotpassword');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.origin}/ru`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Восстановление пароля');
    await dialog.getByLabel('E-mail или телефон').fill('player@example.org');
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Получить код' }).click();
    await expect(dialog.getByLabel('Код', { exact: true })).toBeFocused();

    const post = await context.newPage();
    await open(post, '/ru/debugger');
    const letter = post.getByRole('region', { name: 'Письма и SMS' }).getByRole('listitem').first();
    await expect(letter).toContainText('player@example.org');
    const code = await letter.locator('b').innerText();
    await post.close();

    await dialog.getByLabel('Код', { exact: true }).fill(code);
    await dialog.getByLabel('Новый пароль').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Сохранить и войти' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Пароль изменён')).toBeVisible();
    await expect(page.getByText('Основной счёт, RUB')).toBeVisible();
    const session = await context.request.get(`${site.origin}/web-api/session`);
    expect(((await session.json()) as { readonly user_id: number | null }).user_id).toBeGreaterThan(0);
  },
);
