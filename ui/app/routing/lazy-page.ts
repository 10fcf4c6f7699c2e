import type { RouteMatch, RouteName } from '../../../core/navigation/route-table.ts';
import type { PageScreen } from '../../page/page-store.ts';
import type { StoreName, Stores } from '../stores.ts';

/** A screen that is fetched when it is needed, with the texts and the state it needs first. */
export interface LazyPage<Name extends RouteName = RouteName> {
  /** The screen's file, as the bundler's manifest names it. */
  readonly source: string;
  readonly load: () => Promise<PageScreen>;
  /** Namespaces of texts beyond those every page has. */
  readonly namespaces: readonly string[];
  /** Stores that it needs and that may not have been loaded. */
  readonly stores?: readonly StoreName[];
  /** What it waits for besides, whatever becomes of it. */
  readonly before?: (stores: Stores) => Promise<void>;
  /** Fetches what the first picture needs; gives the status of a failure where the page does not exist. */
  readonly prepare?: (
    stores: Stores,
    match: Extract<RouteMatch, { name: Name }>,
    search: URLSearchParams,
  ) => Promise<number | undefined>;
}
