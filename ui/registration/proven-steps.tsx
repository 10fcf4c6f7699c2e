import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../app/stores.ts';
import { Field } from '../kit/field.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import type { StepOf } from './contact-step.tsx';
import styles from './recovery-dialog.module.scss';

/** Which of the players with the contact is meant. */
export const ApprovalStep = observer(function ApprovalStep({
  state,
}: {
  readonly state: StepOf<'approval'>;
}): ReactNode {
  const { recovery } = useStores();
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
  const { recovery } = useStores();
  const { t } = useTranslation('recovery');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const problem = state.problem === 'failed' ? undefined : state.problem;
  return (
    <RecoveryForm
      error={problem}
      button="password.save"
      onSend={() => {
        recovery.givePassword(password);
      }}
    >
      <Field
        label={t('password')}
        hint={t('password.hint')}
        size="lg"
        name="new-password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={password}
        error={problem === undefined ? undefined : t(`password.${problem}`)}
        after={
          <IconButton
            icon={isShown ? 't-eye-off' : 't-eye'}
            label={t(isShown ? 'password.hide' : 'password.show')}
            size="sm"
            onClick={() => {
              setShown(!isShown);
            }}
          />
        }
        onChange={(event) => {
          setPassword(event.currentTarget.value);
        }}
      />
    </RecoveryForm>
  );
});
