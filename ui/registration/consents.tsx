import { observer } from 'mobx-react-lite';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { REMEMBERED_DAYS } from '../../core/session/entrance/remembered-days.ts';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { orderedCurrencies } from '../../core/registration/currency-order.ts';
import { offeredCurrency, withCountry } from '../../core/registration/one-click-form.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SiteConfig } from '../../core/site/config/site-config.ts';
import { usePage } from '../page/use-page.ts';
import { Button } from '../kit/controls/button.tsx';
import { Checkbox } from '../kit/controls/checkbox.tsx';
import { FieldNotes } from '../kit/controls/field.tsx';
import { Select, type SelectOption } from '../kit/controls/select.tsx';
import { currencySymbol } from '../kit/formats/currency-symbols.ts';
import { countryName, currencyName } from '../kit/formats/place-names.ts';
import { Flag } from '../kit/pictures/flag.tsx';
import { BonusWish } from './bonus/bonus-wish.tsx';
import { PromoCodeField } from './bonus/promo-code-field.tsx';
import type { SharedForm } from './bonus/shared-form.ts';
import { useRegistration } from './use-registration.ts';
import styles from './one-click-fields.module.scss';

interface PartProps {
  readonly form: SharedForm;
  readonly site: SiteConfig;
}

interface PlaceProps extends PartProps {
  /** Fields that share its rows. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** Where the player lives, and the currency that goes with it until another is chosen. */
export function Place({ form, site, before, after }: PlaceProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  const { labels, values, errors, fill } = form;
  // one that was carried here from another form
  const [isCurrencyChosen, setCurrencyChosen] = useState(
    () => values.currency !== offeredCurrency(values.countryCode, site),
  );
  const countries = useMemo(() => countryOptions(site.countries, language), [site, language]);
  const currencies = useCurrencyOptions(values.countryCode, site);
  return (
    <div className={styles.places}>
      {before}
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
        shown={currencyShown(values.currency, t)}
        options={currencies}
        value={values.currency}
        error={errors.currency}
        onChange={(currency) => {
          setCurrencyChosen(true);
          fill({ currency });
        }}
      />
      {after}
    </div>
  );
}

/** Promo code and the wish for a first bonus. */
export function Extras({ form }: Pick<PartProps, 'form'>): ReactNode {
  return (
    <>
      <PromoCodeField form={form} />
      <BonusWish form={form} />
    </>
  );
}

/** What is agreed to, never ticked for the player, and whether the session is kept. */
export function Consents({
  form: { labels, values, errors, fill },
  remembering,
}: Pick<PartProps, 'form'> & {
  /** RG1-9 Why the session is kept, where that is ticked for the player. */
  readonly remembering?: string;
}): ReactNode {
  const { t } = useTranslation('registration');
  const whyId = useId();
  return (
    <>
      <Consent
        id="registration-age"
        isOn={values.isAdult}
        error={errors.isAdult}
        onChange={(isAdult) => {
          fill({ isAdult });
        }}
      >
        {labels.isAdult}
      </Consent>
      <Consent
        id="registration-terms"
        isOn={values.isTermsAccepted}
        error={errors.isTermsAccepted}
        onChange={(isTermsAccepted) => {
          fill({ isTermsAccepted });
        }}
      >
        {labels.isTermsAccepted}
      </Consent>
      <RuleLinks />
      <div className={styles.consent}>
        <Checkbox
          isOn={values.isRemembered}
          describedBy={remembering === undefined ? undefined : whyId}
          onChange={(isRemembered) => {
            fill({ isRemembered });
          }}
        >
          {t('remember', { count: REMEMBERED_DAYS })}
        </Checkbox>
        {remembering === undefined ? null : (
          <p id={whyId} className={styles.why}>
            {remembering}
          </p>
        )}
      </div>
    </>
  );
}

/** The way to those who have an account. */
export const SignInInstead = observer(function SignInInstead(): ReactNode {
  const { dialogs } = usePage();
  const { registration } = useRegistration();
  const { t } = useTranslation('registration');
  return (
    <p className={styles.other}>
      {t('has-account')}
      <Button
        look="text"
        size="sm"
        isDisabled={registration.isRegistering}
        onClick={() => {
          dialogs.show('sign-in');
        }}
      >
        {t('sign-in')}
      </Button>
    </p>
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

/** There is no room for its whole name beside the country; the list has it. */
function currencyShown(iso: string, t: TFunction<'registration'>): string {
  const symbol = currencySymbol(iso);
  return symbol === iso ? iso : t('currency.short', { iso, symbol });
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

/** What a new player accepts, to be read in another tab so that the form is kept. */
const RuleLinks = observer(function RuleLinks(): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  const links = [
    ['terms.rules', routePath('rules', { ruleGroup: '1' })],
    ['terms.privacy', routePath('privacy-policy', {})],
  ] as const;
  return (
    <p className={styles.rules}>
      {links.map(([key, path]) => (
        <a key={key} href={addressInLanguage(path, language)} target="_blank" rel="noopener">
          {t(key)}
        </a>
      ))}
    </p>
  );
});
