/** What the operator names things by: each dictionary is asked for by its id. */
export const DICTIONARY_IDS = { countries: 3, documentTypes: 7 } as const;
export type Dictionary = keyof typeof DICTIONARY_IDS;

export interface DictionaryEntry {
  readonly id: number;
  readonly name: string;
}

/** The entries of dictionaries by the ids of those. */
export type DictionaryReply = ReadonlyMap<number, readonly DictionaryEntry[]>;

/** DIC-2 The first dictionary of those asked for that a reply does not have. */
export function missingDictionary(asked: readonly Dictionary[], reply: DictionaryReply): Dictionary | undefined {
  return asked.find((name) => !reply.has(DICTIONARY_IDS[name]));
}
