import { compareTexts } from '../../../core/sports/search/search-text.ts';
import type { Champ } from '../../../core/sports/tree/champ.ts';
import type { CyberDiscipline } from '../../../core/sports/cyber/cyber.ts';
import { sportId } from '../../../core/sports/tree/sport.ts';
import type { TreeStore } from '../tree/tree-store.ts';

/** The competitions of a discipline: those of note first, then by name. */
export function champsOfDiscipline({ tree: { champs } }: TreeStore, { sport }: CyberDiscipline): readonly Champ[] {
  const id = sportId(sport);
  return champs
    .filter((champ) => champ.sportId === id)
    .toSorted((left, right) => Number(right.isTop) - Number(left.isTop) || compareTexts(left.name, right.name));
}
