import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRegistration } from './use-registration.ts';
import { Field } from '../kit/controls/field.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { StepOf } from './contact-step.tsx';
import styles from './recovery-dialog.module.scss';

/** Which of the players with the contact is meant. */
export const ApprovalStep = observer(function ApprovalStep({
  state,
}: {
  readonly state: StepOf<'approval'>;
}): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const [playerId, setPlayerId] = useState('');
  const error = state.problem === undefined ? undefined : t('approval.refused');
  return (
    <RecoveryForm
      error={state.problem}
      button="code.send"
      onSend={() => {
        recovery.giveApproval(playerId);
      }}
    >
      <p className={styles.text}>{t('approval.text')}</p>
      <Field
        label={t('approval')}
        size="lg"
        name="player"
        inputMode="numeric"
        required
        value={playerId}
        error={error}
        onChange={(event) => {
          setPlayerId(event.currentTarget.value);
        }}
      />
    </RecoveryForm>
  );
});

/** The new password. */
export const PasswordStep = observer(function PasswordStep({
  state,
}: {
  readonly state: StepOf<'password'>;
}): ReactNode {
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const [password, setPassword] = useState('');
  const problem = state.problem === 'failed' ? undefined : state.problem;
  return (
    <RecoveryForm
      error={problem}
      button="password.save"
      onSend={() => {
        recovery.givePassword(password);
      }}
    >
      <PasswordField
        label={t('password')}
        hint={t('password.hint')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        error={problem === undefined ? undefined : t(`password.${problem}`)}
        show={t('password.show')}
        hide={t('password.hide')}
        onType={setPassword}
      />
    </RecoveryForm>
  );
});
