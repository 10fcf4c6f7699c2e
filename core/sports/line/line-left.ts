import type { SportGroup } from './line-groups.ts';
import type { LineRest } from './line-reply.ts';

/** How many strips of each kind stand after those at hand. */
export interface StripsLeft {
  readonly sports: number;
  readonly champs: number;
  readonly games: number;
}

/** LN-67 Heads count the games that have not come with those at hand. */
export function withLeft(groups: readonly SportGroup[], rest: LineRest | undefined): readonly SportGroup[] {
  if (rest === undefined) return groups;
  return groups.map((group) => {
    const left = rest.sports.find(({ sportId }) => sportId === group.sportId)?.games ?? 0;
    if (left === 0) return group;
    const champs = group.champs.map((champ) =>
      champ.champ.id === rest.cut?.champId ? { ...champ, left: rest.cut.games } : champ,
    );
    return { ...group, champs, gameCount: group.gameCount + left };
  });
}

/** LN-67 The table is as long as the whole line: what has not come has its room, save that of a folded champ. */
export function stripsLeft(
  groups: readonly SportGroup[],
  rest: LineRest | undefined,
  folded: ReadonlySet<number>,
): StripsLeft {
  const { sports = [], cut } = rest ?? {};
  const count = (pick: 'games' | 'champs'): number => sports.reduce((sum, sport) => sum + (sport[pick] || 0), 0);
  const hidden = cut !== undefined && folded.has(cut.champId) ? cut.games || 0 : 0;
  return {
    sports: sports.filter(({ sportId }) => !groups.some((group) => group.sportId === sportId)).length,
    champs: count('champs'),
    games: count('games') - hidden,
  };
}
