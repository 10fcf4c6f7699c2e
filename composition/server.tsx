import 'reflect-metadata';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { StaticRouter } from 'react-router-dom';
import { addressInLanguage, inLanguage, redirectToLanguage, splitLanguage } from '../core/navigation/language-path.ts';
import { matchMainPath } from '../core/navigation/main-route-table.ts';
import { routePath, type RouteMatch } from '../core/navigation/route-table.ts';
import { keptPresentation, PRESENTATION_COOKIE, type KeptPresentation } from '../core/site/kept-presentation.ts';
import type { SeoPage } from '../core/site/seo-page.ts';
import { seconds, type EpochMillis } from '../core/shared/time.ts';
import type { Language } from '../core/site/language.ts';
import type { ViewSettings } from '../core/settings/view-settings.ts';
import { httpDoorGateway } from '../infrastructure/navigation/http-door-gateway.ts';
import { httpClient, type HttpClient } from '../infrastructure/http/http-client.ts';
import { recordingTransport } from '../infrastructure/http/preloaded-replies.ts';
import type { Transport, WireAnswer } from '../infrastructure/http/transport.ts';
import { readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import { queryTable } from '../infrastructure/site/landing-cookies.ts';
import { pageHead, type PageHead } from '../infrastructure/site/page-head.ts';
import { SEO_PAGE } from '../infrastructure/site/site-calls.ts';
import { PLAYER_NAMESPACES, PLAYER_PARTS_SOURCES } from '../ui/accounts/player-parts.ts';
import { App } from '../ui/app/app.tsx';
import { DoorsStore } from '../ui/app/doors-store.ts';
import { inTime } from '../ui/app/in-time.ts';
import type { PageState } from '../ui/app/page-state.ts';
import { openPage } from '../ui/app/open-page.ts';
import { pageOf, SHARED_NAMESPACES } from '../ui/app/pages.ts';
import { offeredLanguages } from '../ui/app/offered-languages.ts';
import { prepareSite } from '../ui/app/prepare-site.ts';
import type { Stores } from '../ui/app/stores.ts';
import { describePage } from '../ui/site/page-description.ts';
import iconSprite from '../ui/kit/icon-sprite.svg?raw';
import { buildStores } from './build-stores.ts';
import { createContainer } from './container.ts';
import { textsSource } from './texts-source.ts';

enableStaticRendering(true);

/** How long a page waits for what is told of it. */
const PATIENCE = seconds(2);
const LONGEST_STREAM = 100;

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
      readonly isInstallable: boolean;
    };

/** Renders one page for one visitor, with a container of its own. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const replies: Record<string, WireAnswer> = {};
  const timers = systemTimers();
  const stores = buildStores(
    createContainer({
      language: request.language,
      now: request.now,
      clock: { now: () => request.now },
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
      }),
      texts: textsSource,
    }),
  );
  const { rest } = splitLanguage(request.path);
  const http = httpClient({ transport: request.transport, timers, csrfToken: () => undefined });
  const { session, site } = stores;
  const doors = new DoorsStore(httpDoorGateway(http, request.language), {
    language: request.language,
    session,
    site,
    timers,
  });
  await prepareSite(stores);
  const shown = shownAs(request, stores);
  const isPersonal = stores.session.userId !== undefined;
  const languages = offeredLanguages(stores);
  const elsewhere = redirectToLanguage(request.path, request.chosen, languages);
  if (elsewhere !== undefined)
    return { kind: 'redirect', location: elsewhere + request.search, status: 302, isPersonal, shown };
  const told = inTime(timers, PATIENCE, seoPage(http, request, stores));
  const opening = await openPage(stores, {
    path: rest,
    search: request.search,
    doorsAt: async (address) => doors.factsAt(address),
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
  const namespaces = [...SHARED_NAMESPACES, ...(isPersonal ? PLAYER_NAMESPACES : []), ...(page?.namespaces ?? [])];
  const writtenIn = (namespace: string) =>
    stores.texts.i18n.hasResourceBundle(request.language, namespace) ? request.language : 'en';
  return {
    kind: 'page',
    status: stores.page.status,
    head: await headOf(stores, { request, match, languages, given: await told }),
    html,
    iconSprite,
    state: {
      language: request.language,
      now: request.now,
      replies,
      refusal: opening.kind === 'shown' ? opening.refusal : opening.status,
    },
    settings: stores.settings.settings,
    shown,
    sources: [
      ...(page === undefined ? [] : [page.source]),
      ...(page?.stores === undefined ? [] : ['composition/late-store-makers.ts']),
      ...(isPersonal ? PLAYER_PARTS_SOURCES : []),
      ...(matchMainPath(rest) === undefined ? ['ui/app/late-navigation.ts'] : []),
      `composition/texts/texts-${request.language}.ts`,
      ...namespaces.map((namespace) => `locales/${writtenIn(namespace)}/${namespace}.json`),
    ],
    isPersonal,
    isInstallable: stores.site.config?.isPwa === true && !shown.isTelegram,
  };
}

function shownAs({ search, cookies }: PageRequest, { site }: Stores): KeptPresentation {
  const isTelegramEnabled = site.config?.isTelegramEnabled === true;
  return keptPresentation(queryTable(search), readCookie(cookies, PRESENTATION_COOKIE), isTelegramEnabled);
}

interface DescribedPage {
  readonly request: PageRequest;
  readonly match: RouteMatch | undefined;
  readonly languages: readonly Language[];
  readonly given: SeoPage | undefined;
}

async function headOf(stores: Stores, { request, match, languages, given }: DescribedPage): Promise<PageHead> {
  const { words: own, crumbs, event } = await describePage(stores, match);
  const { language, origin, hosts } = request;
  const rest = match === undefined ? splitLanguage(request.path).rest : routePath(match.name, match.params);
  return pageHead({
    own,
    crumbs,
    event,
    given,
    route: match?.route,
    isHome: match?.name === 'home',
    status: stores.page.status,
    path: inLanguage(rest, language),
    language,
    languages,
    siteName: stores.site.config?.companyName ?? '',
    origin,
    hosts,
  });
}

/** What the operator tells search engines of the page; nothing where that is not known. */
async function seoPage(http: HttpClient, { path, origin, language }: PageRequest, stores: Stores) {
  const { rest } = splitLanguage(path);
  const reply = await http.send(SEO_PAGE, {
    query: {
      domain: new URL(origin).hostname,
      projectId: stores.site.config?.refId ?? 0,
      language,
      timezone: stores.settings.settings.timeZone,
      stream: rest.split('/')[1]?.slice(0, LONGEST_STREAM) ?? '',
      section: stores.page.match(rest)?.name ?? '',
    },
  });
  return reply.ok ? reply.value.result : undefined;
}
