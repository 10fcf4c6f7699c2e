import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../core/shared/clock.ts';
import type { Timers } from '../core/shared/timers.ts';
import { LANGUAGES, type Language } from '../core/site/config/language.ts';
import { systemClock } from '../infrastructure/browser/system-clock.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import type { SandboxOptions } from '../infrastructure/sandbox/sandbox-options.ts';
import { statementTexts } from './texts/statement-texts.ts';
import { openSandbox, type Sandbox } from '../infrastructure/sandbox/sandbox.ts';
import { importedFile, pageAssets, type Manifest, type SubpathImports } from '../infrastructure/site/client-assets.ts';
import { PROVIDER_PATH } from '../infrastructure/sandbox/payments/provider/provider-address.ts';
import { CONSULTANT_PATH } from '../infrastructure/sandbox/support/consultant/consultant-routes.ts';
import { portionedRateStore } from '../infrastructure/sandbox/server/portioned-rate-store.ts';
import { edgeServer, type EdgeOptions } from '../infrastructure/site/edge/edge-server.ts';
import type { RequestLimits } from '../infrastructure/site/edge/request-counter.ts';
import type { HostRules } from '../infrastructure/site/edge/host-rules.ts';
import { fileDigests } from '../infrastructure/site/file-digests.ts';
import type { OfflineTexts } from '../infrastructure/site/offline-document.ts';
import { OLD_BROWSER_SCRIPT, sealedScript } from '../infrastructure/site/old-browser-page.ts';
import type { PwaOptions } from '../infrastructure/site/serve-pwa.ts';
import type { UpstreamOptions } from '../infrastructure/site/edge/serve-upstream.ts';
import { earlyPages } from '../infrastructure/site/kept/early-pages.ts';
import { keptPages, type KeptPages } from '../infrastructure/site/kept/kept-pages.ts';
import type { RenderPage, SiteOptions } from '../infrastructure/site/site-page.ts';
import type { MaintenanceMemory } from '../infrastructure/site/http-maintenance-gateway.ts';
import { registerSite } from '../infrastructure/site/site-server.ts';
import { pageFrames } from './slots/page-frames.ts';
import { databaseChoice } from './database-choice.ts';
import { failureLine } from './failure-line.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { sharing } from './shared-pages.ts';
import { StartProblem, type StartSettings } from './start-settings.ts';

const ENTRY = 'composition/browser.tsx';
/** A page costs as much as so many calls. */
const CALLS_OF_A_PAGE = 4;
const root = projectFolder();

/** From the sources as well as from what was built of them. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

/** A site that answers. */
export interface RunningSite {
  readonly address: string;
  /** Absent where another back end stands in for it. */
  readonly sandbox: Sandbox | undefined;
  readonly stop: () => Promise<void>;
}

/** What a site is given beside its settings. */
export interface RunningSiteDependencies {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly rateLimits?: SandboxOptions['rateLimits'];
  readonly requestLimits?: RequestLimits;
  readonly captcha?: SandboxOptions['captcha'];
  readonly preparing?: SandboxOptions['preparing'];
  readonly passwordHasher?: SandboxOptions['passwordHasher'];
  readonly createWorld?: SandboxOptions['createWorld'];
}

/** Starts site and sandbox in one process; resolves when the address answers. */
export async function runSite(
  settings: StartSettings,
  dependencies: RunningSiteDependencies = { clock: systemClock(), timers: systemTimers() },
): Promise<RunningSite> {
  const maintenance: MaintenanceMemory = new Map();
  const pages = keptPages();
  const sandbox =
    settings.apiUrl === undefined ? await startSandbox(settings, { ...dependencies, maintenance, pages }) : undefined;
  const clock = sandbox?.clock ?? dependencies.clock;
  const kept = sharing(settings, currentPages(pages, sandbox));
  const early = earlyPages({ clock, hosts: settings.hosts, ...kept });
  const app = await edgeServer({ ...edgeOptions(settings, dependencies, sandbox), early });
  const stopApp = gracefulShutdown(app, dependencies.timers);
  await sandbox?.register(app);
  if (settings.apiUrl !== undefined) await passOn(app, { origin: settings.apiUrl, hosts: settings.hosts });
  const site = settings.mode === 'development' ? await developmentSite(app) : builtSite();
  await registerSite(app, {
    clock,
    own: sandbox?.own,
    isDevelopment: settings.mode === 'development',
    log: console.error,
    hosts: settings.hosts,
    accountsConfig: Object.values(settings.social).find(({ fedcm }) => fedcm !== undefined)?.fedcm,
    frameOrigin: pageFrames(settings, sandbox),
    counters: settings.counters,
    maintenance,
    pwa: pwaOptions(settings),
    ...kept,
    ...site,
  });
  return {
    address: await listen(app, settings, sandbox),
    sandbox,
    stop: async () => {
      await stopApp();
      await sandbox?.close();
    },
  };
}

/** A proxy brings an HTTP client of its own, which is loaded for it alone. */
async function passOn(app: FastifyInstance, to: Omit<UpstreamOptions, 'log'>): Promise<void> {
  const { serveUpstream } = await import('../infrastructure/site/edge/serve-upstream.ts');
  await serveUpstream(app, { ...to, log: console.error });
}

/** Kept pages answer for what may be changed through another process: first it is made sure of what that is. */
function currentPages(pages: KeptPages, sandbox: Sandbox | undefined): KeptPages {
  if (sandbox === undefined) return pages;
  return {
    ...pages,
    get: async (key, make) => {
      await sandbox.current();
      return pages.get(key, make);
    },
    fresh: (key) => (sandbox.isCurrent() ? pages.fresh(key) : undefined),
  };
}

function edgeOptions(
  settings: StartSettings,
  { clock, requestLimits }: RunningSiteDependencies,
  sandbox: Sandbox | undefined,
): EdgeOptions {
  const { mode, trustedProxies, requestLimit } = settings;
  const isDemo = mode !== 'production';
  const usual = { calls: requestLimit, pages: Math.ceil(requestLimit / CALLS_OF_A_PAGE), isLocalFree: isDemo };
  return {
    trustedProxies,
    hostRules: hostRulesOf(settings),
    now: () => clock.now(),
    rateStore: sandbox?.countTries && portionedRateStore(sandbox.countTries, () => clock.now()),
    limits: requestLimit === 0 || mode === 'development' ? undefined : (requestLimits ?? usual),
  };
}

function hostRulesOf({ mode, host, hosts, providerOrigin }: StartSettings): HostRules {
  const isDemo = mode !== 'production';
  const paths = [PROVIDER_PATH, CONSULTANT_PATH];
  return {
    thirdParties: providerOrigin === undefined ? undefined : { host: new URL(providerOrigin).hostname, paths },
    hosts: isDemo && !isIP(host) ? [...hosts, host] : hosts,
    isLocalAllowed: isDemo || hosts.length === 0,
  };
}

/** What the pages of all visitors have in common. */
interface KeptForAll {
  readonly maintenance: MaintenanceMemory;
  readonly pages: KeptPages;
}

async function startSandbox(
  settings: StartSettings,
  { maintenance, pages, ...given }: Omit<RunningSiteDependencies, 'requestLimits'> & KeptForAll,
): Promise<Sandbox> {
  return openSandbox({
    ...given,
    database: databaseChoice(settings),
    seed: settings.seed,
    secret: settings.secret,
    previousSecrets: settings.previousSecrets,
    speed: settings.speed,
    liveDelay: settings.liveDelay,
    isDemo: settings.mode !== 'production',
    isSecure: settings.mode === 'production',
    isOneClickRegistrationAllowed: settings.isOneClickRegistrationAllowed,
    rules: settings.rules,
    isOutboxShared: settings.isOutboxShared,
    social: settings.social,
    brandBook: settings.brandBook,
    counters: settings.counters,
    miniApps: {
      addresses: settings.miniApps,
      key: settings.miniAppsKey,
      homeSlots: settings.homeSlots,
      remoteScreens: settings.remoteScreens,
      hasOwn: settings.mode !== 'production',
    },
    statementWords: statementTexts(root),
    hostRules: hostRulesOf(settings),
    providerOrigin: settings.providerOrigin,
    onChange: () => {
      maintenance.clear();
      pages.forget();
    },
    onFailure: ({ id, error }) => {
      console.error(failureLine(id, error));
    },
  });
}

function pwaOptions({ mode }: StartSettings): PwaOptions {
  const read = (language: Language): OfflineTexts =>
    JSON.parse(readFileSync(path.join(root, `locales/${language}/offline.json`), 'utf8')) as OfflineTexts;
  const texts = new Map(LANGUAGES.map((language) => [language, read(language)] as const));
  const offlineTexts = (language: Language): OfflineTexts => texts.get(language) ?? read(language);
  if (mode === 'development') return { version: 'development', offlineTexts };
  const folder = path.join(root, 'dist/client');
  const manifest = readFileSync(path.join(folder, '.vite/manifest.json'));
  const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  return { version, offlineTexts, workerFile: path.join(folder, 'pwa-sw.js') };
}

function builtSite(): Pick<
  SiteOptions,
  'assets' | 'renderer' | 'clientFolder' | 'developmentHead' | 'oldBrowserScript'
> {
  const clientFolder = path.join(root, 'dist/client');
  const manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const renderer = import(pathToFileURL(path.join(root, 'dist/server/server.js')).href) as Promise<{
    renderPage: RenderPage;
  }>;
  const digests = fileDigests(clientFolder, manifest);
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly imports: SubpathImports;
  };
  const fileOf = (source: string): string => importedFile(imports, source);
  return {
    clientFolder,
    oldBrowserScript: sealedScript(clientFolder, OLD_BROWSER_SCRIPT),
    assets: (sources, language) => ({
      ...pageAssets(manifest, { entry: ENTRY, sources: sources.map(fileOf), language }),
      digests,
    }),
    renderer: async () => (await renderer).renderPage,
    developmentHead: () => Promise.resolve(''),
  };
}

async function developmentSite(
  app: FastifyInstance,
): Promise<Pick<SiteOptions, 'assets' | 'renderer' | 'developmentHead'>> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', async () => vite.close());
  return {
    assets: () => ({ scripts: [`/${ENTRY}`], styles: [], preloads: [], fonts: [] }),
    renderer: async () =>
      ((await vite.ssrLoadModule('/composition/server.tsx')) as { renderPage: RenderPage }).renderPage,
    developmentHead: async (url, nonce) => {
      const html = await vite.transformIndexHtml(url, '<!doctype html><html><head></head><body></body></html>');
      const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? '';
      return head.replaceAll('<script', `<script nonce="${nonce}"`);
    },
  };
}

async function listen(
  app: FastifyInstance,
  { host, port }: StartSettings,
  sandbox: Sandbox | undefined,
): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await sandbox?.close();
    throw listenProblem(error, port);
  }
  const bound = app.server.address();
  return `http://${host}:${String(typeof bound === 'object' && bound !== null ? bound.port : port)}`;
}

function listenProblem(error: unknown, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartProblem(`Port ${String(port)} is taken. Choose another one with PORT.`);
  if (code === 'EACCES')
    return new StartProblem(`Port ${String(port)} is not allowed to this user. Choose another one with PORT.`);
  return error instanceof Error ? error : new Error(String(error));
}
