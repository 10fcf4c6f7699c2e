import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import styles from './failed-load.module.scss';
import { usePage } from '../use-page.ts';

/** DIC-1 What stands in place of what is named by a dictionary that did not come; the button loads the page again. */
export const FailedDictionary = observer(function FailedDictionary(): ReactNode {
  const { page } = usePage();
  const { t } = useTranslation('notice-catalogue');
  return (
    <div className={styles.failed}>
      <FormNotice tone="danger">
        <b>{t('main_dictionary_load_error')}</b> {t('main_dictionary_refresh_page')}
      </FormNotice>
      <Button
        onClick={() => {
          page.retry();
        }}
      >
        {t('main_refreshing_button')}
      </Button>
    </div>
  );
});
