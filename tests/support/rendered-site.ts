import fastify, { type FastifyInstance } from 'fastify';
import { renderPage } from '../../composition/server.tsx';
import { isCallPath } from '../../infrastructure/site/edge/api-paths.ts';
import { REDIRECT_LIGHT } from '../../infrastructure/navigation/navigation-calls.ts';
import type { QueueBounds } from '../../infrastructure/http/bounded-queue.ts';
import type { OwnCalls } from '../../infrastructure/http/own-calls.ts';
import type { SandboxOptions } from '../../infrastructure/sandbox/sandbox-options.ts';
import type { MaintenanceMemory } from '../../infrastructure/site/http-maintenance-gateway.ts';
import { SHARED_PAGES } from '../../composition/shared-pages.ts';
import { keptPages } from '../../infrastructure/site/kept/kept-pages.ts';
import { registerSite } from '../../infrastructure/site/site-server.ts';
import type { HandClock } from './fakes/hand-clock.ts';
import { openFixture, type SandboxFixture } from './sandbox-fixture.ts';
import type { TestDatabase } from './test-database.ts';

/** The site as the server renders it, over the sandbox, without a socket. */
export interface RenderedSite {
  readonly fixture: SandboxFixture;
  readonly app: FastifyInstance;
  /** Calls of the back end that the site has made, with their query. */
  readonly calls: readonly string[];
  /** Those that went over a wire. */
  readonly wired: readonly string[];
  readonly ask: (url: string, cookies?: ReadonlyMap<string, string>) => Promise<RenderedReply>;
  /** What the site has told its log. */
  readonly log: readonly string[];
  readonly close: () => Promise<void>;
}

/** What stands behind a site. */
export interface RenderedSiteChoices {
  readonly sandbox?: Partial<SandboxOptions>;
  /** One that other sites of the test share, with their clock. */
  readonly shared?: { readonly database: TestDatabase; readonly clock: HandClock };
  /** A redirect service in place of the sandbox's own: what it answers, whatever it is, to an address. */
  readonly redirectService?: (address: string) => unknown;
  /** Pages are kept, for as long as this clock says. */
  readonly keptBy?: () => number;
  /** How many pages are made at once, and how many may wait for that. */
  readonly renders?: QueueBounds;
  /** Paths of the back end that answer nothing but 503. */
  readonly isSilent?: (path: string) => boolean;
}

export interface RenderedReply {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly html: string;
}

export async function openRenderedSite(choices: RenderedSiteChoices = {}): Promise<RenderedSite> {
  const { redirectService, isSilent, keptBy, renders } = choices;
  const maintenance: MaintenanceMemory = new Map();
  const pages = keptBy && keptPages(keptBy);
  const onChange = (): void => {
    maintenance.clear();
    pages?.forget();
  };
  const { shared } = choices;
  const fixture = await openFixture({ onChange, ...choices.sandbox }, shared?.database, shared?.clock);
  const log: string[] = [];
  const app = fastify();
  const calls: string[] = [];
  const wired: string[] = [];
  app.addHook('onRequest', async ({ url }) => {
    if (!isCallPath(url.split('?')[0] ?? '')) return;
    calls.push(url);
    wired.push(url);
  });
  if (redirectService !== undefined) {
    app.addHook('preHandler', async (request, reply) => {
      if (request.url !== REDIRECT_LIGHT.path) return undefined;
      const { url } = request.body as { readonly url: string };
      return reply.type('application/json').send(JSON.stringify(redirectService(url)));
    });
  }
  if (isSilent !== undefined) {
    app.addHook('preHandler', async (request, reply) =>
      isSilent(request.url.split('?')[0] ?? '') ? reply.code(503).send({}) : undefined,
    );
  }
  await fixture.sandbox.register(app);
  /** What the hooks above would do is done on the way without a wire, too. */
  const own: OwnCalls = {
    ask: (request, caller) => {
      const [path = ''] = request.url.split('?');
      if (isSilent?.(path) === true || (redirectService !== undefined && path === REDIRECT_LIGHT.path))
        return undefined;
      const answer = fixture.sandbox.own.ask(request, caller);
      if (answer !== undefined) calls.push(request.url);
      return answer;
    },
  };
  await registerSite(app, {
    clock: fixture.clock,
    own,
    isDevelopment: false,
    renderer: () => Promise.resolve(renderPage),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    developmentHead: () => Promise.resolve(''),
    log: (line) => {
      if (line.startsWith('failure')) throw new Error(line);
      log.push(line);
    },
    maintenance,
    ...(pages && { pages, shared: SHARED_PAGES }),
    ...(renders && { renders }),
  });
  return {
    fixture,
    app,
    log,
    calls,
    wired,
    ask: async (url, cookies = new Map()) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await app.inject({ url, headers: { accept: 'text/html', cookie } });
      return {
        status: reply.statusCode,
        location: reply.headers.location,
        policy: String(reply.headers['content-security-policy']),
        headers: reply.headers,
        html: reply.body,
      };
    },
    close: async () => {
      await app.close();
      await fixture.close();
    },
  };
}
