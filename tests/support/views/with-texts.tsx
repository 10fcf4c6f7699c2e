import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { withNeededTexts } from '../../../ui/page/texts.ts';

/** A wrapper for rendering with the English texts of some namespaces. */
export function withTexts(...namespaces: readonly string[]): (props: { readonly children: ReactNode }) => ReactNode {
  const i18n = createInstance();
  const texts = withNeededTexts(namespaces).map((namespace) => [
    namespace,
    JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')) as Record<string, string>,
  ]);
  void i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: Object.fromEntries(texts) as Record<string, Record<string, string>> },
  });
  return ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
