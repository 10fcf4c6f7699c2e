import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../core/navigation/language-path.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import styles from '../../page/error-page.module.scss';
import { useStores } from '../stores.ts';
import { usePageTitle } from '../../page/use-page-title.ts';

/** Says of a section that it is in preparation. */
export function Screen(): ReactNode {
  const { language } = useStores();
  const { t } = useTranslation('navigation');
  usePageTitle(t('unbuilt'));
  return (
    <section className={`panel ${styles.error}`} aria-labelledby="unbuilt-title">
      <EmptyState
        icon="t-clock"
        title={<h1 id="unbuilt-title">{t('unbuilt')}</h1>}
        action={
          <Link className={buttonClass({ look: 'primary' })} to={pathTo('home', {}, language)}>
            {t('home')}
          </Link>
        }
      >
        {t('unbuilt-text')}
      </EmptyState>
    </section>
  );
}
