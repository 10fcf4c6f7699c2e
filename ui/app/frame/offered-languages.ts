import { languageList } from '../../../core/site/config/language-list.ts';
import { LANGUAGES, type Language } from '../../../core/site/config/language.ts';
import type { Stores } from '../../page/stores.ts';

/** The languages that the operator offers to whoever is here; all of them while the configuration is not. */
export function offeredLanguages({ session, site }: Pick<Stores, 'session' | 'site'>): readonly Language[] {
  return site.config === undefined ? LANGUAGES : languageList(site.config.languages, session.isSignedIn);
}
