import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { secondsToWait } from '../../core/session/sign-in-failure.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { useRegistration } from './use-registration.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { useFirstError } from '../kit/behaviour/use-first-error.ts';
import { useWait } from '../session/use-wait.ts';
import styles from './recovery-dialog.module.scss';

interface RecoveryFormProps {
  /** What is wrong with what was typed; the focus goes there. */
  readonly error: string | undefined;
  readonly button: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
  /** Other ways on, under the button. */
  readonly ways?: ReactNode;
}

/** One step of a recovery: its fields, what the server said of the step, and the way on. */
export const RecoveryForm = observer(function RecoveryForm(props: RecoveryFormProps): ReactNode {
  const { error, button, onSend, children, ways } = props;
  const { recovery } = useRegistration();
  const { t } = useTranslation('recovery');
  const form = useFirstError(error);
  const { failure, isAsking } = recovery;
  useFocusOnField(form);
  const secondsLeft = useWait(failure);
  const wait = secondsLeft > 0 ? t('error.wait', { count: secondsLeft }) : undefined;
  const told = wait ?? failureText(failure);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking && wait === undefined) onSend();
      }}
    >
      {children}
      {told === undefined ? null : <FormNotice tone="danger">{wait ?? t(told)}</FormNotice>}
      <Button type="submit" look="primary" size="lg" isBlock isDisabled={isAsking} reason={wait}>
        {t(isAsking ? 'sending' : button)}
      </Button>
      {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
    </form>
  );
});

/** What is no fault of a field. */
function failureText(failure: RequestFailure | undefined): string | undefined {
  if (failure === undefined || secondsToWait(failure) !== undefined) return undefined;
  // the field of the step says it
  if (failure.kind === 'refused' && (failure.code === 'code' || failure.code === 'answers')) return undefined;
  return failure.kind === 'network' ? 'error.network' : 'error.other';
}

/** A step begins at its first field. */
function useFocusOnField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [form]);
}
