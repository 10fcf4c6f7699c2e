import { addExternalFiles } from '../../infrastructure/browser/add-external-files.ts';
import { ExternalsStore } from '#ui/site/config/externals-store.ts';
import type { Provided } from '../provided.ts';

/** What the page of a browser has from elsewhere. */
export function externals({ site }: Pick<Provided, 'site'>): ExternalsStore {
  return new ExternalsStore({
    site,
    add: (files) => {
      addExternalFiles(window, files);
    },
  });
}
