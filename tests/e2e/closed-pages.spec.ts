import AxeBuilder from '@axe-core/playwright';
import { expect, hydrated, open, registerPlayer, test } from '../support/e2e-test.ts';

const CLOSED = [
  ['/block', 451, 'Сайт недоступен в вашей стране'],
  ['/block-ua', 451, 'Сайт недоступен в Украине'],
  ['/block-ie', 451, 'Сайт недоступен в Ирландии'],
  ['/site-updates', 503, 'Сайт обновляется'],
  ['/coming-soon', 503, 'Скоро открытие'],
  ['/suspension', 403, 'Работа сайта приостановлена'],
  ['/oldbrowser', 200, 'Обновите браузер'],
  ['/500', 500, 'Страница не загрузилась'],
  ['/slots', 503, 'Раздел готовится'],
  ['/onpay/success', 200, 'Платёжная система подтвердила пополнение'],
  ['/onpay/withdraw/fail?amount=1000000', 200, 'Вывод не прошёл'],
  ['/rules/2/coupon-types', 200, 'Типы купонов'],
] as const;

for (const theme of ['dark', 'light'] as const) {
  test(`a page that says why there is nothing lives, has a name and is accessible: ${theme} [A11Y-01]`, async ({
    context,
    page,
    problems,
    site,
  }) => {
    problems.expect(/server responded with a status of (?:403|451|500|503)/);
    await context.addCookies([{ name: 'view', value: theme === 'dark' ? 't1' : 't0', url: site.origin }]);
    for (const [path, status, title] of CLOSED) {
      const reply = await page.goto(`/ru${path}`);
      await hydrated(page);
      expect(reply?.status(), path).toBe(status);
      await expect(page.locator('h1')).toHaveText(title);
      expect(await page.title(), path).toContain(title);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target.join(' '))]),
        path,
      ).toEqual([]);
    }
  });
}

test('the doors of the demo close and open by hand, and the debugger stays open', async ({ page, problems }) => {
  problems.expect(/server responded with a status of 503/);
  await open(page, '/ru/debugger');
  await page.getByRole('switch', { name: 'Технические работы' }).click();
  await expect(page.getByRole('switch', { name: 'Технические работы' })).toHaveAttribute('aria-checked', 'true');
  await page.goto('/ru/live');
  await expect(page).toHaveURL(/\/ru\/maintenance$/);
  await expect(page.locator('h1')).toHaveText('Идут технические работы');
  await open(page, '/ru/debugger');
  await page.getByRole('switch', { name: 'Технические работы' }).click();
  await expect(page.getByRole('switch', { name: 'Технические работы' })).toHaveAttribute('aria-checked', 'false');
  await page.goto('/ru/maintenance');
  await expect(page).toHaveURL(/\/ru$/);
});

test('the browser asks the guards as the server does', async ({ page, site, problems }) => {
  problems.expect(/server responded with a status of (?:404|503)/);
  await open(page, '/ru');
  const go = async (to: string) => {
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, to);
  };
  await go('/ru/vulkan?a=1');
  await expect(page).toHaveURL(`${site.origin}/ru/slots/vulkan?a=1`);
  await expect(page.locator('h1')).toHaveText('Раздел готовится');
  await go('/ru/office/account');
  await expect(page).toHaveURL(`${site.origin}/ru`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await go('/ru/nothing');
  await expect(page.locator('h1')).toHaveText('Такой страницы нет');
  await go('/ru/live');
  await expect(page.locator('h1')).toContainText('Live');
  await registerPlayer(page, site.origin);
  await open(page, '/ru/office/account');
  await expect(page.locator('h1')).toHaveText('Раздел готовится');
});
