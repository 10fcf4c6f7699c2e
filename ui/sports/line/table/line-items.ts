import type { SportId } from '../../../../core/shared/ids.ts';
import type { Champ } from '../../../../core/sports/tree/champ.ts';
import type { SportGroup } from '../../../../core/sports/line/line-groups.ts';

/** One strip of the table, top to bottom. */
export type LineItem =
  | { readonly kind: 'sport'; readonly key: string; readonly sportId: SportId; readonly gameCount: number }
  | {
      readonly kind: 'champ';
      readonly key: string;
      readonly sportId: SportId;
      readonly champ: Champ;
      readonly gameCount: number;
      readonly isFolded: boolean;
    }
  | { readonly kind: 'game'; readonly key: string; readonly sportId: SportId; readonly id: number };

/** The groups laid out one under the other, without the games of folded champs. */
export function lineItems(groups: readonly SportGroup[], folded: ReadonlySet<number>): readonly LineItem[] {
  const items: LineItem[] = [];
  for (const { sportId, champs, gameCount } of groups) {
    items.push({ kind: 'sport', key: `sport-${String(sportId)}`, sportId, gameCount });
    for (const { champ, games, left = 0 } of champs) {
      const isFolded = folded.has(champ.id);
      const key = `champ-${String(champ.id)}`;
      items.push({ kind: 'champ', key, sportId, champ, gameCount: games.length + left, isFolded });
      if (isFolded) continue;
      for (const id of games) items.push({ kind: 'game', key: `game-${String(id)}`, sportId, id });
    }
  }
  return items;
}
