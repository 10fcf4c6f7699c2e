/** Something to be said: the key of a text and what goes into it, which may be said in turn. */
export interface SpokenText {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number | SpokenText>>;
}

/** A text by its key, with what is filled in. */
export function spoken(key: string, params: SpokenText['params'] = {}): SpokenText {
  return { key, params };
}
