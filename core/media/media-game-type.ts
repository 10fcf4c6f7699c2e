/** MD-15 The games that are watched rather than played on a field, by their ids in the feed; 4 and 19 are both twenty-one. */
export const MEDIA_GAMES = [
  { id: 1, type: 'backgammon' },
  { id: 2, type: 'wheel' },
  { id: 3, type: 'poker' },
  { id: 4, type: 'the21' },
  { id: 5, type: 'battle' },
  { id: 6, type: '5of36' },
  { id: 7, type: '7of42' },
  { id: 8, type: 'guesscard' },
  { id: 9, type: 'keno' },
  { id: 11, type: 'warbetfun' },
  { id: 12, type: 'lucky6' },
  { id: 15, type: 'mega6' },
  { id: 16, type: 'spin2wheels' },
  { id: 17, type: 'andarbahar' },
  { id: 19, type: 'the21' },
] as const;
export type MediaGameType = (typeof MEDIA_GAMES)[number]['type'];

/** MD-15 The type of a game by its id; undefined for a game of another sort. */
export function mediaGameType(id: number): MediaGameType | undefined {
  return MEDIA_GAMES.find((game) => game.id === id)?.type;
}
