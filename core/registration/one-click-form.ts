import { fail, ok, type Result } from '../shared/result.ts';
import type { SiteConfig } from '../site/config/site-config.ts';
import { countryCurrency } from './country-currency.ts';
import { firstCountry } from './first-country.ts';
import type { OneClickForm } from './registration-gateway.ts';

export const ONE_CLICK_FIELDS = ['countryCode', 'currency', 'isAdult', 'isTermsAccepted'] as const;
export type OneClickField = (typeof ONE_CLICK_FIELDS)[number];
export type OneClickProblem = 'missing' | 'not-offered';

/** What keeps a form from being sent; never empty, in the order of the fields. */
export type OneClickProblems = readonly { readonly field: OneClickField; readonly problem: OneClickProblem }[];

type Offer = Pick<SiteConfig, 'countries' | 'currencies' | 'geoCountryCode' | 'geoCurrency'>;

/** RG1-1 Gives the form as it is sent, or every problem of it. */
export function checkOneClick(form: OneClickForm, site: Offer): Result<OneClickForm, OneClickProblems> {
  const problems = [
    ...named('countryCode', choiceProblem(form.countryCode, site.countries)),
    ...named('currency', choiceProblem(form.currency, site.currencies)),
    ...named('isAdult', form.isAdult ? undefined : 'missing'),
    ...named('isTermsAccepted', form.isTermsAccepted ? undefined : 'missing'),
  ];
  return problems.length === 0 ? ok(form) : fail(problems);
}

/** RG1-3 The form as a visitor first sees it: nothing confirmed, country and currency of the place. */
export function firstOneClickForm(site: Offer): OneClickForm {
  const countryCode = firstCountry(site);
  return { countryCode, currency: offeredCurrency(countryCode, site), isAdult: false, isTermsAccepted: false };
}

/** RG1-4 The currency of the country, else of the visitor's place, else the first that the site takes. */
export function offeredCurrency(countryCode: string, site: Offer): string {
  const wanted = [countryCurrency(countryCode), site.geoCurrency];
  return (
    wanted.find((currency) => currency !== undefined && site.currencies.includes(currency)) ?? site.currencies[0] ?? ''
  );
}

/** RG1-5 Another country brings its currency along unless the player chose one. */
export function withCountry<Form extends Pick<OneClickForm, 'countryCode' | 'currency'>>(
  form: Form,
  countryCode: string,
  { site, isCurrencyChosen }: { readonly site: Offer; readonly isCurrencyChosen: boolean },
): Form {
  const currency = isCurrencyChosen ? form.currency : offeredCurrency(countryCode, site);
  return { ...form, countryCode, currency };
}

/** RG1-2 What the site does not offer is refused. */
function choiceProblem(choice: string, offered: readonly string[]): OneClickProblem | undefined {
  if (choice === '') return 'missing';
  return offered.includes(choice) ? undefined : 'not-offered';
}

function named(field: OneClickField, problem: OneClickProblem | undefined): OneClickProblems {
  return problem === undefined ? [] : [{ field, problem }];
}
