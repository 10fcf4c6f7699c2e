/** What two measured things gave, taken in turns so that a busy machine troubles both alike. */
export interface InTurns {
  readonly first: number;
  readonly second: number;
  /** Median of first over second, round by round. */
  readonly ratio: number;
}

export async function inTurns(
  rounds: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<InTurns> {
  const pairs: { readonly first: number; readonly second: number }[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push({ first: await first(), second: await second() });
  return {
    first: median(pairs.map((pair) => pair.first)),
    second: median(pairs.map((pair) => pair.second)),
    ratio: median(pairs.map((pair) => pair.first / pair.second)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
