import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../page/use-page.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { TriedDeposit } from './tried-deposit.tsx';
import { VerificationPrompt } from './verification-prompt.tsx';

/** The recharge over the page where it is to open as a dialog, with what its address asked for. */
export function RechargeDialog(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('cashier');
  const [search] = useState(() => dialogs.fragment);
  useEffect(() => {
    dialogs.takeFragment();
  }, [dialogs]);
  const close = (): void => {
    dialogs.close();
  };
  return (
    <>
      <Dialog title={t('recharge.title')} size="lg" onClose={close}>
        <OpenDeposit>
          <TriedDeposit search={search} />
        </OpenDeposit>
      </Dialog>
      <VerificationPrompt onLeave={close} />
    </>
  );
}
