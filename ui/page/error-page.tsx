import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import styles from './error-page.module.scss';

export interface ErrorPageProps {
  /** The HTTP status of the page: 404 says that the page does not exist, any other that it did not load. */
  readonly status: number;
  /** What is said of it; by the status where absent. */
  readonly kind?: '404' | '500' | '503' | 'config' | 'offline';
  readonly homeHref: string;
  readonly onRetry?: (() => void) | undefined;
  /** Looks for what is not at this address. */
  readonly onSearch?: (() => void) | undefined;
}

/** What stands in the centre when there is no page to show. */
export function ErrorPage({
  status,
  kind = status === 404 ? '404' : '500',
  homeHref,
  onRetry,
  onSearch,
}: ErrorPageProps): ReactNode {
  const { t } = useTranslation(['shell', 'sports'], { nsMode: 'fallback' });
  return (
    <section className={`panel ${styles.error}`} aria-labelledby="error-title">
      {kind === 'offline' ? null : (
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
      )}
      <EmptyState
        icon={status === 404 ? 't-search' : kind === 'offline' ? 't-wifi-off' : 't-plug-connected-x'}
        tone={status === 404 ? 'accent' : 'danger'}
        title={<h1 id="error-title">{t(`error-page.${kind}`)}</h1>}
        action={
          <>
            {status === 404 || onRetry === undefined ? null : (
              <Button look="ghost" onClick={onRetry}>
                {t('error-page.retry')}
              </Button>
            )}
            {status !== 404 || onSearch === undefined ? null : <Button onClick={onSearch}>{t('tree.search')}</Button>}
            <Link className={buttonClass({ look: 'primary' })} to={homeHref}>
              {t('error-page.home')}
            </Link>
          </>
        }
      >
        {t(`error-page.${kind}-text`)}
      </EmptyState>
    </section>
  );
}
