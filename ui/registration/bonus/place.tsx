import { useMemo, useState, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { orderedCurrencies } from '../../../core/registration/currency-order.ts';
import type { Choice } from '../../../core/registration/found-choices.ts';
import { offeredCurrency, withCountry } from '../../../core/registration/one-click-form.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SiteConfig } from '../../../core/site/config/site-config.ts';
import { currencySymbol } from '../../kit/formats/currency-symbols.ts';
import { countryName, currencyName, currencyNames } from '../../kit/formats/place-names.ts';
import { Combobox } from '../../kit/forms/combobox/combobox.tsx';
import { Flag } from '../../kit/pictures/flag.tsx';
import { useFoundWords } from '../../page/use-found-words.ts';
import { usePage } from '../../page/use-page.ts';
import type { SharedForm } from './shared-form.ts';
import styles from '../one-click-fields.module.scss';

interface PlaceProps {
  readonly form: PlaceForm;
  readonly site: SiteConfig;
  /** Fields that share its rows. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** The phone of the country, in one row with it. */
  readonly number?: ReactNode;
}

type PlaceField = 'countryCode' | 'currency';

/** The part of a form that says where the player lives. */
interface PlaceForm {
  readonly values: Pick<SharedForm['values'], PlaceField>;
  readonly labels: Pick<SharedForm['labels'], PlaceField>;
  readonly errors: Pick<SharedForm['errors'], PlaceField>;
  readonly fill: (changed: Partial<Pick<SharedForm['values'], PlaceField>>) => void;
}

/** Where the player lives, and the currency that goes with it until another is chosen. */
export function Place({ form, site, before, after, number }: PlaceProps): ReactNode {
  const { values, fill } = form;
  // one that was carried here from another form
  const [isCurrencyChosen, setCurrencyChosen] = useState(
    () => values.currency !== offeredCurrency(values.countryCode, site),
  );
  const country = (
    <Country
      form={form}
      site={site}
      onChoose={(countryCode) => {
        const { currency } = withCountry(values, countryCode, { site, isCurrencyChosen });
        fill({ countryCode, ...(currency === values.currency ? {} : { currency }) });
      }}
    />
  );
  return (
    <>
      {number === undefined ? null : (
        <div className={styles.number}>
          {country}
          {number}
        </div>
      )}
      <div className={styles.places}>
        {before}
        {number === undefined ? country : null}
        <Currency
          form={form}
          site={site}
          onChoose={(currency) => {
            setCurrencyChosen(true);
            fill({ currency });
          }}
        />
        {after}
      </div>
    </>
  );
}

interface ChoiceProps extends Pick<PlaceProps, 'form' | 'site'> {
  readonly onChoose: (value: string) => void;
}

function Country({ form: { values, labels, errors }, site, onChoose }: ChoiceProps): ReactNode {
  const { language } = usePage();
  const found = useFoundWords();
  const countries = useMemo(() => countryOptions(site.countries, language), [site, language]);
  return (
    <Combobox
      label={labels.countryCode}
      autoComplete="country-name"
      options={countries}
      found={found}
      value={values.countryCode}
      before={values.countryCode === '' ? undefined : <Flag code={values.countryCode} />}
      error={errors.countryCode}
      onChange={onChoose}
    />
  );
}

function Currency({ form: { values, labels, errors }, site, onChoose }: ChoiceProps): ReactNode {
  const { t } = useTranslation('registration');
  const found = useFoundWords();
  return (
    <Combobox
      label={labels.currency}
      shown={currencyShown(values.currency, t)}
      options={useCurrencyOptions(values.countryCode, site)}
      found={found}
      value={values.currency}
      error={errors.currency}
      onChange={onChoose}
    />
  );
}

/** There is no room for its whole name beside the country; the list has it. */
function currencyShown(iso: string, t: TFunction<'registration'>): string {
  const symbol = currencySymbol(iso);
  return symbol === iso ? iso : t('currency.short', { iso, symbol });
}

function useCurrencyOptions(countryCode: string, site: SiteConfig): readonly Choice[] {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  return useMemo(
    () =>
      orderedCurrencies(countryCode, site).map((iso) => {
        const name = currencyName(iso, language);
        return {
          value: iso,
          label: name === undefined ? iso : t('currency.name', { iso, name }),
          otherNames: currencyNames(iso, language),
        };
      }),
    [countryCode, site, language, t],
  );
}

function countryOptions(codes: readonly string[], language: Language): readonly Choice[] {
  return codes
    .map((code) => ({ value: code, label: countryName(code, language), otherNames: [countryName(code, 'en')] }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}
