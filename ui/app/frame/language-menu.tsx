import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import type { Language } from '../../../core/site/config/language.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { Menu } from '../../kit/controls/menu.tsx';
import { languageName } from '../../kit/formats/place-names.ts';
import { offeredLanguages } from '#ui/site/config/offered-languages.ts';
import styles from './site-header.module.scss';
import { useStores } from '../stores.ts';

/** Flags of the languages that no country has for its code. */
const FLAGS: Partial<Readonly<Record<Language, string>>> = { en: 'gb', uk: 'ua', kk: 'kz', ar: 'sa' };

/** Leads to this page in another language, which is another document; the choice is kept for addresses without one. */
export const LanguageMenu = observer(function LanguageMenu(): ReactNode {
  const stores = useStores();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { language } = stores;
  return (
    <Menu
      label={t('language')}
      className={styles.language}
      align="end"
      title={t('language')}
      items={offeredLanguages(stores).map((code) => {
        const href = inLanguage(pathname, code) + search;
        return {
          id: code,
          // a name costs too much to be made before the list is open
          get text() {
            return languageName(code);
          },
          language: code,
          before: <Flag code={FLAGS[code] ?? code} />,
          href,
          isCurrent: code === language,
          onChoose: () => {
            stores.settings.keepLanguage(code);
            window.location.assign(href);
          },
        };
      })}
    >
      <Flag code={FLAGS[language] ?? language} />
      <span>{language.toUpperCase()}</span>
    </Menu>
  );
});
