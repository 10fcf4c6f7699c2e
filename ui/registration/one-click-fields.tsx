import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  checkOneClick,
  firstOneClickForm,
  withCountry,
  type OneClickField,
} from '../../core/registration/one-click-form.ts';
import { orderedCurrencies } from '../../core/registration/currency-order.ts';
import type { OneClickForm } from '../../core/registration/registration-gateway.ts';
import type { RequestFailure } from '../../core/shared/request-failure.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { usePage } from '../page/use-page.ts';
import { useRegistration } from './use-registration.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { FieldNotes } from '../kit/controls/field.tsx';
import { Flag } from '../kit/pictures/flag.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { countryName, currencyName } from '../kit/formats/place-names.ts';
import { Select, type SelectOption } from '../kit/controls/select.tsx';
import { useFirstError } from '../kit/behaviour/use-first-error.ts';
import styles from './one-click-fields.module.scss';
import { RuleLinks } from './rule-links.tsx';

const ERROR_KEYS: Readonly<Record<OneClickField, string>> = {
  countryCode: 'error.country',
  currency: 'error.currency',
  isAdult: 'error.adult',
  isTermsAccepted: 'error.terms',
};

type Wrong = ReadonlySet<OneClickField>;

/** The form of a registration in one click. */
export const OneClickFields = observer(function OneClickFields({ site }: { readonly site: SiteConfig }): ReactNode {
  const { dialogs, language } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  const [filled, setFilled] = useState<OneClickForm>(() => firstOneClickForm(site));
  const [isCurrencyChosen, setCurrencyChosen] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [isSending, setSending] = useState(false);
  const form = useFirstError(wrong);
  const countries = useMemo(() => countryOptions(site.countries, language), [site, language]);
  const currencies = useMemo(
    () =>
      orderedCurrencies(filled.countryCode, site).map((iso) => {
        const name = currencyName(iso, language);
        return { value: iso, label: name === undefined ? iso : t('currency.name', { iso, name }) };
      }),
    [filled.countryCode, site, language, t],
  );

  const fill = (changed: Partial<OneClickForm>): void => {
    setFilled({ ...filled, ...changed });
    setWrong(wrong && new Set([...wrong].filter((field) => !(field in changed))));
  };
  const send = async (): Promise<void> => {
    const checked = checkOneClick(filled, site);
    setFailure(undefined);
    setWrong(checked.ok ? undefined : new Set(checked.error.map(({ field }) => field)));
    if (!checked.ok) return;
    setSending(true);
    const reply = await registration.register(checked.value);
    setSending(false);
    if (!reply.ok) setFailure(reply.error);
  };
  const error = (field: OneClickField): string | undefined =>
    wrong?.has(field) === true ? t(ERROR_KEYS[field], { age: site.minAge }) : undefined;

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <div className={styles.places}>
        <Select
          label={t('country')}
          size="lg"
          autoComplete="country"
          required
          options={countries}
          value={filled.countryCode}
          before={filled.countryCode === '' ? undefined : <Flag code={filled.countryCode} />}
          error={error('countryCode')}
          onChange={(countryCode) => {
            fill(withCountry(filled, countryCode, { site, isCurrencyChosen }));
          }}
        />
        <Select
          label={t('currency')}
          size="lg"
          required
          options={currencies}
          value={filled.currency}
          error={error('currency')}
          onChange={(currency) => {
            setCurrencyChosen(true);
            fill({ currency });
          }}
        />
      </div>
      <Consent
        id="registration-age"
        isOn={filled.isAdult}
        error={error('isAdult')}
        onChange={(isAdult) => fill({ isAdult })}
      >
        {t('adult', { age: site.minAge })}
      </Consent>
      <Consent
        id="registration-terms"
        isOn={filled.isTermsAccepted}
        error={error('isTermsAccepted')}
        onChange={(isTermsAccepted) => fill({ isTermsAccepted })}
      >
        {t('terms')}
      </Consent>
      <RuleLinks />
      {failure === undefined ? null : <FormNotice tone="danger">{t(failureKey(failure))}</FormNotice>}
      <Button type="submit" look="primary" size="lg" isBlock isDisabled={isSending}>
        {t(isSending ? 'submit.sending' : 'submit')}
      </Button>
      <p className={styles.other}>
        {t('has-account')}
        <Button
          look="text"
          size="sm"
          onClick={() => {
            dialogs.show('sign-in');
          }}
        >
          {t('sign-in')}
        </Button>
      </p>
    </form>
  );
});

interface ConsentProps {
  readonly id: string;
  readonly isOn: boolean;
  readonly error: string | undefined;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Consent({ id, isOn, error, onChange, children }: ConsentProps): ReactNode {
  return (
    <div className={styles.consent}>
      <Checkbox
        isOn={isOn}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : `${id}-error`}
        onChange={onChange}
      >
        {children}
      </Checkbox>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

function countryOptions(codes: readonly string[], language: Language): readonly SelectOption[] {
  return codes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

function failureKey(failure: RequestFailure): string {
  if (failure.kind === 'network') return 'error.network';
  if (failure.kind !== 'refused') return 'error.other';
  if (failure.status === 403) return 'error.closed';
  return failure.status === 429 ? 'error.too-often' : 'error.other';
}
