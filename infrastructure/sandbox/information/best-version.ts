import { isLanguage, type Language } from '../../../core/site/config/language.ts';
import { writtenLanguage } from '../../../core/site/documents/information-page.ts';

/** The version in the language asked for, or in the next best one. */
export function bestVersion<Row extends { readonly language: string }>(
  versions: readonly Row[],
  asked: Language,
): (Row & { readonly language: Language }) | undefined {
  const known = versions.flatMap((row) => (isLanguage(row.language) ? [{ ...row, language: row.language }] : []));
  const best = writtenLanguage(
    asked,
    known.map(({ language }) => language),
  );
  return known.find(({ language }) => language === best);
}
