import type { SiteConfig } from '../site/config/site-config.ts';

/** RG1-3 Where a visitor seems to be, else the first country that the site takes; empty where it is not known yet. */
export function firstCountry(site: Pick<SiteConfig, 'countries' | 'geoCountryCode'> | undefined): string {
  if (site === undefined) return '';
  return site.countries.includes(site.geoCountryCode) ? site.geoCountryCode : (site.countries[0] ?? '');
}
