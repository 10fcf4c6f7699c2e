import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { usePage } from '../use-page.ts';
import styles from './code-form.module.scss';

interface DemoOutboxProps {
  /** Codes went to two contacts. */
  readonly hasTwo?: boolean;
}

/** On a site with play money nothing is sent: where the code can be read. */
export const DemoOutbox = observer(function DemoOutbox({ hasTwo = false }: DemoOutboxProps): ReactNode {
  const { language, site } = usePage();
  const { t } = useTranslation('sent-code');
  if (site.config?.isDemo !== true) return null;
  return (
    <a
      className={styles.link}
      href={addressInLanguage(routePath('debugger-outbox', {}), language)}
      target="_blank"
      rel="noopener"
    >
      {t(hasTwo ? 'demo.two' : 'demo')}
    </a>
  );
});
