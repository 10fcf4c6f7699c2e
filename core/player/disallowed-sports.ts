/** PR-18 Sport ids in ascending order, each once; what is no list counts as empty, what is no id is left out. */
export function sortedSports(ids: unknown): readonly number[] {
  if (!Array.isArray(ids)) return [];
  const known = ids.map(sportId).filter((id) => id !== undefined);
  return [...new Set(known)].toSorted((one, other) => one - other);
}

/** PR-19 The list with a sport put in or taken out. */
export function withSport(ids: readonly number[], id: number, isDisallowed: boolean): readonly number[] {
  return sortedSports(isDisallowed ? [...ids, id] : ids.filter((each) => each !== id));
}

/** The lists of sports that a player does not want, of the line and of live. */
export interface DisallowedSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

/** PR-19 Whether a sport is on the list of a section. */
export function isSportDisallowed(disallowed: DisallowedSports, section: 'line' | 'live', id: number): boolean {
  const ids: unknown = disallowed[section];
  return Array.isArray(ids) && ids.includes(id);
}

/** PR-47 Both lists in one text that a cookie and an address may hold; nothing where both are empty. */
export function hiddenSportsText({ line, live }: DisallowedSports): string {
  const written = [line, live].map((ids) => sortedSports(ids).join('.')).join('-');
  return written === '-' ? '' : written;
}

/** PR-47 Any text gives lists: what is no sport id is left out. */
export function readHiddenSports(text: string): DisallowedSports {
  const [line = '', live = ''] = text.split('-');
  return { line: sortedSports(line.split('.')), live: sortedSports(live.split('.')) };
}

function sportId(id: unknown): number | undefined {
  const read = typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
  return typeof read === 'number' && Number.isSafeInteger(read) && read > 0 ? read : undefined;
}
