import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentBody, documentHead } from '../../../infrastructure/site/pages/html-document.ts';
import { serveFresh, unstartedNotice } from '../../../infrastructure/site/serve-fresh.ts';
import { HOSTILE_ADDRESSES } from '../../support/examples/return-address-payloads.ts';

const app = fastify();
beforeAll(() => {
  serveFresh(app);
});
afterAll(() => app.close());

async function ask(to: string) {
  const { statusCode, headers } = await app.inject({ url: '/fresh', query: { to } });
  return { status: statusCode, headers };
}

describe('another try of a page that did not start', () => {
  it('has the browser forget its files and leads back to the page [SEC-05]', async () => {
    const { address } = unstartedNotice({ title: '', text: '', again: '' }, '/ru/line?time=1&x=%D1%8F');
    const { statusCode, headers } = await app.inject({ url: address });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/ru/line?time=1&x=%D1%8F');
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('never leads out of the site, nor to itself [SEC-30]', async () => {
    for (const to of [...HOSTILE_ADDRESSES, '/fresh?to=/ru', 'https://evil.example']) {
      const { status, headers } = await ask(to);
      expect([status, headers.location], to).toEqual([302, '/']);
    }
    expect((await app.inject({ url: '/fresh' })).headers.location).toBe('/');
    expect((await app.inject({ url: '/fresh?to=/a&to=/b' })).headers.location).toBe('/');
  });

  it('is offered without a script, in words that nobody else has written [SEC-05, SEC-24]', () => {
    const unstarted = { text: '<b>No</b>', again: 'Again', address: '/fresh?to="><script>' };
    const parts = {
      language: 'en' as const,
      head: {
        title: '',
        description: '',
        siteName: '',
        picture: '',
        metas: [],
        alternates: [],
        locale: 'en',
        structured: [],
      },
      isInstallable: false,
      attributes: {},
      html: '',
      kitSprite: '',
      state: {},
      assets: {
        scripts: ['/a.js'],
        styles: ['/a.css'],
        preloads: ['/b.js'],
        fonts: [],
        digests: new Map([
          ['/a.js', 'sha384-A'],
          ['/a.css', 'sha384-B'],
        ]),
      },
      unstarted,
    };
    const html = documentHead(parts, { nonce: 'n', now: 0 }) + documentBody(parts);
    expect(html).toContain('<div class="unstarted" role="alert"><p>&lt;b&gt;No&lt;/b&gt;</p>');
    expect(html).toContain('href="/fresh?to=&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('src="/a.js" integrity="sha384-A"');
    expect(html).toContain('href="/a.css" integrity="sha384-B"');
    expect(html).toContain('href="/b.js">');
  });
});
