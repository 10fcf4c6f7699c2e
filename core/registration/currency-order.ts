import type { SiteConfig } from '../site/config/site-config.ts';
import { countryCurrency } from './country-currency.ts';

/** Currencies that many players hold, wherever they live. */
const WIDELY_HELD = ['USD', 'EUR', 'RUB'];

type Offer = Pick<SiteConfig, 'currencies' | 'geoCurrency'>;

/** RG1-8 Currencies are listed with the country's own first, then that of the visitor's place, then those widely held, then the others by their codes. */
export function orderedCurrencies(countryCode: string, site: Offer): readonly string[] {
  const wanted = [countryCurrency(countryCode), site.geoCurrency, ...WIDELY_HELD];
  const first = [...new Set(wanted)].filter(
    (currency): currency is string => currency !== undefined && site.currencies.includes(currency),
  );
  const others = site.currencies.filter((currency) => !first.includes(currency));
  return [...first, ...others.toSorted()];
}
