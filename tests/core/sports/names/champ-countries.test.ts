import { describe, expect, it } from 'vitest';
import { champCountries } from '../../../../core/sports/names/champ-countries.ts';
import { sampleChamp } from '../../../support/examples/sample-line.ts';

describe('champs under their countries', () => {
  const champs = [
    sampleChamp(1, { isTop: true }),
    sampleChamp(2, { countryCode: 'it', countryName: 'Italy' }),
    sampleChamp(3, { countryCode: 'es', countryName: 'Spain' }),
    sampleChamp(4, { countryCode: 'it', countryName: 'Italy' }),
  ];

  it('stand in their order with the wanted ones before [LN-28]', () => {
    const groups = champCountries(champs, (champ) => champ.isTop);
    expect(groups.map((group) => [group.country?.name, group.champs.map(({ id }) => id)])).toEqual([
      [undefined, [1]],
      ['Italy', [2, 4]],
      ['Spain', [3]],
    ]);
  });

  it('have no group of wanted ones where none is wanted [LN-28]', () => {
    expect(champCountries(champs, () => false).every((group) => group.country !== undefined)).toBe(true);
  });
});
