import AxeBuilder from '@axe-core/playwright';
import { expect, open, registerPlayer, test } from '../../support/browser/e2e-test.ts';
import { PAGE_ALONE } from '../../support/browser/axe-page.ts';

test.afterEach(async ({ site }) => {
  await site.debug('captcha', { isAlwaysAsked: false });
});

test(
  'a sign-in that asks for a captcha goes on once the browser has worked it off, and by itself where that is invisible [CAP-3, CAP-4, CAP-6, CAP-7, CAP-10, CAP-12, REC-3, A11Y-03]',
  {
    annotation: {
      type: 'long',
      description: 'a refused sign-in, a cancelled one, and work that takes a second, twice',
    },
  },
  async ({ page, site, problems }) => {
    problems.expect(/status of 40[01]/);
    const player = await registerPlayer(page, site.origin);
    await page.context().clearCookies({ name: /sid|device|csrf/ });
    await open(page, '/ru/about?showSignInModal=1');
    const dialog = page.getByRole('dialog', { name: 'Вход' });
    const password = dialog.getByLabel('Пароль', { exact: true });
    const send = dialog.getByRole('button', { name: 'Войти', exact: true });
    const answered = async (): Promise<number> => {
      const reply = page.waitForResponse((one) => one.url().endsWith('/web-api/auth/login'));
      await send.click();
      return (await reply).status();
    };
    await dialog.getByLabel('E-mail или ID').fill(String(player.userId));
    await password.fill('wrong password');
    expect([await answered(), await answered()]).toEqual([401, 401]);

    // the contract tests prove after how many tries it is asked for
    await site.debug('captcha', { isAlwaysAsked: true });
    // the work never begins while its task does not come
    await page.route('**/captcha/update?*', async () => new Promise(() => undefined));
    await password.fill(player.password);
    expect(await answered()).toBe(400);
    const check = page.getByRole('dialog', { name: 'Короткая проверка' });
    const box = check.getByRole('checkbox', { name: 'Я человек' });
    await expect(box).toBeFocused();
    await expect(check.getByRole('progressbar')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(check.getByRole('progressbar')).toBeVisible();
    await expect(box).toBeFocused();
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options(PAGE_ALONE)
      .include('dialog[open]')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await check.getByRole('button', { name: 'Отмена' }).click();
    await expect(check).toHaveCount(0);
    await expect(password).toHaveValue(player.password);
    await expect(dialog.getByRole('alert')).toHaveCount(0);

    await page.unroute('**/captcha/update?*');
    const token = page.waitForRequest((one) => one.headers()['x-captcha-token'] !== undefined);
    await send.click();
    await box.check();
    expect((await token).url()).toContain('/web-api/auth/login');
    await expect(dialog).toHaveCount(0);
    await expect(check).toHaveCount(0);

    await site.debug('captcha', { isAlwaysAsked: true, kind: 'invisible' });
    await page.context().clearCookies({ name: /sid|device|csrf/ });
    await open(page, '/ru/about?showSignInModal=1');
    await dialog.getByLabel('E-mail или ID').fill(String(player.userId));
    await password.fill(player.password);
    const seen: string[] = [];
    page.on('request', (one) => seen.push(new URL(one.url()).pathname));
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(seen.filter((path) => path.startsWith('/captcha/'))).toEqual(['/captcha/update', '/captcha/validate']);
  },
);
