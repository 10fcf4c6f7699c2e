import { startOfflineWorker, type WorkerFacts, type WorkerScope } from '../infrastructure/browser/offline-worker.ts';

// the server writes the facts before this text, so that each version is a worker of its own
const scope = globalThis as unknown as WorkerScope & { readonly SITE?: WorkerFacts };
startOfflineWorker(
  {
    location: scope.location,
    caches: scope.caches,
    registration: scope.registration,
    clients: scope.clients,
    skipWaiting: async () => scope.skipWaiting(),
    fetch: async (request) => scope.fetch(request),
    addEventListener: scope.addEventListener.bind(scope),
  },
  scope.SITE ?? { version: '', languages: [] },
);
