import { expect, test } from '../../support/browser/e2e-test.ts';

const OLD = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

test.describe('an old browser', () => {
  test.use({ userAgent: OLD, javaScriptEnabled: false });

  test('is told once what to do, reads it without a script, and goes on where it likes [OLD-3]', async ({
    page,
    site,
  }) => {
    await page.goto('/en/live?a=1');
    await expect(page).toHaveURL(`${site.origin}/en/oldbrowser`);
    await expect(page.locator('h1')).toHaveText('Please update your browser');
    await page.getByRole('link', { name: 'Home page', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/en`);
  });
});

test('a script of its own stands by for browsers without modules, sealed, and no other browser reads it [SEC-03]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en', { waitUntil: 'load' });
  const script = page.locator('script[nomodule]');
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('crossorigin', 'anonymous');
  expect(asked).not.toContain('/old-browser.js');
  // the browser itself proves the seal
  const status = await script.evaluate(async (own: HTMLScriptElement) => {
    const reply = await fetch(own.getAttribute('src') ?? '', { integrity: own.integrity });
    return reply.status;
  });
  expect(status).toBe(200);
  await expect(script).toHaveAttribute('integrity', /^sha384-/);
});
