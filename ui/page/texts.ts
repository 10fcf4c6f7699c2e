import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { writingDirection, type Language } from '../../core/site/config/language.ts';

/** A namespace, and the language that it is written in. */
interface WrittenTexts {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
}

/** Fetches one namespace of one language; in English where the language does not have it. */
export type TextsSource = (language: Language, namespace: string) => Promise<WrittenTexts>;

/** The texts of a page in its language, fetched a namespace at a time. */
export interface Texts {
  readonly i18n: i18n;
  /** In the language of the page, where no other is named. */
  readonly ensure: (namespaces: readonly string[], named?: Language) => Promise<void>;
  readonly has: (namespace: string) => boolean;
}

/** Texts that speak of any market, with the names of those that stand in no row of the line. */
const NEEDED_BESIDE: Readonly<Record<string, readonly string[]>> = {
  game: ['markets'],
  slip: ['markets'],
  history: ['markets'],
};

/** Namespaces with those that their texts need. */
export function withNeededTexts(namespaces: readonly string[]): readonly string[] {
  return [...new Set(namespaces.flatMap((namespace) => [namespace, ...(NEEDED_BESIDE[namespace] ?? [])]))];
}

export function createTexts(language: Language, source: TextsSource): Texts {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: {} },
    ns: [],
    fallbackLng: 'en',
    keySeparator: false,
    nsSeparator: ':',
    // a name, a price or a sum inside a text from right to left is read in its own direction
    interpolation: { escapeValue: writingDirection(language) === 'rtl', escape: isolated },
    react: { useSuspense: false },
    initAsync: false,
  });
  const isHere = (namespace: string): boolean =>
    i18n.hasResourceBundle(language, namespace) || i18n.hasResourceBundle('en', namespace);
  const has = (namespace: string): boolean => withNeededTexts([namespace]).every(isHere);
  return {
    i18n,
    has,
    ensure: async (namespaces, named = language) => {
      const isThere = (namespace: string): boolean =>
        named === language ? isHere(namespace) : i18n.hasResourceBundle(named, namespace);
      const missing = withNeededTexts(namespaces).filter((namespace) => !isThere(namespace));
      await Promise.all(
        missing.map(async (namespace) => {
          const { language: written, texts } = await source(named, namespace);
          keepAsIs(i18n, { language: written, namespace, texts });
        }),
      );
    },
  };
}

/** Without the copy that `addResourceBundle` makes of all texts, which would be one for every page that the server draws. */
function keepAsIs(
  { services: { resourceStore } }: i18n,
  { language, namespace, texts }: WrittenTexts & { readonly namespace: string },
): void {
  resourceStore.data[language] = { ...resourceStore.data[language], [namespace]: texts };
}

/** What has letters is read as they are, what has none, as a price with its sign, from left to right; nothing parts what is Arabic throughout from the text around it. */
function isolated(text: string): string {
  if (/^(?:[ء-ي\u200f—: ]|[\u2066\u2068][^\u2066-\u2069]*\u2069)+$/.test(text)) return text;
  return `${/\p{L}/u.test(text) ? '\u2068' : '\u2066'}${text}\u2069`;
}
