import '../ui/kit/styles/global.scss';
import { configure } from 'mobx';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { splitLanguage } from '../core/navigation/language-path.ts';
import { seconds } from '../core/shared/time.ts';
import { browserConnection } from '../infrastructure/browser/browser-connection.ts';
import { browserCookies, readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { browserFrames } from '../infrastructure/browser/browser-frames.ts';
import { browserTabs } from '../infrastructure/browser/browser-tabs.ts';
import { browserValueStore } from '../infrastructure/browser/browser-value-store.ts';
import { pageAge } from '../infrastructure/browser/page-age.ts';
import { pageVisibility } from '../infrastructure/browser/page-visibility.ts';
import { systemClock } from '../infrastructure/browser/system-clock.ts';
import { systemRandom } from '../infrastructure/browser/system-random.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import { axiosTransport } from '../infrastructure/http/axios-transport.ts';
import { preloadedTransport, type PreloadedReplies } from '../infrastructure/http/preloaded-replies.ts';
import { App } from '../ui/app/app.tsx';
import { earlyPresses } from '../ui/app/routing/early-presses.ts';
import { fetchAround } from '../ui/app/frame/fetch-around.ts';
import { fetchBetting } from '../ui/app/frame/fetch-betting.ts';
import { PAGE_STATE_ID, type PageState } from '../ui/app/routing/page-state.ts';
import { preparePage } from '../ui/app/routing/pages.ts';
import { prepareSite } from '../ui/app/routing/prepare-site.ts';
import type { Stores } from '../ui/app/stores.ts';
import { pageClient } from './client/page-client.ts';
import { startStores } from '../ui/app/start-stores.ts';
import { siteStores } from './site-stores.ts';
import { textsSource } from './texts-source.ts';

configure({ enforceActions: 'observed' });

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '{}') as PageState<PreloadedReplies>;
const timers = systemTimers();
const connection = browserConnection(window);
const visibility = pageVisibility(document, systemClock());
/** Until the page is hydrated. */
let isOpening = true;
const takePresses = earlyPresses();

interface Opened {
  readonly stores: Stores;
  readonly http: ReturnType<typeof pageClient>;
}

function makeStores(): Opened {
  const http = pageClient({
    transport: preloadedTransport(
      axiosTransport(window.location.origin, (sentAt) => {
        stores.clock.hear(sentAt);
      }),
      state.replies,
    ),
    timers,
    random: systemRandom(),
    isOpening: () => isOpening,
    csrfToken: () => readCookie(document.cookie, '__Host-csrf'),
    log: console.warn,
    stores: () => stores,
  });
  const stores: Stores = siteStores({
    language: state.language,
    now: state.now,
    systemClock: systemClock(),
    timers,
    frames: browserFrames(),
    visibility,
    tabs: browserTabs('oddsmith'),
    connection,
    random: systemRandom(),
    cookies: browserCookies(document),
    values: browserValueStore(window),
    http,
    textsSource,
    log: console.warn,
  });
  stores.page.takePresses = takePresses;
  // the page may have been made a little before it was sent, and was on its way until now
  stores.clock.align((Number(document.documentElement.dataset['sent']) || state.now) + pageAge(performance));
  return { stores, http };
}

/** When the worker and the newest version are thought of: well after the page is there. */
const UPDATES_DELAY = seconds(5);

/** Everything that moves by itself begins when what the server drew is hydrated: before, a ticking clock would not match it. */
function start({ stores, http }: Opened): () => void {
  const stop = startStores(stores);
  void fetchBetting(stores);
  void fetchAround(stores);
  let stopPrefetch = (): void => undefined;
  // a page without it fetches what it needs once that is asked for
  void import('../ui/app/routing/idle-prefetch.ts').then(
    ({ startIdlePrefetch }) => {
      stopPrefetch = startIdlePrefetch(timers, connection, stores.texts);
    },
    () => undefined,
  );
  let stopUpdates = timers.after(UPDATES_DELAY, () => {
    // a page without them goes on as it is
    void import('./deferred-updates.ts').then(
      ({ deferredUpdates }) => {
        stopUpdates = deferredUpdates(stores, http, { timers, visibility });
      },
      () => undefined,
    );
  });
  document.documentElement.dataset['hydrated'] = '1';
  return () => {
    stopUpdates();
    stopPrefetch();
    stop();
  };
}

/** No await stands at the top of this file: the screens that it fetches import the chunk it is built into. */
async function open(opened: Opened): Promise<void> {
  const { stores } = opened;
  const { rest } = splitLanguage(window.location.pathname);
  await Promise.all([prepareSite(stores, rest), stores.page.match(rest) ?? stores.page.learnRoutes()]);
  const match = stores.page.match(rest);
  if (state.isOrderDue === true) stores.page.expectOrder();
  if (state.isOurs === true) stores.page.keepOurs(rest);
  // the server has asked the guards already
  if (state.refusal !== undefined) stores.page.fail(state.refusal);
  else if (match !== undefined) await preparePage(stores, match, window.location);
  isOpening = false;
  // PERF-06 a task of its own, too: what begins has half of the screens drawn anew at once
  const begin = (): (() => void) => {
    let stop = timers.after(0, () => {
      stop = start(opened);
    });
    return () => {
      stop();
    };
  };
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') ?? document.body,
      <StrictMode>
        <BrowserRouter>
          <App stores={stores} start={begin} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

// PERF-06 a task of its own: reading the scripts has kept a slow processor long enough
timers.after(0, () => {
  void open(makeStores());
});
