import { isOfferedPhone } from '../../../core/registration/phone-number.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';

/** The dialling code of each country that players come from. */
const DIALLING_CODES =
  'ru7 am374 az994 by375 ge995 kg996 kz7 md373 mn976 tj992 tm993 uz998 ua380 bg359 cy357 cz420 ee372 gr30 hr385 hu36 lt370 lv371 me382 mk389 mt356 pl48 ro40 rs381 si386 sk421 tr90 at43 ch41 de49 dk45 es34 fi358 fr33 ie353 it39 nl31 no47 pt351 se46 ae971 bh973 eg20 iq964 jo962 kw965 lb961 ma212 om968 qa974 sa966 tn216 dz213 ar54 bo591 br55 ca1 cl56 co57 cr506 ec593 mx52 pe51 py595 uy598 ve58 ao244 bj229 bw267 cd243 ci225 cm237 et251 gh233 gn224 ke254 mg261 ml223 mw265 mz258 ng234 rw250 sn221 tz255 ug256 za27 zm260 zw263 bd880 cn86 hk852 id62 in91 jp81 kh855 kr82 la856 lk94 mm95 my60 np977 pk92 ph63 th66 tw886 vn84 au61 nz64';

/** How numbers are written after the dialling code, where all of a country have one form. */
const MASKS: Readonly<Record<string, string>> = {
  ru: '(###) ###-##-##',
  kz: '(###) ###-##-##',
  by: '(##) ###-##-##',
  ua: '(##) ###-##-##',
  uz: '(##) ###-##-##',
  kg: '(###) ###-###',
  am: '## ######',
  az: '## ###-##-##',
  ge: '### ##-##-##',
  tj: '## ###-####',
  tr: '### ### ## ##',
  pl: '### ### ###',
  fr: '# ## ## ## ##',
  es: '### ### ###',
  pt: '### ### ###',
  ca: '(###) ###-####',
  in: '##### #####',
};

/** The area codes of Canada: others that begin with +1 are of countries that are not offered, or cost extra. */
const CANADA =
  /^\+1(?:204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|403|416|418|428|431|437|438|450|468|474|506|514|519|548|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905|942)/;

const COUNTRIES = DIALLING_CODES.split(' ').map((entry, index) => ({
  id: index + 1,
  countryCode: entry.slice(0, 2),
  telCode: `+${entry.slice(2)}`,
}));

/** The number that the API knows a country by. */
export function countriesByNumber(): readonly { readonly id: number; readonly countryCode: string }[] {
  return COUNTRIES;
}

/** How phones of these countries are written, as the wire has it. */
export function phoneCountries(countryCodes: readonly string[]) {
  const known = COUNTRIES.filter(({ countryCode }) => countryCodes.includes(countryCode));
  return {
    countries: known.map(({ id, countryCode, telCode }) => ({
      id,
      name: countryCode.toUpperCase(),
      country_code: countryCode,
      tel_code: telCode,
    })),
    masks: known.flatMap(({ id, countryCode }) => {
      const mask = MASKS[countryCode];
      if (mask === undefined) return [];
      const count = mask.split('#').length - 1;
      return [{ CountryId: id, Mask: mask, Min: count, Max: count }];
    }),
  };
}

/** TEL-6 Whether a contact is an e-mail address or a phone that codes are sent to. */
export function isMessageable(contact: string): boolean {
  if (contact.includes('@')) return true;
  if (contact.startsWith('+1') && !CANADA.test(contact)) return false;
  const { countries, masks } = phoneCountries(DEFAULT_PROFILE.countries);
  return isOfferedPhone(contact, {
    countries: countries.map(({ country_code: countryCode, tel_code: diallingCode, ...country }) => ({
      ...country,
      countryCode,
      diallingCode,
    })),
    masks: masks.map(({ CountryId: countryId, Mask: mask, Min: min, Max: max }) => ({ countryId, mask, min, max })),
  });
}

/** SMS-1 Whether codes are sent to a normal number, and it begins with this dialling code of a country. */
export function isDialledBy(phone: string, diallingCode: string): boolean {
  const isDialled = COUNTRIES.some(({ telCode }) => telCode === diallingCode);
  return isDialled && phone.startsWith(diallingCode) && isMessageable(phone);
}

/** WAY-11 Whether a normal number is one that this country has. */
export function isPhoneOf(phone: string, countryCode: string): boolean {
  const country = COUNTRIES.find((known) => known.countryCode === countryCode);
  return country !== undefined && phone.startsWith(country.telCode) && isMessageable(phone);
}
