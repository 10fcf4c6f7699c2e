import { expect, open, test } from '../support/browser/e2e-test.ts';

test('a page that is gone on from before it came gives up what it asked for, shows nothing of it, and loads on the way back [REL-35, REL-36]', async ({
  page,
}) => {
  await open(page, '/en/about');
  const given: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED') given.push(new URL(request.url()).pathname);
  });
  let isSlow = true;
  const asked: string[] = [];
  await page.route(/\/web-api\/sports\/line\?/, async (route) => {
    asked.push(route.request().url());
    // one that is never answered, until it is given up
    if (!isSlow) await route.continue();
  });
  const sections = page.getByRole('navigation', { name: 'Main sections' });
  const section = (name: RegExp) => sections.getByRole('link', { name });
  for (const name of [/^Live/, /^Sports$/, /^Live/, /^Sports$/]) {
    const before = asked.length;
    await section(name).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  }
  isSlow = false;
  const unanswered = asked.length;
  await section(/^Live/).click();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // the browser may tell of the last one after the page that came instead
  const givenUp = () => given.filter((path) => path === '/web-api/sports/line').length;
  await expect.poll(givenUp).toBeGreaterThanOrEqual(unanswered);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});
