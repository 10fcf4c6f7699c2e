import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { ServiceWorkerEvent } from './service-worker-state.ts';

/** Where the browser finds the worker. */
export const WORKER_PATH = '/pwa-sw.js';

/** The worker of the site in the browser, and what the newest version is. */
export interface AppWorker {
  /** Installs the worker and reports what becomes of it; where there can be none, nothing happens. */
  readonly install: (tell: (event: ServiceWorkerEvent) => void) => Promise<void>;
  /** Takes away a worker that was installed before. */
  readonly remove: () => Promise<void>;
  /** Lets the waiting worker take over. */
  readonly takeOver: () => void;
  readonly latestVersion: () => Promise<Result<string, RequestFailure>>;
  readonly reload: () => void;
}
