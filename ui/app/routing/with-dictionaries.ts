import type { Dictionary } from '../../../core/site/dictionaries/dictionary.ts';
import type { LazyPage } from './lazy-page.ts';

/** DIC-1 A page whose route names dictionaries shows once they have come, or says that they did not. */
export function withDictionaries(page: LazyPage, names: readonly Dictionary[] = []): LazyPage {
  if (names.length === 0) return page;
  return {
    ...page,
    namespaces: [...page.namespaces, 'notice-catalogue'],
    stores: [...(page.stores ?? []), 'dictionaries'],
    prepare: async (stores, match, search) => {
      const [, status] = await Promise.all([stores.dictionaries.ensure(names), page.prepare?.(stores, match, search)]);
      return status;
    },
  };
}
