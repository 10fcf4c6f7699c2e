import type { Page } from '@playwright/test';
import { expect, hydrated, open, registerPlayer, test } from '../support/browser/e2e-test.ts';
import { hasten } from '../support/browser/page-meters.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker of the site has this page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 40_000 });
}

async function keptByWorker(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('the worker keeps the page for no network and nothing of a player, shows it in the language of the address and leaves it when the network is back [SWK-8]', async ({
  site,
  page,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/);
  // the worker is thought of well after the page is there
  await hasten(page, 5);
  await registerPlayer(page, site.origin);
  await open(page, '/ru/line');
  await workerReady(page);
  await open(page, '/ru/office/history');
  await open(page, '/en');
  const kept = await keptByWorker(page);
  expect(kept.filter((path) => !/^\/offline(?:\.css|\/[a-z]{2}\.html)$|^\/favicon\.svg$/.test(path))).toEqual([]);
  expect(kept).toHaveLength(12);
  await context.setOffline(true);
  await page.goto('/en/line');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/ru/line');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет соединения с интернетом');
  await expect(page.getByRole('link')).toHaveCSS('text-decoration-line', 'none');
  await context.setOffline(false);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/ru/line');
});

test('the site can be installed: its manifest, its icons and its worker are there', async ({ site, request }) => {
  const html = await (await request.get(`${site.origin}/ru`, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.json">');
  const reply = await request.get(`${site.origin}/manifest.json`);
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as {
    readonly name: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Oddsmith', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['72x72', '192x192', '512x512']));
  for (const { src } of manifest.icons) {
    const icon = await request.get(site.origin + src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, 'image/png']);
  }
  const worker = await request.get(`${site.origin}/pwa-sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(await worker.text()).toMatch(/^self\.SITE = \{"version":"[0-9a-f]{12}"/);
  const published = (await (await request.get(`${site.origin}/version.json`)).json()) as { readonly version: string };
  expect(html).toContain(`<meta name="site-version" content="${published.version}">`);
});
