import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { RecoveryBar, RecoverySteps, useRecoveryTitle } from './recovery-steps.tsx';

/** A new password for one that was forgotten: a code, the player where several have the contact, the password. */
export const RecoveryDialog = observer(function RecoveryDialog(): ReactNode {
  const { dialogs } = usePage();
  const { recovery } = useRegistration();
  const title = useRecoveryTitle();
  useEffect(() => {
    recovery.open(dialogs.login);
  }, [dialogs, recovery]);
  return (
    <Dialog
      title={title}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <RecoveryBar />
      <RecoverySteps />
    </Dialog>
  );
});
