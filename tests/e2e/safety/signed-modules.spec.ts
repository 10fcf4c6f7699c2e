import { expect, open, test } from '../../support/browser/e2e-test.ts';

const soon = '[data-slot="cyber-soon"]';

test('a signed module comes to life in its slot, under the policy of every page [MAT-22, MAT-23]', async ({
  site,
  page,
}) => {
  await open(page, '/ru/cyber/real');
  await expect(page.locator(`${soon} time`).first()).toHaveText(/через|сейчас|минут|час/);
  const policy = (await fetch(`${site.origin}/ru/cyber/real`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/script-src[^;]*(?:blob:|unsafe)/);
});

test('a module that was changed on its way runs nothing, and the slot says so [MAT-23, MAT-24]', async ({
  page,
  problems,
}) => {
  problems.expect(/module of cyber-soon/);
  await page.route('**/web-api/mini-apps/module/**', async (route) => {
    const response = await route.fetch();
    const module = (await response.json()) as { readonly code: string };
    await route.fulfill({ response, json: { ...module, code: `${module.code}\nglobalThis.__pwn = 1;` } });
  });
  await open(page, '/ru/cyber/real');
  await expect(page.locator(soon).getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => '__pwn' in globalThis)).toBe(false);
});
