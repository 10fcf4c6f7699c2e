import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { DepositPanels } from './deposit-panels.tsx';
import { OpenDeposit } from './open-deposit.tsx';

/** The recharge over the page where it is to open as a dialog. */
export function RechargeDialog(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('cashier');
  return (
    <Dialog
      title={t('recharge.title')}
      size="lg"
      onClose={() => {
        dialogs.close();
      }}
    >
      <OpenDeposit>
        <DepositPanels />
      </OpenDeposit>
    </Dialog>
  );
}
