import { languageList } from '../../../core/site/config/language-list.ts';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import type { PageStores } from '../../page/use-page.ts';

/** The languages that the operator offers to whoever is here; all of them while the configuration is not. */
export function offeredLanguages({ session, site }: Pick<PageStores, 'session' | 'site'>): readonly Language[] {
  return site.config === undefined ? LANGUAGES : languageList(site.config.languages, session.isSignedIn);
}
