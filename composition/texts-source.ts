import type { TextsSource } from '../ui/app/texts.ts';

type TextsFile = Readonly<Record<string, string>>;

const files = import.meta.glob<TextsFile>('../locales/*/*.json', { import: 'default' });

/** Texts from the files of `locales`, each its own chunk. */
export const textsSource: TextsSource = async (language, namespace) => {
  const load = files[`../locales/${language}/${namespace}.json`];
  if (load === undefined) throw new TypeError(`MODULE_NOT_FOUND: ${language}/${namespace}`);
  return load();
};
