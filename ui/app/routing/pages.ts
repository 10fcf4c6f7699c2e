import type { MainRouteName } from '../../../core/navigation/main-route-table.ts';
import type { RouteMatch, RouteName } from '../../../core/navigation/route-table.ts';
import { assert } from '../../../core/shared/result.ts';
import { prepareLine } from '#ui/sports/line/prepare-line.ts';
import type { PageScreen } from '../../page/page-store.ts';
import type { LazyPage } from './lazy-page.ts';
import type { AskedPage } from './page-opening.ts';
import type { Stores } from '../stores.ts';

/** Namespaces that every page has. */
export const SHARED_NAMESPACES = ['kit', 'shell', 'notices', 'sports', 'coupon', 'session'] as const;

const LINE_PAGE = {
  source: '#ui/sports/line/line-screen.tsx',
  load: () => import('#ui/sports/line/line-screen.tsx'),
  namespaces: [],
  prepare: prepareLine,
};

const PAGES: { readonly [Name in MainRouteName]: LazyPage<Name> } = {
  home: LINE_PAGE,
  section: LINE_PAGE,
  sport: LINE_PAGE,
  champ: {
    source: '#ui/sports/line/pages/champ-screen.tsx',
    load: () => import('#ui/sports/line/pages/champ-screen.tsx'),
    namespaces: ['line-pages'],
    prepare: prepareLine,
  },
  game: {
    source: '#ui/sports/game/game-screen.tsx',
    load: () => import('#ui/sports/game/game-screen.tsx'),
    namespaces: ['game'],
    stores: ['game'],
    prepare: async (stores, match) => (await import('#ui/sports/game/game-screen.tsx')).prepareGame(stores, match),
  },
  history: {
    source: '#ui/coupon/placed/history-screen.tsx',
    load: () => import('#ui/coupon/placed/history-screen.tsx'),
    namespaces: ['history'],
    stores: ['statement'],
    prepare: async (...given) => (await import('#ui/coupon/placed/prepare-history.ts')).prepareHistory(...given),
  },
};

/** The page of a route; of one that is not a main route only where the lazy routes have come. */
export function pageOf({ page: { lazyRoutes, ourPath }, site }: Stores, name: RouteName): LazyPage {
  if (Object.hasOwn(PAGES, name)) return PAGES[name as MainRouteName] as LazyPage;
  assert(lazyRoutes !== undefined, `${name} is opened before its route has come`);
  return lazyRoutes.pageOf(name, ourPath === undefined ? site.config?.remoteSlots : undefined);
}

/** Loads the screen and the first state of a route; REL-36 a page that was left meanwhile fails nowhere. */
export async function preparePage(
  stores: Stores,
  match: RouteMatch,
  { search, isLeft }: Pick<AskedPage, 'search' | 'isLeft'>,
): Promise<void> {
  const page = pageOf(stores, match.name);
  const [status, screen] = await loadPage(stores, page, [match, search]);
  stores.page.keepScreen(match.name, screen);
  if (isLeft?.() === true) return;
  if (status !== undefined) stores.page.fail(status);
}

/** The status of a page that does not exist, and what any other is drawn with. */
export async function loadPage(
  stores: Stores,
  page: LazyPage,
  [match, search]: readonly [match: RouteMatch, search: string],
): Promise<readonly [status: number | undefined, screen: PageScreen, texts: unknown]> {
  return Promise.all([
    prepare(stores, page, [match, new URLSearchParams(search)]),
    page.load(),
    stores.texts.ensure(page.namespaces),
  ]);
}

async function prepare(
  stores: Stores,
  page: LazyPage,
  place: readonly [match: RouteMatch, search: URLSearchParams],
): Promise<number | undefined> {
  const { left } = stores.page;
  if (page.stores !== undefined) await stores.lazy.ensure(page.stores);
  // REL-36 a page that was left takes the place of no other
  if (left.aborted) return undefined;
  const [, status] = await Promise.all([page.before?.(stores), page.prepare?.(stores, ...place)]);
  return status;
}
