import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../composition/server.tsx';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { hours } from '../../../core/shared/time.ts';
import { LINE } from '../../../infrastructure/sports/sports-calls.ts';
import { registerSite } from '../../../infrastructure/site/site-server.ts';
import { canonicalPath } from '../../../ui/app/head/canonical-path.ts';
import { DOCUMENTED } from '../../support/documented-pages.ts';
import { openFixture, type SandboxFixture } from '../../support/sandbox-fixture.ts';

const ORIGIN = 'http://localhost';

let fixture: SandboxFixture;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await openFixture();
  app = fastify();
  await fixture.sandbox.register(app);
  await registerSite(app, {
    clock: fixture.clock,
    isDevelopment: false,
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

async function ask(url: string) {
  const reply = await app.inject({ url, headers: { accept: 'text/html' } });
  return { status: reply.statusCode, html: reply.body, head: reply.body.split('</head>')[0] ?? '' };
}

function contentOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1];
}

function canonicalIn(head: string): string | undefined {
  return /<link rel="canonical" href="([^"]*)">/.exec(head)?.[1];
}

function thingsIn(html: string): readonly Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );
}

async function aGame() {
  const query = { lng: 'ru', section: 'line', sport: 1, time: 0, hours: 0 } as const;
  const { games } = (await fixture.visitor().send(LINE, { query })).read();
  return games[0]!;
}

describe('what search engines are told', () => {
  it.each(['ru', 'en'] as const)(
    'holds for every route in %s: the address of its own, a title, and its languages or that it is not to be kept [SEO-5]',
    async (language) => {
      for (const [path, name] of DOCUMENTED) {
        const { status, head } = await ask(`${inLanguage(`/${path}`, language)}?time=1`);
        if (status === 301 || status === 302) continue;
        const match = matchPath(`/${path}`);
        const own = match === undefined ? `/${path}` : canonicalPath(match);
        expect(canonicalIn(head), path).toBe(ORIGIN + inLanguage(own, language));
        expect(contentOf(head, 'og:url'), path).toBe(canonicalIn(head));
        expect(/<title>([^<]+)<\/title>/.exec(head)?.[1], path).toBe(contentOf(head, 'og:title'));
        const isKept = status === 200 && match?.route.hides?.includes('seo') !== true && match?.route.layout === 'main';
        expect(contentOf(head, 'robots'), `${path} ${name}`).toBe(isKept ? undefined : 'noindex');
        expect(head.includes('hreflang="x-default"'), path).toBe(isKept);
        expect(contentOf(head, 'description')?.length, path).toBeGreaterThan(10);
      }
    },
    120_000,
  );

  it('is the event and the way to it, on the page of a game [SEO-7]', async () => {
    const { id, champId, home, away, startsAt } = await aGame();
    const path = `/ru/line/football/${String(champId)}/${String(id)}`;
    const { html, head, status } = await ask(path);
    expect(status).toBe(200);
    const [way, event] = thingsIn(html);
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect((way!['itemListElement'] as readonly { readonly item: string }[]).map(({ item }) => item)).toEqual([
      `${ORIGIN}/ru`,
      `${ORIGIN}/ru/line`,
      `${ORIGIN}/ru/line/football`,
      `${ORIGIN}/ru/line/football/${String(champId)}`,
      ORIGIN + path,
    ]);
    expect(event).toMatchObject({
      '@type': 'SportsEvent',
      startDate: new Date(startsAt).toISOString(),
      competitor: [{ name: home.name }, { name: away?.name }],
    });
    expect(contentOf(head, 'description')).toContain(home.name);
  });

  it('is one address for every way to write a page', async () => {
    const { id, champId } = await aGame();
    const { head } = await ask(`/en/line/football/${String(champId)}-the-cup/${String(id)}-a-game?x=1`);
    expect(canonicalIn(head)).toBe(`${ORIGIN}/en/line/football/${String(champId)}/${String(id)}`);
  });

  it('has the metas of the operator, and none on what a player has [SEO-6]', async () => {
    expect(contentOf((await ask('/en')).head, 'application-name')).toBe('Oddsmith');
  });
});

describe('the files for robots', () => {
  it('close the places of players and name the site map [SMP-2]', async () => {
    const reply = await app.inject({ url: '/robots.txt' });
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = reply.body.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /ar/office');
    expect(lines).not.toContain('Disallow: /ru/line');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });

  it('list pages that are there and may be kept, in every language [SMP-1]', async () => {
    const reply = await app.inject({ url: '/sitemap.xml' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    expect(addresses[0]).toBe(`${ORIGIN}/ru`);
    expect(addresses).toContain(`${ORIGIN}/ar/live`);
    expect(addresses, '[SMP-3]').toContain(`${ORIGIN}/en/landing/first-bet`);
    expect(addresses, '[SMP-4]').toContain(`${ORIGIN}/en/news/fair-rounds`);
    const { id, champId } = await aGame();
    expect(addresses).toContain(`${ORIGIN}/en/line/football/${String(champId)}/${String(id)}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
    expect([again.headers.etag, again.headers['content-encoding']]).toEqual([reply.headers.etag, 'gzip']);
    const elsewhere = await app.inject({ url: '/sitemap.xml', headers: { host: 'site.test' } });
    expect(elsewhere.body).toContain('<loc>http://site.test/ru</loc>');
    expect(elsewhere.headers.etag).not.toBe(reply.headers.etag);
    const russian = addresses.filter((address) => address.startsWith(`${ORIGIN}/ru`));
    const some = [...russian.slice(0, 12), ...russian.filter((_, place) => place > 12 && place % 60 === 0)];
    for (const address of some) {
      const { status, head } = await ask(address.slice(ORIGIN.length));
      expect(status, address).toBe(200);
      expect(canonicalIn(head), address).toBe(address);
      expect(contentOf(head, 'robots'), address).toBeUndefined();
    }
  }, 120_000);

  it('are made once in ten minutes, however many ask [SMP-1]', async () => {
    const calls = vi.spyOn(app, 'inject');
    const asked = async (times: number) => {
      calls.mockClear();
      const replies = await Promise.all(Array.from({ length: times }, () => app.inject({ url: '/sitemap.xml' })));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      return calls.mock.calls.length - times;
    };
    try {
      fixture.clock.move(hours(1));
      const toMake = await asked(10);
      expect(toMake).toBeGreaterThan(0);
      expect(await asked(10)).toBe(0);
      fixture.clock.move(hours(1));
      expect(await asked(1)).toBe(toMake);
    } finally {
      calls.mockRestore();
    }
  });
});
