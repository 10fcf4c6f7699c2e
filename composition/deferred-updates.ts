import type { Timers } from '../core/shared/timers.ts';
import type { Visibility } from '../core/shared/visibility.ts';
import { adBait } from '../infrastructure/browser/ad-bait.ts';
import { browserValueStore } from '../infrastructure/browser/browser-value-store.ts';
import { pageWorker } from '../infrastructure/browser/page-worker.ts';
import type { HttpClient } from '../infrastructure/http/http-client.ts';
import { offerToVisitors, tellOfTeamCash } from '../ui/app/frame/visitor-offers.ts';
import type { Stores } from '../ui/app/stores.ts';
import { pausingTimers } from '../ui/kit/behaviour/pausing-timers.ts';
import { startAdBlockerNotice } from '#ui/notices/ad-blocker-notice.ts';
import { startAppUpdates } from '#ui/site/browser/app-updates.ts';

interface DeferredNeeds {
  readonly timers: Timers;
  readonly visibility: Visibility;
}

/** Starts what can wait until the page is at rest: newer versions of the site, its worker, the look for an ad blocker, what a visitor is offered and a player is told. */
export function deferredUpdates(stores: Stores, http: HttpClient, { timers, visibility }: DeferredNeeds): () => void {
  const current = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content ?? '';
  const background = pausingTimers(timers, visibility);
  const stops = [
    background.stop,
    offerToVisitors(stores),
    tellOfTeamCash(stores),
    startAppUpdates({ stores, worker: pageWorker(window, http), timers: background, current }),
    startAdBlockerNotice({
      stores,
      values: browserValueStore(window),
      layBait: async () => adBait(document),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
