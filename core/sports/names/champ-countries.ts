import type { Champ } from '../tree/champ.ts';

/** Champs that stand together under a country, or the wanted ones that stand before all countries. */
export interface CountryChamps {
  readonly country?: { readonly code: string; readonly name: string } | undefined;
  readonly champs: readonly Champ[];
}

/** LN-28 Champs that are in order stand under their countries, wanted ones before them. */
export function champCountries(
  champs: readonly Champ[],
  isWanted: (champ: Champ) => boolean,
): readonly CountryChamps[] {
  const first = champs.filter(isWanted);
  const groups = new Map<
    string,
    { readonly country: { readonly code: string; readonly name: string }; readonly champs: Champ[] }
  >();
  for (const champ of champs) {
    if (isWanted(champ)) continue;
    const known = groups.get(champ.countryCode);
    if (known !== undefined) known.champs.push(champ);
    else
      groups.set(champ.countryCode, { country: { code: champ.countryCode, name: champ.countryName }, champs: [champ] });
  }
  return [...(first.length === 0 ? [] : [{ champs: first }]), ...groups.values()];
}
