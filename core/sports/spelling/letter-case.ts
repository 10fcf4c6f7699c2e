/** The words of a name. */
export const LETTERS: RegExp = /[\p{L}\p{M}’']+/gu;

/** A word written anew has the capitals of the word it came from: letter by letter where both are as long, else all of them, the first alone or none. */
export function withCase(source: string, written: string, language = 'en'): string {
  if (source === source.toLowerCase()) return written;
  const capital = (text: string): string => (language === 'tr' ? text.replaceAll('i', 'İ') : text).toUpperCase();
  if (source.length === written.length) {
    return Array.from(written, (letter, at) => (isCapital(source.charAt(at)) ? capital(letter) : letter)).join('');
  }
  const isAllCapitals = source.length > 1 && source === source.toUpperCase();
  return isAllCapitals ? capital(written) : `${capital(written.slice(0, 1))}${written.slice(1)}`;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

const VOWELS = new Set('аеёиоуыэюяіїє');

/** Whether a letter is a vowel of Russian or Ukrainian. */
export function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && VOWELS.has(letter);
}

/** Words of a name, each with the word of another writing that it answers to; with the whole of that where it has more or fewer words. */
export function pairedWords(name: string, other: string): ReadonlyMap<string, string> {
  const words = name.match(LETTERS) ?? [];
  const others = other.match(LETTERS) ?? [];
  return new Map(
    words.map((word, place) => [word, (words.length === others.length ? others[place] : undefined) ?? other]),
  );
}
