import { useLocation } from 'react-router-dom';
import type { MainRouteName } from '../../../core/navigation/main-route-table.ts';
import { readLineQuery, writeLineQuery, type LineQuery } from '../../../core/sports/line/line-query.ts';
import { useRouteMatch } from '../../page/app-link.tsx';

export interface LineAddress {
  /** The main route that is open; undefined on any other page. */
  readonly route: MainRouteName | undefined;
  readonly query: LineQuery;
  /** The address of this page with another filter. */
  readonly hrefWith: (change: Partial<LineQuery>) => string;
}

/** The filter of the page that is open, and the way to others. */
export function useLineAddress(): LineAddress {
  const { pathname, search } = useLocation();
  const query = readLineQuery(new URLSearchParams(search));
  return {
    route: useRouteMatch()?.name,
    query,
    hrefWith: (change) => pathname + writeLineQuery({ ...query, ...change }),
  };
}
