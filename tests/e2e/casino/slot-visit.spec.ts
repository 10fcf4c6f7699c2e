import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('finds a slot by a misspelt name, plays it for money in its frame, with sound, and checks that its round was fair [CTL-5, RND-8, RND-19, RND-60]', async ({
  page,
  site,
}) => {
  await registerPlayer(page, site.origin);
  await open(page, '/ru/casino-search');
  // of 1,500 games those near the window are drawn, wherever it is
  await page.locator('a[data-game]').first().hover();
  await page.mouse.wheel(0, 12_000);
  await expect(page.locator('a[data-game="1"]')).toHaveCount(0);
  expect(await page.locator('*').count()).toBeLessThan(4000);
  await page.getByRole('searchbox', { name: 'Найти слот или провайдера' }).fill('dragan ledjer');
  await expect(page.getByText(/Точного совпадения с/)).toBeVisible();
  await page
    .getByRole('link', { name: /^Dragon/ })
    .first()
    .click();
  const spin = page.getByRole('button', { name: 'Крутить' });
  await expect(page.getByRole('heading', { level: 1, name: /^Dragon/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'На деньги' })).toBeChecked();
  await expect(page.frameLocator('iframe').locator('.reel').first()).toBeVisible();
  await page.getByRole('button', { name: 'Звук' }).click();
  await spin.click();
  const frame = page.frames().find((each) => each.url().includes('/mf-slots/'));
  await expect.poll(async () => frame?.evaluate('audio?.state')).toBe('running');
  const rounds = page.getByRole('region', { name: 'Последние раунды' });
  await expect(rounds.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Этот сеанс' })).toContainText(/Ставки\s*10/u);

  const fairness = page.getByRole('region', { name: 'Честность' });
  await fairness.getByRole('textbox').fill('my-own-seed');
  await fairness.getByRole('button').click();
  await rounds.getByRole('button', { name: 'Проверить' }).click();
  await expect(rounds).toContainText('честно');
});
