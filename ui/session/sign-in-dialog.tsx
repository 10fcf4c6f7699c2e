import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayRegister } from '../../core/registration/may-register.ts';
import { checkSignIn, type SignInField } from '../../core/session/sign-in-form.ts';
import { secondsToWait, signInBlame } from '../../core/session/sign-in-failure.ts';
import type { SignInForm } from '../../core/session/session-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { useSite } from '../site/use-site.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { Field } from '../kit/controls/field.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { useFirstError } from '../kit/behaviour/use-first-error.ts';
import { useWait } from './use-wait.ts';
import styles from './session-dialog.module.scss';

/** Message keys by field; the form's own stands beside the button. */
type Errors = Readonly<Partial<Record<SignInField | 'form', string>>>;

export const SignInDialog = observer(function SignInDialog(): ReactNode {
  const { dialogs } = usePage();
  const { session } = useSession();
  const { site } = useSite();
  const { t } = useTranslation(['sign-in', 'session'], { nsMode: 'fallback' });
  const [typed, setTyped] = useState<SignInForm>({ login: dialogs.login, password: '', isRemembered: true });
  const [errors, setErrors] = useState<Errors>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [isSending, setSending] = useState(false);
  const form = useFirstError(errors);
  const secondsLeft = useWait(failure);
  const wait = secondsLeft > 0 ? t('error.wait', { count: secondsLeft }) : undefined;

  const type = (field: SignInField, value: string): void => {
    setTyped({ ...typed, [field]: value });
    if (field === 'login') dialogs.typeLogin(value);
    if (errors?.[field] !== undefined) setErrors({ ...errors, [field]: undefined });
  };
  const send = async (): Promise<void> => {
    const checked = checkSignIn(typed);
    if (!checked.ok) {
      setErrors(Object.fromEntries(checked.error.map(({ field, problem }) => [field, `error.${field}.${problem}`])));
      return;
    }
    setErrors(undefined);
    setSending(true);
    const reply = await session.signIn(checked.value);
    setSending(false);
    if (reply.ok) {
      dialogs.close();
      return;
    }
    setErrors(errorsOf(reply.error));
    setFailure(reply.error);
  };
  const errorText = (key: string | undefined): string | undefined => (key === undefined ? undefined : t(key));

  return (
    <Dialog
      title={t('sign-in.title')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      {session.hasEnded ? <FormNotice tone="info">{t('notice.ended')}</FormNotice> : null}
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending && wait === undefined) void send();
        }}
      >
        <Field
          label={t('login')}
          size="lg"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed.login}
          error={errorText(errors?.login)}
          onChange={(event) => {
            type('login', event.currentTarget.value);
          }}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={typed.password}
          error={errorText(errors?.password)}
          show={t('show-password')}
          hide={t('hide-password')}
          onType={(password) => {
            type('password', password);
          }}
        />
        <div className={styles.beside}>
          <Checkbox
            isOn={typed.isRemembered}
            onChange={(isRemembered) => {
              setTyped({ ...typed, isRemembered });
            }}
          >
            {t('remember')}
          </Checkbox>
          <Button
            look="text"
            size="sm"
            onClick={() => {
              dialogs.show('recover-password');
            }}
          >
            {t('forgot')}
          </Button>
        </div>
        {wait === undefined && errors?.form === undefined ? null : (
          <FormNotice tone="danger">{wait ?? errorText(errors?.form)}</FormNotice>
        )}
        <Button type="submit" look="primary" size="lg" isBlock isDisabled={isSending} reason={wait}>
          {t(isSending ? 'sign-in.sending' : 'sign-in')}
        </Button>
      </form>
      {mayRegister(site.config, session.userId) ? (
        <p className={styles.other}>
          {t('no-account')}
          <Button
            look="text"
            size="sm"
            onClick={() => {
              dialogs.show('registration');
            }}
          >
            {t('register')}
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
});

function errorsOf(failure: RequestFailure): Errors {
  if (secondsToWait(failure) !== undefined) return {};
  switch (signInBlame(failure)) {
    case 'login':
      return { login: 'error.login' };
    case 'pass':
      return { password: 'error.pass' };
    case 'both':
      return { login: 'error.both.login', password: 'error.both.password' };
    case 'unknown':
      return { form: failure.kind === 'network' ? 'error.network' : 'error.other' };
  }
}
