/** CG-9 What the page of other games leads to, with the ids of the feed. */
export const OTHER_GAMES = [
  { code: 'poker', id: 0, path: 'poker' },
  { code: 'virtual', id: 1, path: 'virtualsports' },
  { code: 'toto', id: 2, path: 'toto' },
  { code: 'lotto', id: 3, path: 'lotto' },
] as const;
export type OtherGame = (typeof OTHER_GAMES)[number];
