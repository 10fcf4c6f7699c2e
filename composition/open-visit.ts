import { LRUCache } from 'lru-cache';
import { splitLanguage } from '../core/navigation/language-path.ts';
import type { LoggedContext } from '../core/notices/logged-failure.ts';
import type { RequestFailure } from '../core/shared/request-failure.ts';
import type { Timers } from '../core/shared/timers.ts';
import type { Visibility } from '../core/shared/visibility.ts';
import type { SitePlace } from '../core/site/documents/page-head.ts';
import { readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { systemRandom } from '../infrastructure/browser/system-random.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import { httpClient, readDone, type HttpClient } from '../infrastructure/http/http-client.ts';
import {
  preloadedTransport,
  recordingTransport,
  type RecordedReplies,
} from '../infrastructure/http/preloaded-replies.ts';
import { readOnce } from '../infrastructure/http/read-once.ts';
import type { Transport } from '../infrastructure/http/transport.ts';
import { readTypedOr } from '../infrastructure/http/typed-replies.ts';
import { httpAvailabilityGateway } from '../infrastructure/navigation/http-availability-gateway.ts';
import { httpMaintenanceGateway } from '../infrastructure/site/http-maintenance-gateway.ts';
import type { PageRequest } from '../infrastructure/site/site-page.ts';
import type { Stores } from '../ui/app/stores.ts';
import { AvailabilityStore } from '#ui/navigation/availability-store.ts';
import { keepFinishedTexts } from '../ui/page/finished-texts.ts';
import { logFailure } from '../ui/page/log-failure.ts';
import { siteStores } from './site-stores.ts';
import { textsSource } from './texts-source.ts';

/** One request for a page, and what serves it alone. */
export interface Visit {
  readonly request: PageRequest;
  /** The path without its language. */
  readonly path: string;
  readonly place: SitePlace;
  readonly timers: Timers;
  /** For what the browser asks anew by itself. */
  readonly http: HttpClient;
  readonly stores: Stores;
  readonly availability: AvailabilityStore;
  /** What the page was made of: it is sent with them. */
  readonly replies: RecordedReplies;
}

/** Prices, names and labels of the last pages. */
const FINISHED_TEXTS = new LRUCache<string, string>({ max: 8_000 });

/** What the last pages read of replies that are the same for all. */
const READ_ONCE = readOnce();
const READ = readTypedOr((call, answer) => readDone(call, answer, READ_ONCE));

/** Opens a visit, with a container of its own. */
export function openVisit(request: PageRequest): Visit {
  const replies: RecordedReplies = { all: {}, forAll: {} };
  const timers = systemTimers();
  const clientOver = (transport: Transport): HttpClient =>
    httpClient({
      transport,
      timers,
      csrfToken: () => undefined,
      read: READ,
      onLogged: (failure: RequestFailure, context: LoggedContext) => void logFailure(request.log, failure, context),
    });
  const http = clientOver(request.transport);
  const answering = preloadedTransport(request.transport, request.common?.replies ?? {});
  const stores = serverStores(request, timers, clientOver(recordingTransport(answering, replies)));
  keepFinishedTexts(stores.texts.i18n, FINISHED_TEXTS);
  return {
    request,
    path: splitLanguage(request.path).rest,
    place: { origin: request.origin, hosts: request.hosts },
    timers,
    http,
    stores,
    availability: availabilityOf(request, { stores, timers, http }),
    replies,
  };
}

const UNSEEN: Visibility = {
  isVisible: () => false,
  hiddenFor: () => 0,
  watch: () => () => undefined,
  watchReturn: () => () => undefined,
};

/** The stores of a page that nobody looks at yet: nothing moves, nothing is stored, nobody else is there. */
function serverStores(request: PageRequest, timers: Timers, http: HttpClient): Stores {
  return siteStores({
    language: request.language,
    now: request.now,
    systemClock: { now: () => request.now },
    timers,
    frames: { next: () => () => undefined },
    visibility: UNSEEN,
    tabs: { tell: () => undefined, listen: () => () => undefined },
    connection: { isOnline: () => true, isThrifty: () => true, watch: () => () => undefined },
    random: { fraction: () => 0, uuid: () => '' },
    cookies: { read: (name) => readCookie(request.cookies, name), write: () => undefined },
    values: {
      read: () => undefined,
      write: () => undefined,
      isKept: () => false,
      remove: () => undefined,
      watch: () => () => undefined,
    },
    http,
    textsSource,
    log: request.log,
  });
}

function availabilityOf(
  { language, now, log, maintenance: memory }: PageRequest,
  { stores: { session, site }, timers, http }: Pick<Visit, 'stores' | 'timers' | 'http'>,
): AvailabilityStore {
  const maintenance = httpMaintenanceGateway(http, {
    language,
    clock: { now: () => now },
    random: systemRandom(),
    memory,
  });
  const gateway = httpAvailabilityGateway(http, { maintenance, log, asksOnce: true });
  return new AvailabilityStore(gateway, { language, session, site, timers, visibility: UNSEEN });
}
