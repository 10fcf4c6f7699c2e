import { WORKER_PATH, type AppWorker } from '../../core/site/browser/app-worker.ts';
import type { ServiceWorkerEvent } from '../../core/site/browser/service-worker-state.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SITE_VERSION } from '../site/version-calls.ts';
import { appPolicy, type PolicedWindow } from './app-policy.ts';

/** The worker of this page. */
export function pageWorker(window: PolicedWindow, http: HttpClient): AppWorker {
  const workers = 'serviceWorker' in window.navigator ? window.navigator.serviceWorker : undefined;
  let registration: ServiceWorkerRegistration | undefined;
  return {
    install: async (tell) => {
      if (workers === undefined) return;
      try {
        registration = await workers.register(appPolicy(window).createScriptURL(WORKER_PATH));
        watchRegistration(registration, tell);
      } catch {
        tell({ type: 'worker-failed' });
      }
    },
    remove: async () => {
      const all = (await workers?.getRegistrations()) ?? [];
      await Promise.all(all.map(async (each) => each.unregister()));
    },
    takeOver: () => {
      registration?.waiting?.postMessage('take-over');
    },
    latestVersion: async () => {
      const reply = await http.send(SITE_VERSION);
      return reply.ok ? ok(reply.value.version) : reply;
    },
    reload: () => {
      window.location.reload();
    },
  };
}

function watchRegistration(
  registration: ServiceWorkerRegistration | undefined,
  tell: (event: ServiceWorkerEvent) => void,
): void {
  // a browser that is told to have no workers answers with nothing
  if (registration === undefined) return;
  const follow = (worker: ServiceWorker | null): void => {
    if (worker === null) return;
    tell({ type: 'worker-found' });
    const look = (): void => {
      if (worker.state === 'installed') tell({ type: 'worker-installed' });
      if (worker.state === 'activated') tell({ type: 'worker-activated' });
      if (worker.state === 'redundant') tell({ type: 'worker-failed' });
    };
    look();
    worker.addEventListener('statechange', look);
  };
  follow(registration.installing ?? registration.waiting ?? registration.active);
  registration.addEventListener('updatefound', () => {
    follow(registration.installing);
  });
}
