import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorStateProps } from '../../kit/feedback/error-state.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from './failed-load.module.scss';
import { useFailureWords } from '../use-failure-words.ts';
import { useTextsArrival } from '../use-texts.ts';

/** NO-10 CHK-5 Stands in the place of a part that did not come, and loads the page again. */
export const MissingWidget = observer(function MissingWidget({ onRetry }: Pick<ErrorStateProps, 'onRetry'>): ReactNode {
  const words = useFailureWords()({ kind: 'network' }, 'widget');
  const hasCatalogue = useTextsArrival('notice-catalogue') === 'there';
  const { t } = useTranslation(['notice-catalogue', 'kit']);
  if (words === undefined) return null;
  return (
    <div className={styles.failed}>
      <FormNotice tone="danger">{words.whole}</FormNotice>
      <Button onClick={onRetry}>{hasCatalogue ? t('main_page_refresh_button') : t('retry', { ns: 'kit' })}</Button>
    </div>
  );
});
