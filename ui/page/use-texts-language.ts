import { useTranslation } from 'react-i18next';
import { usePage } from './use-page.ts';

/** What a part says of the language of its texts where the page's language does not have them: then they are English. */
export function useTextsLanguage(namespace: string): { readonly lang?: 'en'; readonly dir?: 'ltr' } {
  const { language } = usePage();
  const { i18n } = useTranslation();
  return i18n.hasResourceBundle(language, namespace) ? {} : { lang: 'en', dir: 'ltr' };
}
