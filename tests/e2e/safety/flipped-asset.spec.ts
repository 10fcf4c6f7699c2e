import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../../support/browser/e2e-test.ts';

// an animation keeps the time that a page is given to start
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ENTRY = /\/assets\/browser-[^/]*\.js$/;
const STYLES = /\/assets\/browser-[^/]*\.css$/;

/** Hands out a file with the last of its bytes, a semicolon or a brace, changed into one that leaves a program valid. */
async function flipByte(page: Page, file: RegExp): Promise<void> {
  // the file is spoilt in one window alone
  await page.route(file, async (route) => {
    const reply = await route.fetch();
    const body = await reply.body();
    body[body.length - 1] = ' '.charCodeAt(0);
    await route.fulfill({ response: reply, body });
  });
}

/** Lets the time go by that a page is given to start. */
async function waitOut(page: Page): Promise<void> {
  await page.locator('.unstarted').evaluate((notice) => {
    for (const animation of notice.getAnimations()) animation.finish();
  });
}

test('a script of which one byte is another is not run, and the page says so and is loaded again [SEC-05]', async ({
  context,
  page,
  problems,
}) => {
  problems.expect(/Failed to find a valid digest in the 'integrity' attribute/);
  await flipByte(page, ENTRY);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/ru/about');
  await refused;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(page.locator('h1')).toBeVisible();
  const notice = page.getByRole('alert').filter({ hasText: 'Страница не загрузилась' });
  await expect(notice).toHaveCount(0);
  await waitOut(page);
  await expect(notice).toBeVisible();
  const again = context.waitForEvent('page');
  await notice.getByRole('link').click();
  const fresh = await again;
  await hydrated(fresh);
  await expect(fresh.locator('.unstarted')).toBeHidden();
  await expect(fresh).toHaveURL(/\/ru\/about$/);
});

test('the comparison is what stops it: the script runs where nobody compares, a style sheet that is compared is not used, and the page lives without it [SEC-05]', async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to find a valid digest in the 'integrity' attribute/);
  await flipByte(page, ENTRY);
  await flipByte(page, STYLES);
  await page.route(/\/ru\/about$/, async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    const body = html.replaceAll(/<(?:script|link rel="modulepreload")[^>]*>/g, (tag) =>
      tag.replace(/ integrity="[^"]*"/, ''),
    );
    await route.fulfill({ response: reply, body });
  });
  await open(page, '/ru/about');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
});

test('every script and style sheet that a page names has its digest [SEC-03, SEC-05]', async ({ request, site }) => {
  for (const path of ['/ru', '/en/rules/1', '/ru/slots']) {
    const html = await (await request.get(site.origin + path, { headers: { accept: 'text/html' } })).text();
    const files = html.match(/<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>/g) ?? [];
    expect(files.length, path).toBeGreaterThan(3);
    for (const tag of files) expect(tag).toMatch(/ integrity="sha384-[A-Za-z0-9+/]{64}"/);
  }
});
