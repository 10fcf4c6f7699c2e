import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { usePage } from '../page/use-page.ts';
import styles from './recovery-dialog.module.scss';

/** REM-2 Asks a visitor once in a while whether to register. */
export const ReminderDialog = observer(function ReminderDialog(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('registration');
  const close = (): void => {
    dialogs.close();
  };
  return (
    <Dialog title={t('reminder.title')} size="sm" onClose={close}>
      <div className={styles.steps}>
        <p className={styles.text}>{t('reminder.text')}</p>
        <Button
          look="primary"
          size="lg"
          isBlock
          onClick={() => {
            dialogs.show('registration');
          }}
        >
          {t('title')}
        </Button>
        <Button isBlock onClick={close}>
          {t('reminder.later')}
        </Button>
      </div>
    </Dialog>
  );
});
