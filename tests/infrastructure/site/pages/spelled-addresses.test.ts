import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SHARED_PAGES } from '../../../../composition/shared-pages.ts';
import { keptPages } from '../../../../infrastructure/site/kept/kept-pages.ts';
import { registerSite } from '../../../../infrastructure/site/site-server.ts';
import { SAMPLE_PAGE } from '../../../support/examples/sample-page.ts';
import { askRaw, listening } from '../../../support/raw-http.ts';

async function openSite() {
  const rendered: string[] = [];
  const pages = keptPages(() => 0);
  const app = fastify();
  onTestFinished(async () => app.close());
  await registerSite(app, {
    clock: { now: () => 1000 },
    isDevelopment: false,
    renderer: () =>
      Promise.resolve(({ path }) => {
        rendered.push(path);
        return Promise.resolve(SAMPLE_PAGE);
      }),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: () => undefined,
    pages,
    shared: SHARED_PAGES,
  });
  const port = await listening(app);
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await askRaw(port, path, { method, headers: { accept: 'text/html' } });
    return { status, headers };
  };
  return { ask, rendered, pages };
}

describe('an address of a page', () => {
  it.each([
    ['//ru/live?a=b', '/ru/live?a=b'],
    ['//ru//live/', '/ru/live'],
    ['/\\ru\\live', '/ru/live'],
    ['/ru/l%69ve', '/ru/live'],
    ['/r%75/x/../live?%61=b', '/ru/live?%61=b'],
    ['/ru/%d1%8f%2fa%2Db', '/ru/%D1%8F%2Fa-b'],
    ['/ru/a"b', '/ru/a%22b'],
    ['//evil.test/a', '/evil.test/a'],
    ['///evil.test/a', '/evil.test/a'],
    ['/.//evil.test/a', '/evil.test/a'],
    ['/x/..//evil.test/a', '/evil.test/a'],
    ['/x/%2E%2e/\\evil.test/a', '/evil.test/a'],
    ['/\\%2e/\\/evil.test/a', '/evil.test/a'],
    ['//%65vil.test//a', '/evil.test//a'],
    ['//a@evil.test/a', '/a@evil.test/a'],
  ])('leads for good to its one spelling, on this host and never in circles: %s', async (path, location) => {
    const { ask, rendered, pages } = await openSite();
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(path, method);
      expect([status, headers['location']]).toEqual([301, location]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect([rendered, pages.count()]).toEqual([[], 0]);
    expect((await ask(location)).status).toBe(200);
  });

  it.each(['/ru/live/', '/ru/%2569', '/ru/%D1%8F', "/ru/a~b_c-d.e!$&'()*+,;=:@%7C|"])(
    'is its own where it has no other spelling: %s',
    async (path) => {
      const { ask, rendered } = await openSite();
      expect((await ask(path)).status).toBe(200);
      expect(rendered).toEqual([path]);
    },
  );
});
