import { LRUCache } from 'lru-cache';

const MOST_TEXTS = 200;
/** In characters; what was read of them takes several times as much. */
const MOST_LENGTH = 600_000;

/** Parses JSON; a text that was parsed a while ago gives the very same value, which nobody may change. */
export function parsedTexts(): (text: string) => unknown {
  const known = new LRUCache<string, { readonly value: unknown }>({
    max: MOST_TEXTS,
    maxSize: MOST_LENGTH,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return (text) => {
    const parsed = known.get(text);
    if (parsed !== undefined) return parsed.value;
    const value = JSON.parse(text) as unknown;
    known.set(text, { value });
    return value;
  };
}
