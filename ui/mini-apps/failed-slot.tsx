import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { useTextsArrival } from '../page/use-texts.ts';
import styles from './slot-view.module.scss';

interface FailedSlotProps {
  readonly app: { readonly retriesIn: number | undefined; readonly reload: () => void };
}

/** What stands in place of an application that failed. */
export const FailedSlot = observer(function FailedSlot({ app }: FailedSlotProps): ReactNode {
  const { t } = useTranslation('kit');
  const hasCatalogue = useTextsArrival('notice-catalogue') === 'there';
  const { t: catalogue } = useTranslation('notice-catalogue');
  return (
    <div role="alert" className={styles.failed}>
      <span>{t('error.block')}</span>
      <Button
        size="sm"
        onClick={() => {
          app.reload();
        }}
      >
        {hasCatalogue ? catalogue('main_page_refresh_button') : t('retry')}
      </Button>
      {app.retriesIn === undefined ? null : (
        // said once with the alert, and not anew each second
        <span aria-live="off">{t('retries-in', { count: app.retriesIn })}</span>
      )}
    </div>
  );
});
