import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { needsVerificationReminder } from '../../core/player/player-reminder.ts';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { usePage } from '../page/use-page.ts';
import { usePayments } from './use-payments.ts';

/** PR-15 Who is to be checked before money goes out is told when it comes in, once a visit of the page. */
export const VerificationPrompt = observer(function VerificationPrompt({
  onLeave,
}: {
  readonly onLeave?: () => void;
}): ReactNode {
  const { language } = usePage();
  const { player: known } = usePayments();
  const { t } = useTranslation('cashier');
  const navigate = useNavigate();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const isNeeded = known.player !== undefined && needsVerificationReminder(known.player);
  useEffect(() => {
    if (isNeeded) setState((before) => (before === 'unasked' ? 'open' : before));
  }, [isNeeded]);
  if (state !== 'open' || !isNeeded) return null;
  const close = (): void => {
    setState('closed');
  };
  return (
    <Dialog
      title={t('verify.title')}
      size="sm"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('verify.later')}</Button>
          <Button
            look="primary"
            onClick={() => {
              close();
              onLeave?.();
              void navigate(addressInLanguage(routePath('verification', {}), language));
            }}
          >
            {t('verify.go')}
          </Button>
        </>
      }
    >
      <p>{t('verify.text')}</p>
    </Dialog>
  );
});
