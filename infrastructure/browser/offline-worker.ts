import type { Language } from '../../core/site/config/language.ts';
import { keptFiles, offlineLanguage, offlinePath, workerAnswer } from '../../core/site/browser/worker-answer.ts';

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface AskedEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (reply: Promise<Response>) => void;
}

/** What a worker finds around itself. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listen: (event: LifeEvent) => void): void;
    (type: 'fetch', listen: (event: AskedEvent) => void): void;
    (type: 'message', listen: () => void): void;
  };
}

/** What the server tells the worker; the default language is the first. */
export interface WorkerFacts {
  readonly version: string;
  readonly languages: readonly Language[];
}

/** Keeps the page for no network, and shows it when a page cannot be had; it keeps nothing else and stands in nobody's way. */
export function startOfflineWorker(scope: WorkerScope, { version, languages }: WorkerFacts): void {
  const name = `offline-${version}`;
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.caches.open(name).then(async (cache) => cache.addAll([...keptFiles(languages)])));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver(scope, name));
  });
  // the one thing that a page says to it: take over
  scope.addEventListener('message', () => {
    void scope.skipWaiting();
  });
  scope.addEventListener('fetch', (event) => {
    const { origin, pathname: path } = new URL(event.request.url);
    const { method, mode } = event.request;
    const answer = workerAnswer({ method, mode, isOwnOrigin: origin === scope.location.origin, path });
    if (answer === 'page') event.respondWith(pageOrOffline(scope, event, offlineLanguage(path, languages)));
    if (answer === 'kept-file') event.respondWith(fileOrKept(scope, event.request, path));
  });
}

async function takeOver({ caches, registration, clients }: WorkerScope, name: string): Promise<void> {
  const others = (await caches.keys()).filter((each) => each !== name);
  await Promise.all(others.map(async (each) => caches.delete(each)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function pageOrOffline(scope: WorkerScope, event: AskedEvent, language: Language | undefined): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await scope.fetch(event.request));
  } catch {
    const kept = language === undefined ? undefined : await scope.caches.match(offlinePath(language));
    return kept ?? Response.error();
  }
}

async function fileOrKept({ caches, fetch }: WorkerScope, request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}
