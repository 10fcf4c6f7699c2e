import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { withNeededTexts } from '../../../ui/page/texts.ts';

type Texts = Readonly<Record<string, string>>;

const TEXTS = new Map<string, Texts>();

/** The English texts of a namespace, read once in a process. */
function englishTexts(namespace: string): Texts {
  const texts = TEXTS.get(namespace) ?? (JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')) as Texts);
  TEXTS.set(namespace, texts);
  return texts;
}

/** A wrapper for rendering with the English texts of some namespaces. */
export function withTexts(...namespaces: readonly string[]): (props: { readonly children: ReactNode }) => ReactNode {
  const i18n = createInstance();
  const texts = withNeededTexts(namespaces).map((namespace) => [namespace, englishTexts(namespace)] as const);
  void i18n.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: Object.fromEntries(texts) },
  });
  return ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
