import { languageModule } from '../core/site/config/language-list.ts';
import type { TextsSource } from '../ui/page/texts.ts';

type TextsFile = Readonly<Record<string, string>>;

/** The texts of a language by file: those that every page shows, and what fetches the others. */
type TextsTable = Readonly<Record<string, TextsFile | (() => Promise<TextsFile>)>>;

const tables = import.meta.glob<TextsTable>('./texts/*.ts', { import: 'TEXTS' });

/** Texts from the files of `locales`; a page names no other language than its own and English. */
export const textsSource: TextsSource = async (language, namespace) => {
  const known = languageModule(language);
  if (!known.ok) throw new TypeError(known.error.code);
  const table = await tables[`./texts/texts-${language}.ts`]?.();
  for (const written of [language, 'en'] as const) {
    const texts = table?.[`../../locales/${written}/${namespace}.json`];
    if (texts !== undefined) return { language: written, texts: await (isFetched(texts) ? texts() : texts) };
  }
  throw new TypeError(`no texts: ${language}/${namespace}`);
};

function isFetched(texts: TextsTable[string]): texts is () => Promise<TextsFile> {
  return typeof texts === 'function';
}
