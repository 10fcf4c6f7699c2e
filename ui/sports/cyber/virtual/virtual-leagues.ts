import type { Champ } from '../../../../core/sports/tree/champ.ts';
import { cyberDisciplines, type CyberDiscipline } from '../../../../core/sports/cyber/cyber.ts';
import type { TreeStore } from '../../tree/tree-store.ts';
import { champsOfDiscipline } from '../champs-of-discipline.ts';

interface VirtualLeague {
  readonly champ: Champ;
  readonly discipline: CyberDiscipline;
}

/** The competitions that computers play alone, those of football first. */
export function virtualLeagues(tree: TreeStore): readonly VirtualLeague[] {
  return cyberDisciplines('virtual').flatMap((discipline) =>
    champsOfDiscipline(tree, discipline).map((champ) => ({ champ, discipline })),
  );
}

/** The address of the page with a league chosen, without the language. */
export function virtualLeaguePath(champ: Champ): string {
  return `/virtualsports?league=${String(champ.id)}`;
}
