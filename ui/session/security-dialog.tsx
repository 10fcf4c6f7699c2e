import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../page/use-failure-words.ts';
import { usePage } from '../page/use-page.ts';
import { PasskeysPart } from './passkeys/passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { ProtectionPart } from './protection-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ConfirmTwoFactor, StartTwoFactor, TurnOffTwoFactor } from './two-factor-forms.tsx';
import { useSession } from './use-session.ts';
import styles from './session-dialog.module.scss';

/** What protects the player's account: the second step of the sign-in. */
export const SecurityDialog = observer(function SecurityDialog(): ReactNode {
  const { dialogs } = usePage();
  const { security } = useSession();
  const { t } = useTranslation(['security', 'passkeys']);
  useEffect(() => {
    void security.load();
    return () => {
      security.forget();
    };
  }, [security]);
  return (
    <Dialog
      title={t('title')}
      onClose={() => {
        dialogs.close();
      }}
    >
      <section className={styles.step} aria-labelledby="protection">
        <h3 id="protection" className={styles.heading}>
          {t('protection')}
        </h3>
        <ProtectionPart />
      </section>
      <section className={styles.step} aria-labelledby="password">
        <h3 id="password" className={styles.heading}>
          {t('password.title')}
        </h3>
        <PasswordPart />
      </section>
      <section className={styles.step} aria-labelledby="two-factor">
        <h3 id="two-factor" className={styles.heading}>
          {t('two-factor')}
        </h3>
        <TwoFactorPart />
      </section>
      <section className={styles.step} aria-labelledby="passkeys">
        <h3 id="passkeys" className={styles.heading}>
          {t('title', { ns: 'passkeys' })}
        </h3>
        <PasskeysPart />
      </section>
    </Dialog>
  );
});

const TwoFactorPart = observer(function TwoFactorPart(): ReactNode {
  const { security } = useSession();
  const { t } = useTranslation('security');
  const wordsOf = useFailureWords();
  const { twoFactor, key, recoveryCodes, failure } = security;
  if (failure !== undefined) {
    return (
      <>
        <FormNotice tone="danger">{wordsOf(failure, 'security')?.whole}</FormNotice>
        <Button onClick={() => void security.load()}>{t('again')}</Button>
      </>
    );
  }
  if (twoFactor === undefined) return <Skeleton width="lg" />;
  if (recoveryCodes !== undefined) return <RecoveryCodes codes={recoveryCodes} />;
  if (key !== undefined) return <ConfirmTwoFactor twoFactorKey={key} />;
  return twoFactor.isOn ? <TurnOffTwoFactor codesLeft={twoFactor.recoveryCodesLeft} /> : <StartTwoFactor />;
});
