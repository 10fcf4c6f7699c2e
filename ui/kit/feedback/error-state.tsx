import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './error-state.module.scss';

export interface ErrorStateProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  /** While the block retries by itself: the whole seconds until it does. */
  readonly retriesIn?: number | undefined;
  readonly isOffline?: boolean;
}

/** What stands where something did not load. */
export function ErrorState({ title, children, onRetry, retriesIn, isOffline = false }: ErrorStateProps): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? 't-wifi-off' : 't-plug-connected-x'}
        tone="danger"
        title={title ?? t(isOffline ? 'error.offline' : 'error.block')}
        action={
          onRetry === undefined ? undefined : (
            <>
              <Button look="primary" size="sm" onClick={onRetry}>
                {t('retry')}
              </Button>
              {retriesIn === undefined ? null : (
                <span className={styles.next}>{t('retries-in', { count: retriesIn })}</span>
              )}
            </>
          )
        }
      >
        {children ?? t(isOffline ? 'error.offline-text' : 'error.block-text')}
      </EmptyState>
    </div>
  );
}
