import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { pathTo, splitLanguage } from '../../core/navigation/language-path.ts';
import { matchPath, type RouteMatch, type RouteName, type RouteParams } from '../../core/navigation/route-table.ts';
import { useStores } from './stores.ts';

type AppLinkProps<Name extends RouteName> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: Name;
  readonly params: RouteParams[Name];
  /** Kept as the address's query: filters and the like. */
  readonly search?: string;
  readonly children: ReactNode;
};

/** A link to a route of the site in the page's language. */
export function AppLink<Name extends RouteName>({
  to,
  params,
  search = '',
  children,
  ...rest
}: AppLinkProps<Name>): ReactNode {
  const { language } = useStores();
  return (
    <Link {...rest} to={pathTo(to, params, language) + search}>
      {children}
    </Link>
  );
}

/** The route of the page that is open. */
export function useRouteMatch(): RouteMatch | undefined {
  const { pathname } = useLocation();
  return matchPath(splitLanguage(pathname).rest);
}
