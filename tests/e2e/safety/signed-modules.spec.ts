import { expect, open, test } from '../../support/browser/e2e-test.ts';

const soon = '[data-slot="cyber-soon"]';

test('a signed module comes to life in its slot, under the policy of every page; one that was changed on its way runs nothing, and the slot says so [MAT-22, MAT-23, MAT-24]', async ({
  page,
  problems,
}) => {
  const answer = page.waitForResponse('/ru/cyber/real');
  await open(page, '/ru/cyber/real');
  await expect(page.locator(`${soon} time`).first()).toHaveText(/через|сейчас|минут|час/);
  const policy = (await answer).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/script-src[^;]*(?:blob:|unsafe)/);

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
