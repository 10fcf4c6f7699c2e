import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';

/** Stands over the page where the recharge is to open, and says that it is in preparation. */
export function RechargeDialog(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('navigation');
  return (
    <Dialog
      title={t('recharge')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <p>{t('unbuilt-text')}</p>
    </Dialog>
  );
}
