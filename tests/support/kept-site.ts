import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { SHARED_PAGES } from '../../composition/shared-pages.ts';
import type { QueueBounds } from '../../infrastructure/http/bounded-queue.ts';
import { keptPages, type KeptPages } from '../../infrastructure/site/kept/kept-pages.ts';
import { registerSite } from '../../infrastructure/site/site-server.ts';
import type { PageRequest, PageShown, RenderPage } from '../../infrastructure/site/site-page.ts';
import { SAMPLE_PAGE } from './examples/sample-page.ts';

export interface KeptSiteChoices {
  readonly page?: ((request: PageRequest) => Partial<PageShown>) | undefined;
  readonly hosts?: readonly string[];
  readonly renders?: QueueBounds;
  readonly before?: (request: PageRequest) => Promise<void>;
  readonly pages?: KeptPages;
}

/** Adds a site whose pages say all that they were made of; returns what was rendered, and the hosts that its calls named. */
export async function serveKept(app: FastifyInstance, choices: KeptSiteChoices = {}) {
  const { page, before, hosts, renders, pages = keptPages(() => 0) } = choices;
  const rendered: PageRequest[] = [];
  const asked: (string | undefined)[] = [];
  const render: RenderPage = async (request) => {
    rendered.push(request);
    await request.transport({ method: 'GET', url: '/web-api/host', headers: {}, timeout: 1000 });
    await before?.(request);
    const { path, search, cookies, origin, language, chosen } = request;
    const html = `<main>${encodeURIComponent(JSON.stringify({ path, search, cookies, origin, language, chosen }))}</main>`;
    return Promise.resolve({ ...SAMPLE_PAGE, html, ...page?.(request) });
  };
  app.get('/web-api/host', ({ headers }) => asked.push(headers.host));
  let now = 5000;
  await registerSite(app, {
    clock: { now: () => (now += 1) },
    isDevelopment: false,
    renderer: () => Promise.resolve(render),
    assets: () => ({ scripts: ['/a.js'], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: () => undefined,
    pages,
    shared: SHARED_PAGES,
    ...(hosts && { hosts }),
    renders: renders ?? { atOnce: 4, waiting: 500 },
  });
  return { rendered, asked };
}

/** What a reply says, however it was compressed. */
export function textOf(encoding: unknown, bytes: Buffer): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
