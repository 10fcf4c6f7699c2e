import { SPORTS, type SportCode, type SportId } from '../../../../core/sports/tree/sport.ts';
import type { CountedResultChamp } from '../../../../core/sports/results/results-gateway.ts';
import { isFoundByStem } from '../../../../core/sports/search/found-words.ts';

export interface CountryBranch {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly champs: readonly CountedResultChamp[];
}

export interface SportBranch {
  readonly id: SportId;
  readonly code: SportCode;
  readonly name: string;
  readonly count: number;
  readonly countries: readonly CountryBranch[];
}

/** Champs with results under their countries and sports; those whose sport, country or own name has what is looked for. */
export function resultTree(
  champs: readonly CountedResultChamp[],
  { nameOf, wanted }: { readonly nameOf: (code: SportCode) => string; readonly wanted: string },
): readonly SportBranch[] {
  return SPORTS.flatMap(({ id, code }): readonly SportBranch[] => {
    const name = nameOf(code);
    const found = champs.filter(
      (champ) =>
        champ.sportId === id && (wanted === '' || isFoundByStem(`${name} ${champ.countryName} ${champ.name}`, wanted)),
    );
    return found.length === 0 ? [] : [{ id, code, name, count: sum(found), countries: countriesOf(found) }];
  });
}

/** Countries with top champs first, as the tree of the line has them; else in the order of their names. */
function countriesOf(champs: readonly CountedResultChamp[]): readonly CountryBranch[] {
  const byCode = new Map<string, CountedResultChamp[]>();
  for (const champ of champs) byCode.set(champ.countryCode, [...(byCode.get(champ.countryCode) ?? []), champ]);
  return [...byCode]
    .map(([code, members]) => ({
      code,
      name: members[0]?.countryName ?? '',
      count: sum(members),
      champs: members.toSorted(
        (left, right) => Number(right.isTop) - Number(left.isTop) || compare(left.name, right.name),
      ),
    }))
    .toSorted((left, right) => Number(hasTop(right)) - Number(hasTop(left)) || compare(left.name, right.name));
}

function hasTop({ champs }: CountryBranch): boolean {
  return champs.some(({ isTop }) => isTop);
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function sum(champs: readonly CountedResultChamp[]): number {
  return champs.reduce((total, { count }) => total + count, 0);
}
