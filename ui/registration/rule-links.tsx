import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { usePage } from '../page/use-page.ts';
import styles from './one-click-fields.module.scss';

/** What a new player accepts, to be read in another tab so that the form is kept. */
export const RuleLinks = observer(function RuleLinks(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  const links = [
    ['terms.rules', routePath('rules', { ruleGroup: '1' })],
    ['terms.privacy', routePath('privacy-policy', {})],
  ] as const;
  return (
    <p className={styles.rules}>
      {links.map(([key, path]) => (
        <a key={key} href={addressInLanguage(path, language)} target="_blank" rel="noopener">
          {t(key)}
        </a>
      ))}
    </p>
  );
});
