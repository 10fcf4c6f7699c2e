import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../../../page/use-failure-words.ts';
import { usePage } from '../../../page/use-page.ts';
import { useCoupon } from '../../use-coupon.ts';
import styles from '../history-screen.module.scss';

/** What became of a file or a letter, and what to do where it did not go. */
export const StatementNotice = observer(function StatementNotice(): ReactNode {
  const { dialogs } = usePage();
  const { statement } = useCoupon();
  const { t } = useTranslation('history');
  const failureWords = useFailureWords();
  const state = statement.shown;
  switch (state.phase) {
    case 'none':
      return null;
    case 'reading':
    case 'sending':
      return <FormNotice tone="info">{t(`file.${state.phase}`)}</FormNotice>;
    case 'unproven':
      return (
        <div className={styles.notice}>
          <FormNotice tone="warning">{t('file.unproven')}</FormNotice>
          <Button
            size="sm"
            onClick={() => {
              dialogs.show('contacts');
            }}
          >
            {t('file.contacts')}
          </Button>
        </div>
      );
    case 'too-often':
      return <FormNotice tone="warning">{t('file.too-often')}</FormNotice>;
    case 'failed': {
      const failed = failureWords(state.failure, 'history');
      return <FormNotice tone="danger">{[failed?.title, failed?.text].filter(Boolean).join('. ')}</FormNotice>;
    }
    case 'saved':
    case 'sent': {
      const { count, isWhole } = state;
      const to = state.phase === 'sent' ? state.to : '';
      const text = t(`file.${state.phase}`, { count, to });
      return (
        <FormNotice tone={isWhole ? 'success' : 'warning'}>{isWhole ? text : `${text} ${t('file.cut')}`}</FormNotice>
      );
    }
  }
});
