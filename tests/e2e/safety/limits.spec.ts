import { expect, hydrated, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';

test('a limit is set, refuses more, waits when raised; who excludes themselves bets nowhere [RG-01, RG-02, RG-08, RG-10]', async ({
  page,
  site,
  problems,
}) => {
  // the token of a change ends those before it, and the next read asks for a new one; a refusal is one in the log of a browser
  problems.expect(/401|403/);
  await registerPlayer(page, site.origin);
  await page.goto('/ru/line');
  await hydrated(page);
  await page.getByRole('link', { name: 'Лимиты и самоисключение' }).click();
  const daily = page.getByRole('region', { name: 'Пополнение за 24 часа', exact: true });
  await daily.getByRole('button', { name: /^Установить/ }).click();
  await daily.getByRole('textbox').fill('1 000,50');
  await daily.getByRole('button', { name: 'Сохранить' }).click();
  await expect(daily).toContainText('Сохранено. Действует с этого момента.');
  await expect(daily.getByRole('button', { name: /^Изменить/ })).toBeFocused();

  await page.getByRole('button', { name: /Пополнить/ }).click();
  await expect(page.getByText(/По дневному лимиту пополнений осталось/)).toBeVisible();

  await daily.getByRole('button', { name: /^Изменить/ }).click();
  await daily.getByRole('textbox').fill('90000');
  await daily.getByRole('button', { name: 'Сохранить' }).click();
  const questions = page.getByRole('dialog');
  await questions.getByRole('group').nth(0).getByRole('radio').nth(1).check();
  await questions.getByRole('group').nth(1).getByRole('radio').nth(0).check();
  await questions.getByRole('button', { name: 'Отправить ответы' }).click();
  await expect(daily.getByRole('button', { name: 'Отклонить' })).toBeVisible();
  await expect(daily).toContainText('1 000,50');

  const other = await page.context().newPage();
  await other.goto('/ru/line');
  const betting = bettingPage(other);
  await betting.takePrices(1);
  await page.getByRole('button', { name: 'Исключить себя…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '7 дней' }).check();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await dialog.getByRole('button', { name: 'Дальше' }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Исключить меня' }).click();
  const end = page.getByRole('alertdialog', { name: /^Вы исключены из игры до/ });
  await expect(end).toContainText('Деньги можно вывести');
  await expect(betting.coupon.getByRole('button', { name: /Войти|Войдите/ }).first()).toBeVisible();
  await end.getByRole('button', { name: 'Понятно' }).click();
  await expect(page).toHaveURL(/\/ru$/);
  await expect(page.getByText(/^Вы исключены из игры\. Чтобы узнать срок/)).toBeVisible();
});
