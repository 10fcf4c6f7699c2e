import { ROUTES, type RouteName } from '../../../core/navigation/route-table.ts';
import type { LazyPage } from './lazy-page.ts';

/** DIC-1 A page whose route names dictionaries shows once they have come, or says that they did not. */
export function withDictionaries(page: LazyPage, route: RouteName): LazyPage {
  const names = ROUTES[route].dictionaries ?? [];
  if (names.length === 0) return page;
  return {
    ...page,
    stores: [...(page.stores ?? []), 'dictionaries'],
    before: async ({ dictionaries, texts }) => {
      await dictionaries.ensure(names);
      // its words are of use to nobody else here
      if (dictionaries.failure !== undefined) await texts.ensure(['notice-catalogue']);
    },
  };
}
