import { pageWorker } from '../infrastructure/browser/page-worker.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import type { Stores } from '../ui/app/stores.ts';
import type { Timers } from '../core/shared/timers.ts';
import { startAppUpdates } from '../ui/site/app-updates.ts';

/** Starts what asks for newer versions of the site, and its worker. */
export function lateUpdates(stores: Stores, http: HttpClient, timers: Timers): () => void {
  const current = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content ?? '';
  return startAppUpdates({ stores, worker: pageWorker(window, http), timers, current });
}
