import { randomBytes, randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, LANGUAGE_COOKIE } from '../../core/navigation/chosen-language.ts';
import { splitLanguage } from '../../core/navigation/language-path.ts';
import { isSecretAddress } from '../../core/navigation/secret-address.ts';
import { lookAttributes } from '../../core/settings/look-attributes.ts';
import type { ViewSettings } from '../../core/settings/view-settings.ts';
import { presentationAttributes, type KeptPresentation } from '../../core/site/browser/kept-presentation.ts';
import type { Clock } from '../../core/shared/clock.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../core/site/config/language.ts';
import type { PageHead } from '../../core/site/documents/page-head.ts';
import { readCookie } from '../browser/browser-cookies.ts';
import { inProcessTransport } from '../http/in-process-transport.ts';
import type { Transport } from '../http/transport.ts';
import type { PageAssets } from './client-assets.ts';
import { failureDocument, htmlDocument } from './html-document.ts';
import { landingCookies, type Landing } from './landing-cookies.ts';
import { OLD_BROWSER_SCRIPT, oldBrowserLead, type SealedScript } from './old-browser-page.ts';
import { securityHeaders } from './security-headers.ts';
import { serveFresh, unstartedNotice } from './serve-fresh.ts';
import { serveLanding } from './serve-landing.ts';
import { servePwa, type PwaOptions } from './serve-pwa.ts';
import { serveRobots } from './serve-robots.ts';

/** Files at the root that are as they were built. */
const ROOT_FILES = ['favicon.svg', 'offline.css', OLD_BROWSER_SCRIPT];

/** When to ask again for a page that is still to come, in seconds. */
const RETRY_AFTER = '3600';
/** The same for a page whose guards did not answer. */
const RETRY_SOON = '5';

/** A page as the renderer hands it over. */
export type SitePage =
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: 301 | 302;
      readonly isPersonal: boolean;
      readonly shown?: KeptPresentation | undefined;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: PageHead;
      readonly html: string;
      readonly iconSprite: string;
      readonly state: unknown;
      readonly settings: ViewSettings;
      readonly shown: KeptPresentation;
      readonly sources: readonly string[];
      readonly isPersonal: boolean;
      /** What guards the page did not answer. */
      readonly isUnavailable?: boolean;
      /** The page may be installed. */
      readonly isInstallable: boolean;
    };

export type RenderPage = (request: {
  /** The language of the path, otherwise the chosen one. */
  readonly language: Language;
  readonly chosen: Language;
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  readonly transport: Transport;
  readonly now: number;
  /** Scheme and host that stand for the site. */
  readonly origin: string;
  /** The hosts that the operator listed. */
  readonly hosts: readonly string[];
  readonly log: (line: string) => void;
}) => Promise<SitePage>;

export interface SiteOptions {
  readonly clock: Clock;
  readonly isDevelopment: boolean;
  /** Folder with the built client; absent while developing. */
  readonly clientFolder?: string;
  readonly renderer: () => Promise<RenderPage>;
  readonly assets: (sources: readonly string[], language: Language) => PageAssets;
  readonly developmentHead: (path: string, nonce: string) => Promise<string>;
  readonly log: (line: string) => void;
  /** The hosts that the site is at, the one that stands for all of them first; none where that of the request does. */
  readonly hosts?: readonly string[];
  /** What makes the site one that can be installed; absent where it cannot. */
  readonly pwa?: PwaOptions;
  /** What browsers without modules read; absent while developing. */
  readonly oldBrowserScript?: SealedScript;
  /** Routes whose screen is still to come. */
  readonly unbuilt?: readonly string[];
}

/** Serves the pages of the site, rendered, with their headers. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (options.clientFolder !== undefined) await serveFiles(app, options.clientFolder);

  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: 65_536 },
    (_request, _body, done) => {
      done(null, undefined);
    },
  );
  if (options.pwa !== undefined) servePwa(app, options.pwa);
  serveLanding(app, options);
  serveRobots(app, options, (request) => siteOrigin(request, options));
  app.post('/csp-report', async (_request, reply) => reply.code(204).send());
  serveFresh(app);

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' || !acceptsHtml(request)) return reply.code(404).send({ code: 'not-found' });
    return sendPage(app, options, request, reply);
  });
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = { decorateReply: false, index: false as const, wildcard: true };
  await app.register(fastifyStatic, {
    ...files,
    root: `${folder}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, { ...files, root: `${folder}/sys-icons`, prefix: '/sys-icons/', maxAge: '30d' });
  await app.register(fastifyStatic, { ...files, root: `${folder}/flags`, prefix: '/flags/', maxAge: '7d' });
  await app.register(async (root) => {
    await root.register(fastifyStatic, { root: folder, serve: false });
    for (const file of ROOT_FILES)
      root.get(`/${file}`, async (_request, reply) => reply.sendFile(file, { maxAge: '7d' }));
  });
}

/** Scheme and host that stand for the site: the operator's first host, else the one that was asked. */
function siteOrigin(request: FastifyRequest, { hosts = [] }: SiteOptions): string {
  return hosts[0] === undefined ? `${request.protocol}://${request.host}` : `https://${hosts[0]}`;
}

function acceptsHtml(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return (
    !/^\/(?:assets|flags|sys-icons|offline|web-api|bff-api|debugger-api|redirects-api|blocks-api|third-party)\//.test(
      path,
    ) && !/\.(?!php$|html$)[a-z0-9]{2,5}$/.test(path)
  );
}

async function sendPage(
  app: FastifyInstance,
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const url = requestedUrl(request);
  const isSecret = isSecretAddress(splitLanguage(url.pathname).rest, url.search);
  const headers = (isPersonal: boolean) =>
    securityHeaders({ nonce, isPersonal, isDevelopment: options.isDevelopment, isSecret });
  try {
    return await sendRendered(app, options, { request, reply, url, nonce, headers });
  } catch (error) {
    const id = randomUUID();
    options.log(`failure ${id} ${error instanceof Error ? String(error.stack) : String(error)}`);
    return reply.code(500).headers(headers(true)).type('text/html; charset=utf-8').send(failureDocument(id));
  }
}

/** The address of a request; what looks like another host in it is a path like any other. */
function requestedUrl(request: FastifyRequest): URL {
  return new URL(`http://site.invalid/${request.url.replace(/^[/\\]+/, '')}`);
}

interface PageAsk {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly url: URL;
  readonly nonce: string;
  readonly headers: (isPersonal: boolean) => Readonly<Record<string, string>>;
}

async function sendRendered(
  app: FastifyInstance,
  options: SiteOptions,
  { request, reply, url, nonce, headers }: PageAsk,
): Promise<FastifyReply> {
  const cookies = request.headers.cookie ?? '';
  const wishes = { cookie: readCookie(cookies, LANGUAGE_COOKIE), accepted: request.headers['accept-language'] };
  const chosen = chosenLanguage(wishes) ?? DEFAULT_LANGUAGE;
  const { language = chosen } = splitLanguage(url.pathname);
  const render = await options.renderer();
  const renderAt = async (path: string, search: string): Promise<SitePage> =>
    render({
      language,
      chosen,
      path,
      search,
      cookies,
      transport: inProcessTransport(app, { cookie: cookies, 'sec-fetch-site': 'same-origin' }),
      now: options.clock.now(),
      origin: siteOrigin(request, options),
      hosts: options.hosts ?? [],
      log: options.log,
    });
  const page = await renderAt(url.pathname, url.search);
  leaveCookies(reply, options, { search: url.search, cookies, now: options.clock.now(), shown: page.shown });
  if (page.kind === 'redirect') {
    const varying = { ...headers(page.isPersonal), vary: 'Cookie, Accept-Language' };
    return reply.headers(varying).redirect(page.location, page.status);
  }
  const lead = await oldBrowserLead({
    userAgent: request.headers['user-agent'] ?? '',
    status: page.status,
    cookies,
    language,
    path: url.pathname,
    statusOf: async (path) => {
      const there = await renderAt(path, '');
      return there.kind === 'page' ? there.status : undefined;
    },
  });
  if (lead !== undefined) {
    const varying = { ...headers(true), vary: 'Cookie, User-Agent', 'set-cookie': lead.cookie };
    return reply.headers(varying).redirect(lead.location, 302);
  }
  const texts = options.isDevelopment ? undefined : options.pwa?.offlineTexts(language);
  const document = htmlDocument({
    language,
    head: page.head,
    version: options.pwa?.version,
    hosts: options.hosts ?? [],
    isInstallable: page.isInstallable,
    attributes: { ...lookAttributes(page.settings), ...presentationAttributes(page.shown) },
    html: page.html,
    iconSprite: page.iconSprite,
    state: page.state,
    assets: options.assets(page.sources, language),
    oldBrowserScript: options.oldBrowserScript,
    unstarted: texts === undefined ? undefined : unstartedNotice(texts, url.pathname + url.search),
    nonce,
    developmentHead: await options.developmentHead(request.url, nonce),
  });
  if (page.status === 503) void reply.header('retry-after', page.isUnavailable === true ? RETRY_SOON : RETRY_AFTER);
  return reply.code(page.status).headers(headers(page.isPersonal)).type('text/html; charset=utf-8').send(document);
}

/** Leaves what an address says of the visit; whatever is wrong with it, the page is answered. */
function leaveCookies(reply: FastifyReply, { log }: SiteOptions, landing: Landing): void {
  try {
    const lines = landingCookies(landing);
    if (lines.length > 0) void reply.header('set-cookie', lines);
  } catch (error) {
    log(`fail save referral tags ${String(error)}`);
  }
}
