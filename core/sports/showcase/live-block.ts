/** A game as the live block of home places it. */
interface PlacedGame {
  readonly id: number;
  readonly champId: number;
}

/** How high, in any unit, the block is, and what stands in it. */
export interface BlockRoom {
  readonly whole: number;
  readonly champ: number;
  readonly game: number;
}

/** A competition of the block and its games. */
export interface BlockChamp {
  readonly champId: number;
  readonly games: readonly number[];
}

/** LVB-2 So many games as have room, each under its competition: those that stand there keep their place, the others follow in their order. */
export function liveBlock(
  games: readonly PlacedGame[],
  before: readonly number[],
  { whole, champ, game }: BlockRoom,
): readonly BlockChamp[] {
  const isKept = ({ id }: PlacedGame): boolean => before.includes(id);
  const kept = games.filter(isKept).toSorted((left, right) => before.indexOf(left.id) - before.indexOf(right.id));
  const champs = new Map<number, number[]>();
  let left = whole;
  for (const { id, champId } of [...kept, ...games.filter((each) => !isKept(each))]) {
    const known = champs.get(champId);
    const height = game + (known === undefined ? champ : 0);
    if (!(height > 0 && height <= left)) continue;
    left -= height;
    if (known === undefined) champs.set(champId, [id]);
    else known.push(id);
  }
  return [...champs].map(([champId, ids]) => ({ champId, games: ids }));
}
