import 'reflect-metadata';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { StaticRouter } from 'react-router-dom';
import { addressInLanguage, redirectToLanguage, splitLanguage } from '../core/navigation/language-path.ts';
import { matchMainPath } from '../core/navigation/main-route-table.ts';
import {
  keptPresentation,
  PRESENTATION_COOKIE,
  type KeptPresentation,
} from '../core/site/browser/kept-presentation.ts';
import { pageHead, type PageHead } from '../core/site/documents/page-head.ts';
import { seconds, type EpochMillis } from '../core/shared/time.ts';
import { NO_SITE_CONFIG } from '../core/site/config/config-load.ts';
import type { Language } from '../core/site/config/language.ts';
import type { LoggedContext } from '../core/notices/failure-notice.ts';
import type { RequestFailure } from '../core/shared/request-failure.ts';
import { logFailure } from '../ui/page/log-failure.ts';
import type { ViewSettings } from '../core/settings/view-settings.ts';
import { httpAvailabilityGateway } from '../infrastructure/navigation/http-availability-gateway.ts';
import { httpClient } from '../infrastructure/http/http-client.ts';
import { recordingTransport } from '../infrastructure/http/preloaded-replies.ts';
import type { Transport, WireAnswer } from '../infrastructure/http/transport.ts';
import { readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import { queryTable } from '../infrastructure/site/landing-cookies.ts';
import { httpMaintenanceGateway } from '../infrastructure/site/http-maintenance-gateway.ts';
import { httpSeoGateway } from '../infrastructure/site/http-seo-gateway.ts';
import { PLAYER_NAMESPACES, PLAYER_PARTS_SOURCES } from '../ui/accounts/player-parts.ts';
import { App } from '../ui/app/app.tsx';
import { AvailabilityStore } from '../ui/navigation/availability-store.ts';
import { inTime } from '../ui/page/in-time.ts';
import type { PageState } from '../ui/app/routing/page-state.ts';
import { openPage } from '../ui/app/routing/open-page.ts';
import { pageOf, SHARED_NAMESPACES } from '../ui/app/routing/pages.ts';
import { offeredLanguages } from '../ui/site/offered-languages.ts';
import { prepareSite } from '../ui/app/routing/prepare-site.ts';
import type { Stores } from '../ui/app/stores.ts';
import { DESCRIPTION_NAMESPACE, headFacts, seoQuestion } from '../ui/app/head/page-facts.ts';
import iconSprite from '../ui/kit/pictures/icon-sprite.svg?raw';
import { pageStores } from './page-stores.ts';
import { createContainer } from './container.ts';
import { textsSource } from './texts-source.ts';

enableStaticRendering(true);

/** How long a page waits for what is told of it. */
const TIMEOUT = seconds(2);

export interface PageRequest {
  readonly language: Language;
  readonly chosen: Language;
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  readonly transport: Transport;
  readonly now: EpochMillis;
  readonly origin: string;
  readonly hosts: readonly string[];
  readonly log: (line: string) => void;
}

export type RenderedPage =
  | {
      readonly kind: 'redirect';
      readonly location: string;
      readonly status: 301 | 302;
      readonly isPersonal: boolean;
      readonly shown: KeptPresentation;
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly head: PageHead;
      readonly html: string;
      readonly iconSprite: string;
      readonly state: PageState<Readonly<Record<string, WireAnswer>>>;
      readonly settings: ViewSettings;
      readonly shown: KeptPresentation;
      /** Source files whose chunks the page needs at once, as the bundler's manifest names them. */
      readonly sources: readonly string[];
      readonly isPersonal: boolean;
      readonly isUnavailable: boolean;
      readonly isInstallable: boolean;
    };

/** Renders one page for one visitor, with a container of its own. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const replies: Record<string, WireAnswer> = {};
  const timers = systemTimers();
  const onLogged = (failure: RequestFailure, context: LoggedContext): void => {
    void logFailure(request.log, failure, context);
  };
  const stores = pageStores(
    createContainer({
      language: request.language,
      now: request.now,
      systemClock: { now: () => request.now },
      timers,
      frames: { next: () => () => undefined },
      visibility: { isVisible: () => false, watch: () => () => undefined },
      tabs: { tell: () => undefined, listen: () => () => undefined },
      turns: { take: () => Promise.resolve({ placed: [], leave: () => undefined }), note: () => undefined },
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
      http: httpClient({
        transport: recordingTransport(request.transport, replies),
        timers,
        csrfToken: () => undefined,
        onLogged,
      }),
      textsSource,
      log: request.log,
    }),
  );
  const { rest } = splitLanguage(request.path);
  const http = httpClient({ transport: request.transport, timers, csrfToken: () => undefined, onLogged });
  const { session, site } = stores;
  const maintenance = httpMaintenanceGateway(http, {
    language: request.language,
    clock: { now: () => request.now },
    random: { fraction: () => 0 },
  });
  const availability = new AvailabilityStore(
    httpAvailabilityGateway(http, { maintenance, log: request.log, asksOnce: true }),
    {
      language: request.language,
      session,
      site,
      timers,
    },
  );
  await prepareSite(stores);
  if (site.config === undefined) request.log(NO_SITE_CONFIG);
  const shown = shownAs(request, stores);
  const isPersonal = stores.session.userId !== undefined;
  const languages = offeredLanguages(stores);
  const elsewhere = redirectToLanguage(request.path, request.chosen, languages);
  if (elsewhere !== undefined)
    return { kind: 'redirect', location: elsewhere + request.search, status: 302, isPersonal, shown };
  if (stores.page.match(rest) === undefined) await stores.page.learnRoutes();
  const place = { origin: request.origin, hosts: request.hosts };
  const question = seoQuestion(stores, rest, place);
  const told = inTime(timers, TIMEOUT, httpSeoGateway(http, request.language).seoPage(question));
  const opening = await openPage(stores, {
    path: rest,
    search: request.search,
    availabilityAt: async (address) => availability.factsAt(address),
  });
  if (opening.kind === 'left')
    return { kind: 'redirect', location: opening.address, status: 302, isPersonal: true, shown };
  if (opening.kind === 'moved') {
    const location = addressInLanguage(opening.address, request.language);
    return { kind: 'redirect', location, status: opening.status, isPersonal: true, shown };
  }
  if (opening.kind === 'stayed') stores.page.fail(opening.status);
  const match = stores.page.match(rest);
  const page = match === undefined ? undefined : pageOf(stores.page, match.name);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={request.path + request.search}>
        <App stores={stores} />
      </StaticRouter>
    </StrictMode>,
  );
  const reply = await told;
  const given = reply?.ok === true ? reply.value : undefined;
  await stores.texts.ensure([DESCRIPTION_NAMESPACE]);
  const namespaces = [...SHARED_NAMESPACES, ...(isPersonal ? PLAYER_NAMESPACES : []), ...(page?.namespaces ?? [])];
  const writtenIn = (namespace: string) =>
    stores.texts.i18n.hasResourceBundle(request.language, namespace) ? request.language : 'en';
  return {
    kind: 'page',
    status: stores.page.status,
    head: pageHead(headFacts(stores, rest, place, given)),
    html,
    iconSprite,
    state: {
      language: request.language,
      now: request.now,
      replies,
      refusal: opening.kind === 'shown' ? opening.refusal : opening.status,
      isOrderDue: availability.isOrderDue,
    },
    settings: stores.settings.settings,
    shown,
    sources: [
      ...(page === undefined ? [] : [page.source]),
      ...(page?.stores === undefined ? [] : ['composition/lazy-wiring.ts']),
      ...(isPersonal ? PLAYER_PARTS_SOURCES : []),
      ...(matchMainPath(rest) === undefined ? ['ui/app/routing/lazy-navigation.ts'] : []),
      `composition/texts/texts-${request.language}.ts`,
      ...namespaces.map((namespace) => `locales/${writtenIn(namespace)}/${namespace}.json`),
    ],
    isPersonal,
    isUnavailable: opening.kind === 'shown' && opening.refusal === 503,
    isInstallable: stores.site.config?.isPwa === true && !shown.isTelegram,
  };
}

function shownAs({ search, cookies }: PageRequest, { site }: Stores): KeptPresentation {
  const isTelegramEnabled = site.config?.isTelegramEnabled === true;
  return keptPresentation(queryTable(search), readCookie(cookies, PRESENTATION_COOKIE), isTelegramEnabled);
}
