import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { WORKER_PATH } from '../../core/site/browser/app-worker.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../core/site/config/language.ts';
import { ICON_SIZES } from '../../core/site/browser/screen-class.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { offlinePath } from '../../core/site/browser/worker-answer.ts';
import { systemTimers } from '../browser/system-timers.ts';
import { httpClient } from '../http/http-client.ts';
import { inProcessTransport } from '../http/in-process-transport.ts';
import { httpSiteConfigGateway } from './http-site-config-gateway.ts';
import { offlineDocument, type OfflineTexts } from './offline-document.ts';
import { securityHeaders } from './security-headers.ts';
import { SITE_VERSION } from './version-calls.ts';
import { freshNonce } from './fresh-nonce.ts';

/** The folder of the icons: another name when they are drawn anew. */
export const ICONS_PREFIX = '/sys-icons/1';
/** The colour around the installed site, that of the dark canvas. */
export const THEME_COLOR = '#10171e';

/** What the installed site is made of. */
export interface PwaOptions {
  readonly version: string;
  readonly offlineTexts: (language: (typeof LANGUAGES)[number]) => OfflineTexts;
  /** The built worker; absent while developing. */
  readonly workerFile?: string | undefined;
}

/** Takes itself away, with all that it kept: what the browser gets where the operator wants no worker. */
const REMOVED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** Serves the manifest, the worker, the pages for no network and the version of the site. */
export function servePwa(app: FastifyInstance, { version, offlineTexts, workerFile }: PwaOptions): void {
  const worker = workerFile === undefined ? undefined : readFileSync(workerFile, 'utf8');
  app.get(SITE_VERSION.path, async (_request, reply) => reply.header('cache-control', 'no-store').send({ version }));
  app.get(WORKER_PATH, async (_request, reply) => {
    const isWanted = worker !== undefined && (await siteConfig(app))?.isPwa === true;
    const text = isWanted
      ? `self.SITE = ${JSON.stringify({ version, languages: LANGUAGES })};\n${worker}`
      : REMOVED_WORKER;
    return sendUncached(reply, 'text/javascript').send(text);
  });
  app.get('/manifest.json', async (_request, reply) => {
    const config = await siteConfig(app);
    if (config?.isPwa !== true) return reply.code(404).send({ code: 'not-found' });
    return sendUncached(reply, 'application/manifest+json').send(JSON.stringify(webManifest(config.companyName)));
  });
  for (const language of LANGUAGES) {
    app.get(offlinePath(language), async (_request, reply) => {
      const nonce = freshNonce();
      const headers = securityHeaders({ nonce, isPersonal: false, isDevelopment: false });
      return reply
        .headers({ ...headers, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(offlineDocument(language, offlineTexts(language), nonce));
    });
  }
}

function sendUncached(reply: FastifyReply, type: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`);
}

async function siteConfig(app: FastifyInstance): Promise<SiteConfig | undefined> {
  const transport = inProcessTransport(app, { headers: { 'sec-fetch-site': 'same-origin' } });
  const http = httpClient({ transport, timers: systemTimers(), csrfToken: () => undefined });
  const reply = await httpSiteConfigGateway(http, DEFAULT_LANGUAGE).siteConfig();
  return reply.ok ? reply.value : undefined;
}

function webManifest(name: string): object {
  const icons = ICON_SIZES.map((size) => ({
    src: `${ICONS_PREFIX}/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    purpose: 'any',
  }));
  const maskable = {
    src: `${ICONS_PREFIX}/maskable-512.png`,
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  };
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: [...icons, maskable],
  };
}
