import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { Consequences, HelpLink } from './limit-parts.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';

/** SX-5 The exclusion holds: until when, what stays open, and whom to turn to. */
export const ShutOutDialog = observer(function ShutOutDialog(): ReactNode {
  const { exclusion } = useLimits();
  const { t } = useTranslation('limits');
  const { moment } = useLimitWords();
  const { state } = exclusion;
  const endsAt = state.phase === 'shut-out' ? state.endsAt : undefined;
  const leave = (): void => {
    exclusion.leave();
  };
  return (
    <Dialog
      isBlocking
      isAlert
      title={endsAt === undefined ? t('shut-out') : t('shut-out.until', { moment: moment(endsAt) })}
      onClose={leave}
      actions={
        <Button look="primary" onClick={leave}>
          {t('shut-out.leave')}
        </Button>
      }
    >
      <p>{t('shut-out.text')}</p>
      <Consequences shown={['no-play', 'no-deposits', 'no-offers', 'open-bets-stand', 'withdrawal-stays']} />
      <p>{t('help.text')}</p>
      <HelpLink />
    </Dialog>
  );
});
