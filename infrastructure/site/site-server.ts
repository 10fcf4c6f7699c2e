import { readdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressReplies } from './edge/edge-server.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser-page.ts';
import { isPageAddress } from './pages/page-address.ts';
import { pageSender } from './pages/page-sender.ts';
import { serveFresh } from './serve-fresh.ts';
import { serveLanding } from './serve-landing.ts';
import { servePwa } from './serve-pwa.ts';
import { serveReports } from './serve-reports.ts';
import { serveRobots } from './serve-robots.ts';
import type { SiteOptions } from './site-page.ts';

/** Files at the root that are as they were built. */
const ROOT_FILES = ['favicon.svg', 'offline.css', OLD_BROWSER_SCRIPT];

/** What may be done with a page. */
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];

/** Serves the pages of the site, rendered, with their headers. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  if (!app.hasReplyDecorator('compress')) await compressReplies(app);
  const { clientFolder } = options;
  if (clientFolder !== undefined) await app.register(async (scope) => serveFiles(scope, clientFolder));
  if (options.pwa !== undefined) servePwa(app, options.pwa);
  serveLanding(app, options);
  serveRobots(app, options);
  serveReports(app, options);
  serveFresh(app);

  const sendPage = pageSender(app, options);
  app.setNotFoundHandler(async (request, reply) => {
    // another node may be of the release that has it: no cache keeps the refusal
    if (PAGE_METHODS.includes(request.method) || !isPageAddress(request))
      return reply.code(404).header('cache-control', 'no-store').send({ code: 'not-found' });
    return reply.code(405).header('allow', PAGE_METHODS.join(', ')).send({ code: 'method-not-allowed' });
  });
  // a route, not the handler of what is not found: only routes are compressed and answer HEAD
  app.get('/*', async (request, reply) => (isPageAddress(request) ? sendPage(request, reply) : reply.callNotFound()));
}

/** What went wrong with a file; what a range leads beyond says how long it is. */
type FileError = Error & { readonly statusCode?: number; readonly headers?: Readonly<Record<string, string>> };

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  // a path that leads out of its folder is answered like every other that leads nowhere
  app.setErrorHandler((error: FileError, _request, reply) => {
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    if (error.statusCode === 416)
      return reply
        .code(416)
        .headers({ ...error.headers })
        .send({ code: 'range' });
    return reply.callNotFound();
  });
  app.addHook('onRequest', async ({ headers }) => {
    // the library takes a weak tag for proof that nothing has changed (RFC 9110, 13.1.5)
    if (String(headers['if-range']).startsWith('W/')) delete headers.range;
  });
  await serveFolder(app, `${folder}/assets`, { prefix: '/assets/', immutable: true, maxAge: '365d' });
  await serveFolder(app, `${folder}/sys-icons`, { prefix: '/sys-icons/', maxAge: '30d' });
  await serveFolder(app, `${folder}/flags`, { prefix: '/flags/', maxAge: '7d' });
  await app.register(async (root) => {
    await root.register(fastifyStatic, { root: folder, serve: false });
    for (const file of ROOT_FILES)
      root.get(`/${file}`, async (_request, reply) => reply.sendFile(file, { maxAge: '7d' }));
  });
}

interface FolderOptions {
  readonly prefix: string;
  readonly maxAge: string;
  readonly immutable?: boolean;
}

/**
 * Serves what stood in the folder when the site started: the plugin by itself lists all of a folder for each file that is asked for.
 * What the build has compressed is sent so; its compressed forms have no addresses of their own.
 */
async function serveFolder(app: FastifyInstance, root: string, { prefix, ...kept }: FolderOptions): Promise<void> {
  const files = (await readdir(root, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const names = new Set(files.filter((name) => !/\.(?:br|gz)$/.test(name)));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true });
    scope.get<{ Params: { readonly '*': string } }>(`${prefix}*`, async ({ params }, reply) =>
      names.has(params['*']) ? reply.sendFile(params['*'], kept) : reply.callNotFound(),
    );
  });
}
