import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { usePage } from '../use-page.ts';
import styles from './code-form.module.scss';

interface NoAccessProps {
  /** Where codes come from: a contact of the player, or the app and the codes that stand for it. */
  readonly to: 'contact' | 'app';
}

/** PWR-24 Who can have no code is led to the support, and keeps the form. */
export const NoAccess = observer(function NoAccess({ to }: NoAccessProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('sent-code');
  return (
    <p>
      <a
        className={styles.link}
        href={addressInLanguage(routePath('contacts', {}), language)}
        target="_blank"
        rel="noopener"
      >
        {t(`no-access.${to}`)}
      </a>
    </p>
  );
});
