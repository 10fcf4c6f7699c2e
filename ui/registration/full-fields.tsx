import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOneClickForm } from '../../core/registration/one-click-form.ts';
import { checkFull, type FormProblem, type FormProblems } from '../../core/registration/registration-form.ts';
import type { FullForm } from '../../core/registration/registration-gateway.ts';
import { fail } from '../../core/shared/result.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { EmailField } from '../page/email-field.tsx';
import { useFormWords } from '../page/use-form-words.ts';
import { PasswordHint } from '../page/password-hint.tsx';
import { usePage } from '../page/use-page.ts';
import { Field } from '../kit/controls/field.tsx';
import { PasswordField } from '../kit/controls/password-field.tsx';
import { Form } from '../kit/forms/form.tsx';
import { useForm, type FormState } from '../kit/forms/use-form.ts';
import { BonusWish } from './bonus/bonus-wish.tsx';
import { PromoCodeField } from './bonus/promo-code-field.tsx';
import { Consents, NewsBox, SignInInstead, summaryNames } from './consents.tsx';
import { useDraft } from './use-one-click.ts';
import { Place } from './bonus/place.tsx';
import { useRegistration } from './use-registration.ts';
import styles from './one-click-fields.module.scss';

type FullField = Exclude<keyof FullForm, 'bonusChoice' | 'isRemembered' | 'isNewsWanted'>;
type FullState = FormState<FullForm, FullField>;

/** The form of a registration with an e-mail address. */
export const FullFields = observer(function FullFields({ site }: { readonly site: SiteConfig }): ReactNode {
  const { t } = useTranslation('registration');
  const form = useFull(site);
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('submit')}
      sending={t('submit.sending')}
      isLong
      ways={<SignInInstead />}
    >
      <Address form={form} />
      <Person form={form} />
      <Place form={form} site={site} before={<BirthDate form={form} />} after={<PromoCodeField form={form} />} />
      <BonusWish form={form} />
      <Consents form={form} news={<NewsBox form={form} />} />
    </Form>
  );
});

function Address({ form: { labels, values, errors, fill } }: { readonly form: FullState }): ReactNode {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.places}>
      <EmailField
        label={labels.email}
        required
        value={values.email}
        error={errors.email}
        onType={(email) => {
          fill({ email });
        }}
      />
      <PasswordField
        label={labels.password}
        hint={
          <PasswordHint
            password={values.password}
            contact={values.email.trim()}
            isRefused={errors.password !== undefined}
          />
        }
        name="new-password"
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        show={t('password.show')}
        hide={t('password.hide')}
        onType={(password) => {
          fill({ password });
        }}
      />
    </div>
  );
}

function Person({ form: { labels, values, errors, fill } }: { readonly form: FullState }): ReactNode {
  return (
    <div className={styles.places}>
      <Field
        label={labels.name}
        size="lg"
        name="given-name"
        autoComplete="given-name"
        required
        value={values.name}
        error={errors.name}
        onChange={(event) => {
          fill({ name: event.currentTarget.value });
        }}
      />
      <Field
        label={labels.surname}
        size="lg"
        name="family-name"
        autoComplete="family-name"
        required
        value={values.surname}
        error={errors.surname}
        onChange={(event) => {
          fill({ surname: event.currentTarget.value });
        }}
      />
    </div>
  );
}

function BirthDate({ form: { labels, values, errors, fill } }: { readonly form: FullState }): ReactNode {
  return (
    <Field
      label={labels.birthDate}
      size="lg"
      type="date"
      name="bday"
      autoComplete="bday"
      required
      value={values.birthDate}
      error={errors.birthDate}
      onChange={(event) => {
        fill({ birthDate: event.currentTarget.value });
      }}
    />
  );
}

function useFull(site: SiteConfig): FullState {
  const { clock } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation(['registration', 'notice-catalogue'], { nsMode: 'fallback' });
  const age = site.minAge;
  const form = useForm({
    context: 'registration',
    first: () => ({ ...(registration.drafts.full ?? emptyFull(site)), ...registration.shared }),
    labels: {
      email: t('email'),
      password: t('password'),
      name: t('name'),
      surname: t('surname'),
      birthDate: t('birth-date'),
      countryCode: t('country'),
      currency: t('currency'),
      promoCode: t('promo-code'),
      isAdult: t('adult', { age }),
      isTermsAccepted: t('terms'),
    },
    names: summaryNames(t),
    check: (filled: FullForm) => {
      const checked = checkFull(filled, { site, today: new Date(clock.exact()).toISOString().slice(0, 10) });
      return checked.ok ? checked : fail(problemKeys(checked.error));
    },
    send: async (filled: FullForm) => registration.registerInFull(filled),
    say: (key) => t(key, { age }),
  });
  useDraft({ full: form.values });
  return form;
}

function emptyFull(site: SiteConfig): FullForm {
  const extras = { promoCode: '', bonusChoice: 'decline', isRemembered: false, isNewsWanted: false } as const;
  return {
    ...firstOneClickForm(site),
    ...extras,
    email: '',
    password: '',
    name: '',
    surname: '',
    birthDate: '',
  };
}

const FIELD_KEYS: Readonly<Record<string, string>> = {
  email: 'error.email',
  phone: 'error.phone',
  password: 'error.password',
  name: 'error.name',
  surname: 'error.surname',
  birthDate: 'error.birth-date',
  promoCode: 'error.promo-code',
  countryCode: 'error.country',
  currency: 'error.currency',
  isAdult: 'error.adult',
  isTermsAccepted: 'error.terms',
};

const PROBLEM_KEYS: ReadonlyMap<FormProblem, string> = new Map<FormProblem, string>([
  ['like-contact', 'error.like-contact'],
  ['too-young', 'error.too-young'],
]);

/** The message key of each field that is wrong. */
export function problemKeys(problems: FormProblems): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      PROBLEM_KEYS.get(problem) ?? FIELD_KEYS[field] ?? 'error.password',
    ]),
  );
}
