import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { liveTableId } from '../../../core/casino/live/live-tables.ts';
import { splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import { Screen as CatalogueScreen } from '../catalogue/catalogue-screen.tsx';
import { LiveTablesList } from './live-tables-list.tsx';
import { LiveTableScreen } from './live-table-screen.tsx';
import { CasinoPlaces } from '../catalogue/casino-places.tsx';

export const Places = CasinoPlaces;

/** LCT-1 The live casino: its tables, one of them, or the slots of a theme. */
export function Screen(): ReactNode {
  const { pathname } = useLocation();
  const match = matchPath(splitLanguage(pathname).rest);
  const subcategory = match?.name === 'casino' ? match.params.subcategory : undefined;
  if (subcategory === undefined) return <LiveTablesList />;
  const table = liveTableId(subcategory);
  return table === undefined ? <CatalogueScreen /> : <LiveTableScreen key={table} id={table} />;
}
