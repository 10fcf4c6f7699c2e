import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { bettingPage } from '../../support/browser/betting-page.ts';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

/** What a limit does, and each step of an exclusion, tests/ui/limits and tests/contract/limits show. */
test('who excludes themselves bets nowhere, in no other tab either, and is told why they were signed out [RG-10]', async ({
  context,
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await open(page, `/ru${LIMITS_PATH}`);
  const other = await context.newPage();
  await open(other, '/ru/line/politics');
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
  await expect(betting.coupon.getByRole('button', { name: /Войти|Войдите/ }).first()).toBeVisible();
  await end.getByRole('button', { name: 'Понятно' }).click();
  await expect(page).toHaveURL(/\/ru$/);
  await expect(page.getByText(/^Вы исключены из игры\. Чтобы узнать срок/)).toBeVisible();
});
