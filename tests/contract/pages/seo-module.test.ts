import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../../composition/server.tsx';
import { SEO_CONTENT, SEO_ISO_CODES, SEO_PAGE, SEO_VISUAL } from '../../../infrastructure/site/seo/seo-calls.ts';
import { registerSite } from '../../../infrastructure/site/site-server.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const CALLS = [SEO_PAGE, SEO_CONTENT, SEO_VISUAL, SEO_ISO_CODES];
const PLAIN = { title: '', description: '', metas: [], domain: { host: 'bets.example' } };

let fixture: SandboxFixture;
let app: FastifyInstance;
/** What the operator's module says instead of the demonstration's, by path. */
const said = new Map<string, unknown>();
let asked: URL[] = [];

beforeAll(async () => {
  fixture = await openFixture();
  app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    const url = new URL(request.url, 'http://site');
    if (CALLS.some(({ path }) => path === url.pathname)) asked.push(url);
    const result = said.get(url.pathname);
    return result === undefined ? undefined : reply.send({ result });
  });
  await fixture.sandbox.register(app);
  await registerSite(app, {
    clock: fixture.clock,
    isDevelopment: false,
    hosts: ['bets.example', 'mirror.example'],
    renderer: () => Promise.resolve(renderPage),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => {
      throw new Error(line);
    },
  });
});
afterAll(async () => {
  await app.close();
  await fixture.close();
});

/** The page as a search engine sees it, where the module says so of it. */
async function headOf(path: string, page: object = {}): Promise<string> {
  said.set(SEO_PAGE.path, { ...PLAIN, ...page });
  asked = [];
  const reply = await app.inject({ url: path, headers: { accept: 'text/html', host: 'bets.example' } });
  return reply.body;
}

const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
const robots = (html: string): string | undefined => /<meta name="robots" content="([^"]*)">/.exec(html)?.[1];

describe('the SEO module', () => {
  it.each([
    ['/en/howbet', 'howbet', 'how-to-bet'],
    ['/ru/live/football', 'live', 'sport'],
  ])('is asked all four about %s by where it stands [SEO-4, SEO-40, SEO-41]', async (path, stream, section) => {
    await headOf(path);
    const config = (await app.inject('/bff-api/config/all.json?lang=en')).json<{ result: { ref_id: number } }>();
    expect(asked.map(({ pathname }) => pathname).toSorted()).toEqual(CALLS.map((call) => call.path).toSorted());
    for (const { searchParams } of asked) {
      expect(Object.fromEntries(searchParams)).toEqual({
        domain: 'bets.example',
        projectId: String(config.result.ref_id),
        language: path.slice(1, 3),
        timezone: '3',
        stream,
        section,
      });
    }
  });

  it.each([
    [{ mode: 'url', targetUrl: '/en/about' }, 'https://bets.example/en/about'],
    [{ mode: 'mirror', targetUrl: 'mirror.example' }, 'https://mirror.example/en/howbet'],
    [{ mode: 'mirror', targetUrl: 'evil.example' }, undefined],
    [{ mode: 'url', targetUrl: '//evil.example/en' }, undefined],
    [{ mode: 'url', targetUrl: 'javascript:alert(1)' }, undefined],
    [undefined, 'https://bets.example/en/howbet'],
  ])('names with %j the canonical address %s [SEO-2, SEO-3, SEC-15]', async (customCanonical, address) => {
    expect(canonical(await headOf('/en/howbet', { customCanonical }))).toBe(address);
  });

  it('says what robots may do, a page before those above it [SEO-1]', async () => {
    expect(robots(await headOf('/en/howbet', { hierarchyMetaRobots: 'noindex' }))).toBe('noindex');
    const own = { metaRobots: 'index, nofollow', hierarchyMetaRobots: 'noindex' };
    expect(robots(await headOf('/en/howbet', own))).toBe('index, nofollow');
    expect(robots(await headOf('/en/howbet', { metaRobots: 'all"><script>' }))).toBeUndefined();
  });

  it('names the language by its code, and what a page is called [SEO-4, SEO-41]', async () => {
    said.set(SEO_ISO_CODES.path, [{ language: 'en', code: 'en-IE' }]);
    const html = await headOf('/en/howbet', { title: 'All about <bets>', metas: [{ name: 'verify', content: '"42' }] });
    said.delete(SEO_ISO_CODES.path);
    expect(html).toContain('<meta property="og:locale" content="en_IE">');
    expect(html).toContain('<title>All about &lt;bets&gt;</title>');
    expect(html).toContain('<meta name="verify" content="&quot;42">');
  });

  it('writes a text and links at the end of a page, made safe [SEO-40, SEC-15]', async () => {
    said.set(SEO_CONTENT.path, { html: '<p onclick="x()">Read on<script>x()</script></p>' });
    said.set(SEO_VISUAL.path, {
      heading: 'More',
      links: [
        { text: 'Football', address: '/line/football' },
        { text: 'Away', address: 'https://evil.example' },
      ],
    });
    const html = await headOf('/en/howbet');
    said.delete(SEO_CONTENT.path);
    said.delete(SEO_VISUAL.path);
    const drawn = html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');
    expect(drawn).toContain('<p>Read on</p>');
    expect(drawn).toContain('href="/en/line/football"');
    expect(drawn).not.toMatch(/onclick|evil\.example/);
  });
});
