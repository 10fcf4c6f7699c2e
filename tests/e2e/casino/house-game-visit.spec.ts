import { expect, hydrated, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

test('plays keno for money and finds the round fair on the device [GM-7, GM-12, RND-17]', async ({ page, site }) => {
  await open(page, '/ru/othergames');
  await registerPlayer(page, site.origin);
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: /^Кено/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Кено' })).toBeVisible();
  for (const number of ['7', '21', '80']) await page.getByRole('button', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Играть' }).click();
  await expect(page.getByText(/Совпало \d из 3/)).toBeVisible();
  const rounds = page.getByRole('region', { name: 'Последние раунды' });
  await expect(rounds.getByRole('row')).toHaveCount(2);
  const fairness = page.getByRole('region', { name: 'Честность' });
  await fairness.getByRole('textbox').fill('my-own-seed');
  await fairness.getByRole('button').click();
  await rounds.getByRole('button', { name: 'Проверить' }).click();
  await expect(rounds).toContainText('честно');
});
