interface GameOfSport {
  readonly sportId: number;
}

/** The sports asked for that have games, each once and in order, so that the same wish is the same key however it is written; undefined where all are asked for. */
export function offeredSports(games: readonly GameOfSport[], asked: string | undefined): readonly number[] | undefined {
  if (asked === undefined) return undefined;
  const offered = new Set(games.map(({ sportId }) => sportId));
  const wanted = new Set(asked.split(',').map(Number));
  return [...wanted].filter((id) => offered.has(id)).toSorted((one, other) => one - other);
}
