import { createContext, useContext, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { pathTo, splitLanguage } from '../../core/navigation/language-path.ts';
import {
  matchMainPath,
  type MainRouteMatch,
  type MainRouteName,
  type MainRouteParams,
} from '../../core/navigation/main-route-table.ts';
import { usePage } from './use-page.ts';

type AppLinkProps<Name extends MainRouteName> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly to: Name;
  readonly params: MainRouteParams[Name];
  /** Kept as the address's query: filters and the like. */
  readonly search?: string;
  readonly children: ReactNode;
};

/** Where links to main routes lead: pages may have addresses of their own for what they show. */
export const LinkPath = createContext(pathTo);

/** A link to a main route of the site in the page's language. */
export function AppLink<Name extends MainRouteName>({
  to,
  params,
  search = '',
  children,
  ...rest
}: AppLinkProps<Name>): ReactNode {
  const { language } = usePage();
  const toPath = useContext(LinkPath);
  return (
    // no routes are looked for ahead: a mark of that on every link would be a hundredth of the page
    <Link {...rest} discover="none" to={toPath(to, params, language) + search}>
      {children}
    </Link>
  );
}

/** The main route of the page that is open; nothing on any other page. */
export function useRouteMatch(): MainRouteMatch | undefined {
  const { pathname } = useLocation();
  return matchMainPath(splitLanguage(pathname).rest);
}
