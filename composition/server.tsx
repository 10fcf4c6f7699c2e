import 'reflect-metadata';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { StaticRouter } from 'react-router-dom';
import { pathTo, splitLanguage } from '../core/navigation/language-path.ts';
import { matchPath } from '../core/navigation/route-table.ts';
import type { EpochMillis } from '../core/shared/time.ts';
import type { Language } from '../core/site/language.ts';
import type { ViewSettings } from '../core/settings/view-settings.ts';
import { httpClient } from '../infrastructure/http/http-client.ts';
import { recordingTransport } from '../infrastructure/http/preloaded-replies.ts';
import type { Transport, WireAnswer } from '../infrastructure/http/transport.ts';
import { readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { systemTimers } from '../infrastructure/browser/system-timers.ts';
import { App } from '../ui/app/app.tsx';
import type { PageState } from '../ui/app/page-state.ts';
import { pageOf, preparePage, SHARED_NAMESPACES } from '../ui/app/pages.ts';
import { prepareSite } from '../ui/app/prepare-site.ts';
import iconSprite from '../ui/kit/icon-sprite.svg?raw';
import { buildStores } from './build-stores.ts';
import { createContainer } from './container.ts';
import { textsSource } from './texts-source.ts';

enableStaticRendering(true);

export interface PageRequest {
  readonly language: Language;
  readonly path: string;
  readonly search: string;
  readonly cookies: string;
  readonly transport: Transport;
  readonly now: EpochMillis;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly title: string;
      readonly html: string;
      readonly iconSprite: string;
      readonly state: PageState<Readonly<Record<string, WireAnswer>>>;
      readonly settings: ViewSettings;
      /** Source files whose chunks the page needs at once, as the bundler's manifest names them. */
      readonly sources: readonly string[];
      readonly isPersonal: boolean;
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
      turns: { take: () => Promise.resolve(() => undefined) },
      connection: { isOnline: () => true, isThrifty: () => true, watch: () => () => undefined },
      random: { fraction: () => 0, uuid: () => '' },
      cookies: { read: (name) => readCookie(request.cookies, name), write: () => undefined },
      values: { read: () => undefined, write: () => undefined, remove: () => undefined, watch: () => () => undefined },
      http: httpClient({
        transport: recordingTransport(request.transport, replies),
        timers,
        csrfToken: () => undefined,
      }),
      texts: textsSource,
    }),
  );
  const match = matchPath(splitLanguage(request.path).rest);
  await prepareSite(stores);
  if (match?.route.access === 'player' && stores.session.userId === undefined) {
    return { kind: 'redirect', location: `${pathTo('home', {}, request.language)}?showSignInModal=1` };
  }
  if (match === undefined) stores.page.fail(404);
  else await preparePage(stores, match, new URLSearchParams(request.search));
  if (match?.route.needs === 'demo' && stores.site.config?.isDemo !== true) stores.page.fail(404);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={request.path + request.search}>
        <App stores={stores} />
      </StaticRouter>
    </StrictMode>,
  );
  const namespaces = [...SHARED_NAMESPACES, ...(match === undefined ? [] : pageOf(match.name).namespaces)];
  return {
    kind: 'page',
    status: stores.page.status,
    title: stores.page.title,
    html,
    iconSprite,
    state: { language: request.language, now: request.now, replies },
    settings: stores.settings.settings,
    sources: [
      ...(match === undefined ? [] : [pageOf(match.name).source]),
      ...namespaces.map((namespace) => `locales/${request.language}/${namespace}.json`),
    ],
    isPersonal: stores.session.userId !== undefined,
  };
}
