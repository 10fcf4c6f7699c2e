/** CG-1 The categories that games are filtered by, with the ids of the feed; -1 is all of them. */
export const GAME_CATEGORIES = [
  { code: 'all', id: -1 },
  { code: 'lotto', id: 1 },
  { code: 'slots', id: 2 },
  { code: 'ladder', id: 3 },
  { code: 'dice', id: 4 },
  { code: 'cards', id: 5 },
  { code: 'other', id: 6 },
] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number]['code'];

/** CG-2 The category of an id; undefined for one that is none. */
export function gameCategoryById(id: number): GameCategory | undefined {
  return GAME_CATEGORIES.find((category) => category.id === id)?.code;
}

/** CG-1 The id of a category; undefined for what is none. */
export function gameCategoryId(category: GameCategory): number | undefined {
  return GAME_CATEGORIES.find(({ code }) => code === category)?.id;
}

/** CG-3 A game without a known category is among the others. */
export function isInCategory(categoryIds: readonly number[], category: GameCategory): boolean {
  if (category === 'all') return true;
  const known = categoryIds.map(gameCategoryById).filter((code) => code !== undefined && code !== 'all');
  return category === 'other' ? known.length === 0 || known.includes('other') : known.includes(category);
}
