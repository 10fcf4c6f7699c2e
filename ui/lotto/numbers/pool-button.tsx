import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';

interface PoolButtonProps {
  readonly texts: 'toto' | 'lotto';
  readonly name: string;
  readonly phase: 'filling' | 'sending' | 'unknown';
  /** Why nothing can be sent yet; an order without an answer is sent again all the same. */
  readonly lacking: string | undefined;
  readonly sum: string | undefined;
  readonly className: string | undefined;
  readonly onSend: () => void;
}

/** Sends an order of a draw whose players share its fund, or lets a visitor sign in. */
export const PoolButton = observer(function PoolButton(props: PoolButtonProps): ReactNode {
  const { texts, name, phase, lacking, sum, className, onSend } = props;
  const { accounts } = useLotto();
  const { dialogs, session } = usePage();
  const { t } = useTranslation(texts);
  if (!session.isSignedIn) {
    return (
      <Button look="primary" size="lg" isBlock onClick={() => dialogs.show('sign-in')}>
        {t('sign-in')}
      </Button>
    );
  }
  const reason = phase === 'unknown' ? undefined : lacking;
  return (
    <Button
      look="primary"
      size="lg"
      isBlock
      className={className}
      isDisabled={phase === 'sending' || accounts.active === undefined}
      reason={reason}
      onClick={onSend}
    >
      <span>{reason ?? (phase === 'unknown' ? t('send.again') : name)}</span>
      {reason !== undefined || sum === undefined ? null : <span className="num">{sum}</span>}
    </Button>
  );
});
