import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, goWithin, hydrated, test } from '../../../support/browser/e2e-test.ts';
import { startSiteUnderTest } from '../../../support/browser/site-under-test.ts';

declare global {
  interface Window {
    moved: number;
  }
}

const LATE = 700;

/** A server of six applications: one hangs, two are late, one is very long, and the block of the header fails twice. */
async function operatorsServer(): Promise<{ server: Server; origin: string }> {
  let failures = 0;
  const server = createServer(({ url = '' }, reply) => {
    const [, name = ''] = url.split('/');
    if (name === 'store') return;
    failures += name === 'header' ? 1 : 0;
    const send = (): void => {
      const status = name === 'header' && failures < 3 ? 500 : 200;
      reply.writeHead(status, { 'content-type': 'application/json' });
      const paragraphs = Array.from(
        { length: name === 'agreements' ? 400 : 12 },
        (_, line) => `<p>${name} ${String(line)}</p>`,
      );
      reply.end(JSON.stringify({ appName: name, title: name, body: `<div>${paragraphs.join('')}</div>` }));
    };
    setTimeout(send, ['promos', 'information'].includes(name) ? LATE : 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

test('home holds six slots and the header its block, and nothing moves as they come, nor is one taller than the window [MAT-28, MAT-29, MAT-33, APP-14, HST-5]', async ({
  page,
  problems,
}) => {
  problems.expect(/mini-apps/);
  const { server, origin } = await operatorsServer();
  const sections = {
    results: 'results',
    'promo-code-store': 'store',
    'promos-and-bonuses': 'promos',
    information: 'information',
    agreements: 'agreements',
    'header-widget': 'header',
  };
  const site = await startSiteUnderTest({
    applications: {
      MINI_APPS: Object.entries(sections)
        .map(([section, name]) => `${section}=${origin}/${name}`)
        .join(' '),
      HOME_SLOTS: 'results-wins store-prices promos-offers information-live agreements-changes',
    },
  });
  await page.context().addCookies([{ name: 'cookie-consent', value: '1.1', url: site.origin }]);
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.origin}/ru`);
  await hydrated(page);
  await expect(page.locator('main [data-slot]')).toHaveCount(6);
  for (const [slot, name] of [
    ['results-wins', 'results'],
    ['promos-offers', 'promos'],
    ['information-live', 'information'],
    ['agreements-changes', 'agreements'],
    ['header-widget', 'header'],
  ] as const)
    await expect(page.locator(`[data-slot="${slot}"]`).getByText(`${name} 0`)).toBeVisible();
  await expect(page.locator('[data-slot="store-prices"]').getByText('store')).toHaveCount(0);
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.02);
  await goWithin(page, '/ru/rules/1');
  const tall = page.locator('[data-slot="agreements-changes"]');
  await expect(tall.getByText('agreements 399')).toBeAttached();
  const { height } = page.viewportSize()!;
  expect((await tall.boundingBox())!.height).toBeLessThanOrEqual(Math.max(height, 640));
  await site.stop();
  server.closeAllConnections();
  server.close();
});
