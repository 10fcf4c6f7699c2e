import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useAccounts } from '../use-accounts.ts';
import { TransferCode } from './transfer-code.tsx';
import { TransferPhone } from './transfer-phone.tsx';
import styles from './transfer-dialog.module.scss';

/** TRF-2, TRF-14 A player who has to move to a new account: the phone, its code, and the sign-in there. It is put off by its own button alone. */
export const TransferDialog = observer(function TransferDialog(): ReactNode {
  const { t } = useTranslation('transfer');
  const { userTransfer } = useAccounts();
  const { phase } = userTransfer.state;
  useBeginning();
  return (
    <Dialog
      title={t('title')}
      size="sm"
      isBlocking
      onClose={() => {
        userTransfer.putOff();
      }}
    >
      <div className={styles.steps}>
        {phase === 'contact' ? <TransferPhone /> : null}
        {phase === 'code' ? <TransferCode /> : null}
        {phase === 'user' || phase === 'sign-in' ? <Moving /> : null}
      </div>
    </Dialog>
  );
});

function useBeginning(): void {
  const { site } = usePage();
  const { userTransfer, player } = useAccounts();
  useEffect(() => {
    void userTransfer.begin(player.player?.phoneNumber, site.config?.geoCountryCode);
    return () => {
      userTransfer.end();
    };
  }, [userTransfer, player, site]);
}

/** The account is being made: what became of it is asked for again, and makes no second one. */
const Moving = observer(function Moving(): ReactNode {
  const { t } = useTranslation('transfer');
  const { userTransfer } = useAccounts();
  const { state, failure } = userTransfer;
  const words = useFailureWords()(failure, 'transfer');
  const isUnanswered = state.phase === 'user' && !state.isAsking;
  const focused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focused.current?.focus();
  }, [isUnanswered]);
  return (
    <div ref={focused} className={styles.steps} tabIndex={-1}>
      {isUnanswered ? (
        <>
          <FormNotice tone="danger">{t('unanswered')}</FormNotice>
          {words?.text === undefined ? null : <p className={styles.text}>{words.text}</p>}
          <Button
            look="primary"
            size="lg"
            isBlock
            onClick={() => {
              userTransfer.askAgain();
            }}
          >
            {t('again')}
          </Button>
          <Button
            look="text"
            isBlock
            onClick={() => {
              userTransfer.putOff();
            }}
          >
            {t('later')}
          </Button>
        </>
      ) : (
        <output className={styles.text}>{t('moving')}</output>
      )}
    </div>
  );
});
