import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import type { SignInForm } from '../../core/session/session-gateway.ts';
import { checkSignIn, type SignInField } from '../../core/session/sign-in-form.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { usePage } from '../page/use-page.ts';
import { useSession } from './use-session.ts';
import { ForgotButton } from './entrance/forgot-button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { Field } from '../kit/controls/field.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FieldTexts, type FormState } from '../kit/forms/use-form.ts';
import styles from './session-dialog.module.scss';

/** The form of a sign-in by login and password. */
export const SignInFields = observer(function SignInFields(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useSignIn();
  const { values, errors, fill } = form;
  return (
    <Form form={form} words={useFormWords(form)} button={t('sign-in')} sending={t('sign-in.sending')}>
      <Field
        label={form.labels.login}
        size="lg"
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.login}
        error={errors.login}
        onChange={(event) => {
          const login = event.currentTarget.value;
          fill({ login });
          dialogs.typeLogin(login);
        }}
      />
      <PasswordField
        label={form.labels.password}
        name="password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        show={t('show-password')}
        hide={t('hide-password')}
        onType={(password) => {
          fill({ password });
        }}
      />
      <div className={styles.beside}>
        <Checkbox
          isOn={values.isRemembered}
          onChange={(isRemembered) => {
            fill({ isRemembered });
          }}
        >
          {t('remember', { count: REMEMBERED_DAYS })}
        </Checkbox>
        <ForgotButton />
      </div>
    </Form>
  );
});

function useSignIn(): FormState<SignInForm, SignInField> {
  const { dialogs } = usePage();
  const { signIn } = useSession();
  const { draft } = signIn.drafts;
  const { t } = useTranslation(['sign-in', 'session', 'notice-catalogue'], { nsMode: 'fallback' });
  const form = useForm<SignInForm, SignInField, SignInForm>({
    context: 'sign-in',
    first: { login: dialogs.login, password: draft.passwordLogin, isRemembered: draft.isRemembered },
    labels: { login: t('login'), password: t('password') },
    check: checkTyped,
    send: async (typed) => signIn.signIn(typed),
    say: (key) => t(key),
  });
  const fill = (typed: Partial<SignInForm>): void => {
    form.fill(typed);
    const { password: passwordLogin = draft.passwordLogin, isRemembered = draft.isRemembered } = typed;
    signIn.drafts.keep({ passwordLogin, isRemembered });
  };
  return { ...form, fill };
}

function checkTyped(typed: SignInForm): Result<SignInForm, FieldTexts<SignInField>> {
  const checked = checkSignIn(typed);
  if (checked.ok) return checked;
  return fail(Object.fromEntries(checked.error.map(({ field, problem }) => [field, `error.${field}.${problem}`])));
}
