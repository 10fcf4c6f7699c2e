import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withCountry, type OneClickField } from '../../core/registration/one-click-form.ts';
import { orderedCurrencies } from '../../core/registration/currency-order.ts';
import type { OneClickForm } from '../../core/registration/registration-gateway.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { useFormWords } from '../page/use-form-words.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { FieldNotes } from '../kit/controls/field.tsx';
import { Flag } from '../kit/pictures/flag.tsx';
import { countryName, currencyName } from '../kit/formats/place-names.ts';
import { Select, type SelectOption } from '../kit/controls/select.tsx';
import { Form } from '../kit/forms/form.tsx';
import type { FormState } from '../kit/forms/use-form.ts';
import styles from './one-click-fields.module.scss';
import { RuleLinks } from './rule-links.tsx';
import { useOneClick } from './use-one-click.ts';

interface PartProps {
  readonly form: FormState<OneClickForm, OneClickField>;
  readonly site: SiteConfig;
}

/** The form of a registration in one click. */
export const OneClickFields = observer(function OneClickFields({ site }: { readonly site: SiteConfig }): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('registration');
  const form = useOneClick(site);
  const { labels, values, errors, fill } = form;
  return (
    <Form
      form={form}
      words={useFormWords(form)}
      button={t('submit')}
      sending={t('submit.sending')}
      ways={
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
      }
    >
      <Place form={form} site={site} />
      <Consent
        id="registration-age"
        isOn={values.isAdult}
        error={errors.isAdult}
        onChange={(isAdult) => fill({ isAdult })}
      >
        {labels.isAdult}
      </Consent>
      <Consent
        id="registration-terms"
        isOn={values.isTermsAccepted}
        error={errors.isTermsAccepted}
        onChange={(isTermsAccepted) => fill({ isTermsAccepted })}
      >
        {labels.isTermsAccepted}
      </Consent>
      <RuleLinks />
    </Form>
  );
});

/** Where the player lives, and the currency that goes with it until another is chosen. */
function Place({ form, site }: PartProps): ReactNode {
  const { language } = usePage();
  const [isCurrencyChosen, setCurrencyChosen] = useState(false);
  const { labels, values, errors, fill } = form;
  const countries = useMemo(() => countryOptions(site.countries, language), [site, language]);
  const currencies = useCurrencyOptions(values.countryCode, site);
  return (
    <div className={styles.places}>
      <Select
        label={labels.countryCode}
        size="lg"
        autoComplete="country"
        required
        options={countries}
        value={values.countryCode}
        before={values.countryCode === '' ? undefined : <Flag code={values.countryCode} />}
        error={errors.countryCode}
        onChange={(countryCode) => {
          const { currency } = withCountry(values, countryCode, { site, isCurrencyChosen });
          fill({ countryCode, ...(currency === values.currency ? {} : { currency }) });
        }}
      />
      <Select
        label={labels.currency}
        size="lg"
        required
        options={currencies}
        value={values.currency}
        error={errors.currency}
        onChange={(currency) => {
          setCurrencyChosen(true);
          fill({ currency });
        }}
      />
    </div>
  );
}

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

function useCurrencyOptions(countryCode: string, site: SiteConfig): readonly SelectOption[] {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  return useMemo(
    () =>
      orderedCurrencies(countryCode, site).map((iso) => {
        const name = currencyName(iso, language);
        return { value: iso, label: name === undefined ? iso : t('currency.name', { iso, name }) };
      }),
    [countryCode, site, language, t],
  );
}

function countryOptions(codes: readonly string[], language: Language): readonly SelectOption[] {
  return codes
    .map((code) => ({ value: code, label: countryName(code, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
