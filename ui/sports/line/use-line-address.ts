import { useLocation } from 'react-router-dom';
import { pathTo } from '../../../core/navigation/language-path.ts';
import type { MainRouteName } from '../../../core/navigation/main-route-table.ts';
import { readLineQuery, writeLineQuery, type LineQuery } from '../../../core/sports/line/line-query.ts';
import { useRouteMatch } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';

export interface LineAddress {
  readonly route: MainRouteName;
  readonly query: LineQuery;
  /** The address of this page with another filter. */
  readonly hrefWith: (change: Partial<LineQuery>) => string;
}

/** The filter of the page that is open, and the way to others. */
export function useLineAddress(): LineAddress {
  const { language } = usePage();
  const { search } = useLocation();
  const match = useRouteMatch();
  const query = readLineQuery(new URLSearchParams(search));
  return {
    route: match?.name ?? 'home',
    query,
    hrefWith: (change) => {
      const path = match === undefined ? pathTo('home', {}, language) : pathTo(match.name, match.params, language);
      return path + writeLineQuery({ ...query, ...change });
    },
  };
}
