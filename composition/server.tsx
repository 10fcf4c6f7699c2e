import 'reflect-metadata';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { StaticRouter } from 'react-router-dom';
import { addressInLanguage, redirectToLanguage, withoutNeedlessSlashes } from '../core/navigation/language-path.ts';
import type { RouteName } from '../core/navigation/route-table.ts';
import { routeShows } from '../core/navigation/route-behaviour.ts';
import { matchMainPath } from '../core/navigation/main-route-table.ts';
import {
  keptPresentation,
  PRESENTATION_COOKIE,
  type KeptPresentation,
} from '../core/site/browser/kept-presentation.ts';
import { brandSheet } from '../core/site/config/brand-sheet.ts';
import { pageHead } from '../core/site/documents/page-head.ts';
import type { SeoPage } from '../core/site/documents/seo-page.ts';
import { seconds } from '../core/shared/time.ts';
import { isSeasonGame } from '../core/sports/game/season-game.ts';
import { NO_SITE_CONFIG } from '../core/site/config/config-load.ts';
import type { PreloadedReplies } from '../infrastructure/http/preloaded-replies.ts';
import { readCookie } from '../infrastructure/browser/browser-cookies.ts';
import { queryTable } from '../infrastructure/site/landing-cookies.ts';
import { httpSeoGateway } from '../infrastructure/site/seo/http-seo-gateway.ts';
import { PLAYER_NAMESPACES, PLAYER_PARTS_SOURCES } from '#ui/accounts/player-parts.ts';
import { App } from '../ui/app/app.tsx';
import { SeoWords } from '../ui/app/footer/seo-text.tsx';
import { fetchNotice } from '../ui/app/frame/fetch-notice.ts';
import { inTime } from '../ui/page/in-time.ts';
import type { PageState } from '../ui/app/routing/page-state.ts';
import { openPage } from '../ui/app/routing/open-page.ts';
import type { PageOpening } from '../ui/app/routing/page-opening.ts';
import { pageOf, preparePage, SHARED_NAMESPACES } from '../ui/app/routing/pages.ts';
import { outrightsPath } from '#ui/sports/outrights-path.ts';
import { loadShowcase } from '#ui/sports/showcase/load-showcase.ts';
import { offeredLanguages } from '#ui/site/config/offered-languages.ts';
import { prepareSite } from '../ui/app/routing/prepare-site.ts';
import type { Stores } from '../ui/app/stores.ts';
import { withNeededTexts } from '../ui/page/texts.ts';
import { DESCRIPTION_NAMESPACE, headFacts, seoQuestion } from '../ui/app/head/page-facts.ts';
import type { CommonParts, RenderedCommon } from '../infrastructure/site/kept/common-parts.ts';
import type { PageRequest, SitePage } from '../infrastructure/site/site-page.ts';
import { columnCuts, drawnColumns } from './drawn-columns.ts';
import { slotsForHome, slotsOfPage, type SlotName } from '../core/mini-apps/mini-app-section.ts';
import { screenSlot } from '../core/mini-apps/screen-slot.ts';
import { drawSlots, NO_SLOTS, withSlots, type SlotMarkups } from './slots/draw-slots.ts';
import { openVisit, type Visit } from './open-visit.ts';
import { isLinePath } from './shared-pages.ts';
import kitSprite from '../ui/kit/pictures/kit-sprite.svg?raw';

enableStaticRendering(true);

/** How long a page waits for its description. */
const TIMEOUT = seconds(2);

/** A page with the replies that it was made of. */
type RenderedPage = SitePage<PageState<PreloadedReplies>>;
type PageShown = Extract<RenderedPage, { readonly kind: 'page' }>;

/** Renders one page for one visitor. */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const tidy = withoutNeedlessSlashes(request.path);
  if (tidy !== undefined) return { kind: 'redirect', location: tidy + request.search, status: 301, isPersonal: false };
  const visit = openVisit(request);
  const { stores, path } = visit;
  await prepareSite(stores, path);
  if (stores.site.config === undefined) request.log(NO_SITE_CONFIG);
  const shown = shownAs(request, stores);
  const isPersonal = stores.session.userId !== undefined;
  const elsewhere = redirectToLanguage(request.path, request.chosen, offeredLanguages(stores));
  if (elsewhere !== undefined)
    return { kind: 'redirect', location: elsewhere + request.search, status: 302, isPersonal, shown };
  if (stores.page.match(path) === undefined) await stores.page.learnRoutes();
  const description = request.common === undefined ? seoOf(visit).catch(() => undefined) : undefined;
  // what the columns of all have in common is still to be known to the browser
  const text = seoTextOf(visit).catch(() => undefined);
  const opening = await openingOf(visit);
  if (opening.kind === 'left')
    return { kind: 'redirect', location: opening.address, status: 302, isPersonal: true, shown };
  if (opening.kind === 'moved') {
    const location = addressInLanguage(opening.address, request.language);
    return { kind: 'redirect', location, status: opening.status, isPersonal: true, shown };
  }
  const season = seasonAddress(stores, path);
  if (season !== undefined)
    return { kind: 'redirect', location: season + request.search, status: 301, isPersonal, shown };
  await fetchNotice(stores);
  const route = opening.kind === 'shown' ? stores.page.match(path)?.name : undefined;
  const common = isAlike(visit, opening) ? request.common : undefined;
  const places = route === undefined ? [] : placesOf(route, stores, common !== undefined);
  const [slots] = await Promise.all([route === undefined ? NO_SLOTS : slotsFor(visit, route, places), text]);
  if (route === 'home') await loadShowcase(stores, stores.texts);
  if (opening.kind === 'stayed') stores.page.fail(opening.status);
  const markup = pageMarkup(visit, common, slots);
  const given = await (common === undefined ? (description ?? seoOf(visit).catch(() => undefined)) : common.given);
  await stores.texts.ensure([DESCRIPTION_NAMESPACE]);
  return shownPage(visit, opening, { ...markup, given, shown, isPersonal });
}

/** What applications show on a page. MAT-40 Where that of a whole page fails, the page is ours. */
async function slotsFor(visit: Visit, route: RouteName, places: readonly SlotName[]): Promise<SlotMarkups> {
  const { path, request, stores } = visit;
  const whole = screenSlot(route, stores.site.config?.remoteSlots);
  let isLost = false;
  const slots = await drawSlots(visit, places, (slot) => {
    isLost ||= slot === whole;
  });
  const match = stores.page.match(path);
  if (isLost && match !== undefined && !stores.page.isFailed) {
    stores.page.keepOurs(path);
    await preparePage(stores, match, request);
  }
  return slots;
}

/**
 * Where applications stand on a page: the header has a place on each, home those of the operator, and a page that is wholly
 * remote no other. Those in columns that were drawn for all are drawn.
 */
function placesOf(route: RouteName, { site }: Stores, areColumnsDrawn: boolean): readonly SlotName[] {
  if (areColumnsDrawn) return ['header-widget'];
  const whole = screenSlot(route, site.config?.remoteSlots);
  if (whole !== undefined) return [whole, 'header-widget'];
  const put = route === 'home' ? slotsForHome(site.config?.homeSlots ?? []) : [];
  return [...new Set<SlotName>([...slotsOfPage(route), ...put, 'header-widget'])];
}

/** LN-91 The page of a season, where its address as a game was asked for. */
function seasonAddress(stores: Stores, path: string): string | undefined {
  const { lazy, page } = stores;
  const match = page.match(path);
  if (match === undefined || !('game' in match.params) || page.status !== 200) return undefined;
  const game = lazy.isLoaded('game') ? stores.game.row?.current() : undefined;
  return game !== undefined && isSeasonGame(game) ? outrightsPath(game.champId, stores.language) : undefined;
}

interface Drawn extends Pick<PageShown, 'html' | 'cuts' | 'shown' | 'isPersonal'> {
  readonly given: SeoPage | undefined;
}

function shownPage(
  visit: Visit,
  opening: Extract<PageOpening, { readonly kind: 'shown' | 'stayed' }>,
  { given, ...drawn }: Drawn,
): PageShown {
  const { path, place, stores } = visit;
  const refusal = opening.kind === 'shown' ? opening.refusal : opening.status;
  return {
    kind: 'page',
    status: stores.page.status,
    head: pageHead(headFacts(stores, path, { place, given })),
    ...drawn,
    player: stores.session.userId,
    kitSprite,
    state: stateOf(visit, refusal),
    settings: stores.settings.settings,
    sources: sourcesOf(visit, drawn.isPersonal),
    common: drawn.isPersonal ? undefined : commonParts(visit, opening, { html: drawn.html, given }),
    brand: brandSheet(stores.site.config?.partnerCssBrandBook ?? []),
    isInstallable: stores.site.config?.isPwa === true && !drawn.shown.isTelegram,
  };
}

async function openingOf({ request: { search }, path, stores, availability }: Visit): Promise<PageOpening> {
  return openPage(stores, { path, search, availabilityAt: async (address) => availability.factsAt(address) });
}

/** Whether the page has columns that are the same for all who ask alike: LP-4 those of whoever is shut out have no offers. */
function isAlike({ path, stores }: Visit, opening: PageOpening): boolean {
  if (!stores.session.isCourted) return false;
  if (opening.kind !== 'shown' || opening.refusal !== undefined) return false;
  return stores.page.status === 200 && !stores.page.isFailed && isLinePath(path);
}

function commonParts(
  visit: Visit,
  opening: PageOpening,
  { html, given }: Pick<Drawn, 'html' | 'given'>,
): RenderedCommon | undefined {
  const columns = isAlike(visit, opening) ? drawnColumns(html) : undefined;
  if (columns === undefined) return undefined;
  return { now: visit.request.now, replies: visit.replies.forAll, title: visit.stores.page.title, given, columns };
}

/** What the operator says of the page; nothing where that takes too long. */
async function seoOf({ request, path, place, stores, timers, http }: Visit): Promise<SeoPage | undefined> {
  const question = seoQuestion(stores, path, place);
  const reply = await inTime(timers, TIMEOUT, httpSeoGateway(http, request.language).seoPage(question));
  return reply?.ok === true ? reply.value : undefined;
}

/** SEO-40 What the operator has written at the end of the page; without it the page ends earlier. */
async function seoTextOf({ path, place, stores, timers }: Visit): Promise<void> {
  const route = stores.page.match(path)?.route;
  if (route === undefined || !routeShows(route, 'seo')) return;
  await stores.lazy.ensure(['seoTexts']);
  stores.seoTexts.part = SeoWords;
  await inTime(timers, TIMEOUT, stores.seoTexts.load(seoQuestion(stores, path, place)));
}

/** The columns that were drawn for all are not drawn again; what they name the page is its title. */
function pageMarkup(
  visit: Visit,
  common: CommonParts | undefined,
  slots: SlotMarkups,
): Pick<PageShown, 'html' | 'cuts'> {
  const { page } = visit.stores;
  if (common !== undefined) {
    page.areColumnsDrawn = true;
    const html = withSlots(markupOf(visit), slots);
    const cuts = columnCuts(html);
    page.setTitle(common.title);
    if (cuts !== undefined) return { html, cuts };
    page.areColumnsDrawn = false;
  }
  return { html: withSlots(markupOf(visit), slots) };
}

function markupOf({ request, stores }: Visit): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={request.path + request.search}>
        <App stores={stores} />
      </StaticRouter>
    </StrictMode>,
  );
}

function stateOf({ request, replies, availability, stores }: Visit, refusal: number | undefined): PageShown['state'] {
  const { language, now } = request;
  const isOurs = stores.page.ourPath === undefined ? undefined : true;
  return { language, now, replies: replies.all, refusal, isOurs, isOrderDue: availability.isOrderDue };
}

/** The source files whose chunks the page needs at once. */
function sourcesOf({ request: { language }, path, stores }: Visit, isPersonal: boolean): readonly string[] {
  const match = stores.page.match(path);
  const page = match === undefined ? undefined : pageOf(stores, match.name);
  const own = page?.namespaces ?? [];
  const namespaces = withNeededTexts([...SHARED_NAMESPACES, ...(isPersonal ? PLAYER_NAMESPACES : []), ...own]);
  const writtenIn = (namespace: string) => (stores.texts.i18n.hasResourceBundle(language, namespace) ? language : 'en');
  return [
    ...(page === undefined ? [] : [page.source]),
    ...(page?.stores === undefined ? [] : ['composition/lazy-wiring.ts']),
    ...(isPersonal ? PLAYER_PARTS_SOURCES : []),
    ...(matchMainPath(path) === undefined ? ['ui/app/routing/lazy-navigation.ts'] : []),
    `composition/texts/texts-${language}.ts`,
    ...namespaces.map((namespace) => `locales/${writtenIn(namespace)}/${namespace}.json`),
  ];
}

function shownAs({ search, cookies }: PageRequest, { site }: Stores): KeptPresentation {
  const isTelegramEnabled = site.config?.isTelegramEnabled === true;
  return keptPresentation(queryTable(search), readCookie(cookies, PRESENTATION_COOKIE), isTelegramEnabled);
}
