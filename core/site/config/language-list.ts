import { fail, ok, type Result } from '../../shared/result.ts';
import { isLanguage, type Language } from './language.ts';

/** A language as the operator lists it. */
export interface LanguageEntry {
  readonly id: string;
  /** Offered to players only. */
  readonly isHidden?: boolean | undefined;
}

/** LA-3 The languages that are offered, in the operator's order, each once: those that are known, and to a visitor only those that are not hidden. */
export function languageList(entries: readonly LanguageEntry[], isSignedIn: boolean): readonly Language[] {
  const offered = entries.filter(({ isHidden }) => isSignedIn === true || isHidden !== true);
  return [...new Set(offered.map(({ id }) => id))].filter(isLanguage);
}

/** LA-4 A language without texts cannot be loaded: `MODULE_NOT_FOUND`. */
export function languageModule(name: unknown): Result<Language, { readonly code: 'MODULE_NOT_FOUND' }> {
  return typeof name === 'string' && isLanguage(name) ? ok(name) : fail({ code: 'MODULE_NOT_FOUND' });
}
