import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { closedToRobots, searchedPaths } from '../../core/navigation/searched-paths.ts';
import { siteFacts, unhindered } from '../../core/navigation/site-facts.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { minutes, type EpochMillis } from '../../core/shared/time.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../core/site/config/language.ts';
import { languageList } from '../../core/site/config/language-list.ts';
import { sportCode } from '../../core/sports/tree/sport.ts';
import { systemTimers } from '../browser/system-timers.ts';
import { httpClient, type HttpClient } from '../http/http-client.ts';
import { packedText, sendPacked, type PackedText } from '../http/packed-text.ts';
import { inProcessTransport } from '../http/in-process-transport.ts';
import { NEWS } from './information-calls.ts';
import { LANDINGS } from './cms/landing-calls.ts';
import { LINE, TREE } from '../sports/sports-calls.ts';
import { siteOrigin } from './edge/host-rules.ts';
import { httpSiteConfigGateway } from './http-site-config-gateway.ts';

/** Addresses that one site map may have. */
const MOST_ADDRESSES = 50_000;
/** A host that is not listed may be written in many ways. */
const MOST_ORIGINS = 4;
const KEPT_FOR = 'public, max-age=3600';

/** The map of a moment is kept: making it reads the whole line. */
const MADE_FOR = minutes(10);

interface MapOptions {
  readonly clock: Clock;
  readonly hosts?: readonly string[];
}

/** Serves robots.txt and the site map, both from the table of routes. */
export function serveRobots(app: FastifyInstance, { clock, hosts }: MapOptions): void {
  const closed = LANGUAGES.flatMap((language) =>
    closedToRobots().map((word) => `Disallow: ${inLanguage(`/${word}`, language)}`),
  );
  app.get('/robots.txt', async (request, reply) => {
    const map = `Sitemap: ${siteOrigin(request, hosts)}/sitemap.xml`;
    void reply.header('cache-control', KEPT_FOR).type('text/plain; charset=utf-8');
    return reply.send(['User-agent: *', ...closed, '', map, ''].join('\n'));
  });
  const pages = keptPages(clock, async () => {
    const transport = inProcessTransport(app, { headers: { 'sec-fetch-site': 'same-origin' } });
    const http = httpClient({ transport, timers: systemTimers(), csrfToken: () => undefined });
    return foundPages(http);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const found = await pages();
    if (found === undefined) return reply.code(503).header('retry-after', '60').send({ code: 'no-site-config' });
    const origin = siteOrigin(request, hosts);
    const map = found.maps.get(origin) ?? packedText(mapLines(origin, found).join('\n'));
    found.maps.set(origin, map);
    void reply.header('cache-control', KEPT_FOR).type('application/xml; charset=utf-8');
    return sendPacked(request, reply, map);
  });
}

/** Finds the pages once in a while, however many ask; what was not found is looked for again. */
function keptPages(clock: Clock, find: () => Promise<FoundPages | undefined>): () => Promise<FoundPages | undefined> {
  let kept: { readonly until: EpochMillis; readonly pages: Promise<FoundPages | undefined> } | undefined;
  return async () => {
    if (kept === undefined || clock.now() >= kept.until) kept = { until: clock.now() + MADE_FOR, pages: find() };
    const pages = await kept.pages;
    if (pages === undefined) kept = undefined;
    return pages;
  };
}

interface FoundPages {
  readonly languages: readonly Language[];
  /** Without a language. */
  readonly paths: readonly string[];
  /** As they were written for each origin. */
  readonly maps: LRUCache<string, PackedText>;
}

async function foundPages(http: HttpClient): Promise<FoundPages | undefined> {
  const config = await httpSiteConfigGateway(http, DEFAULT_LANGUAGE).siteConfig();
  if (!config.ok) return undefined;
  const facts = unhindered(siteFacts({ config: config.value, isSignedIn: false }));
  const languages = languageList(config.value.languages, false);
  const paths = [
    ...searchedPaths(facts),
    ...(await landingPaths(http)),
    ...(await newsPaths(http)),
    ...(await linePaths(http)),
  ];
  return {
    languages,
    paths: paths.slice(0, Math.floor(MOST_ADDRESSES / languages.length)),
    maps: new LRUCache({ max: MOST_ORIGINS }),
  };
}

/** SMP-3 What an editor writes is found at once. */
async function landingPaths(http: HttpClient): Promise<readonly string[]> {
  const reply = await http.send(LANDINGS);
  return reply.ok ? reply.value.landings.map((landing) => routePath('landing-page', { landing })) : [];
}

/** SMP-4 */
async function newsPaths(http: HttpClient): Promise<readonly string[]> {
  const reply = await http.send(NEWS, { query: { lng: DEFAULT_LANGUAGE } });
  return reply.ok ? reply.value.news.map(({ slug }) => routePath('news', { slug })) : [];
}

/** Sports and champs with games, then the games that the line lists first. */
async function linePaths(http: HttpClient): Promise<readonly string[]> {
  const [tree, ...lines] = await Promise.all([
    http.send(TREE, { query: { lng: DEFAULT_LANGUAGE } }),
    ...(['live', 'line'] as const).map(async (section) =>
      http.send(LINE, { query: { lng: DEFAULT_LANGUAGE, section, time: 0, hours: 0 } }),
    ),
  ]);
  const { sports, champs } = tree.ok ? tree.value : { sports: [], champs: [] };
  const games = lines.flatMap((reply) => (reply.ok ? reply.value.games : []));
  return [
    ...sports.flatMap((each) => sectionsOf(each).map((section) => routePath('sport', { section, sport: each.code }))),
    ...champs.flatMap((each) =>
      sectionsOf(each).flatMap((section) => {
        const sport = sportCode(each.sportId);
        return sport === undefined ? [] : [routePath('champ', { section, sport, champ: each.id })];
      }),
    ),
    ...games.flatMap(({ id, section, sportId, champId }) => {
      const sport = sportCode(sportId);
      return sport === undefined ? [] : [routePath('game', { section, sport, champ: champId, game: id })];
    }),
  ];
}

function sectionsOf({ liveCount, lineCount }: { readonly liveCount: number; readonly lineCount: number }) {
  return [...(lineCount > 0 ? (['line'] as const) : []), ...(liveCount > 0 ? (['live'] as const) : [])];
}

function mapLines(origin: string, { languages, paths }: FoundPages): readonly string[] {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.flatMap((path) =>
      languages.map((language) => `<url><loc>${escapeXml(origin + inLanguage(path, language))}</loc></url>`),
    ),
    '</urlset>',
    '',
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
