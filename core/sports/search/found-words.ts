import { searchText } from './search-text.ts';

/** LN-31 A text is found where every word looked for begins one of its words. */
export function isFound(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  return wordsOf(wanted).every((word) => words.some((known) => known.startsWith(word)));
}

/** LN-39 Whether a name, as searchText gives it, has every word looked for; a text without words finds nothing. */
export function hasEveryWord(name: string, wanted: string | readonly string[]): boolean {
  const words = typeof wanted === 'string' ? wordsOf(wanted) : wanted;
  return words.length > 0 && words.every((word) => name.includes(word));
}

/** LN-38 Words are the same where only their endings differ, as in "corners" and "corner". */
export function isFoundByStem(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  return wordsOf(wanted).every((word) => words.some((known) => known.startsWith(word) || haveOneStem(known, word)));
}

/** Four letters that are the same, or three of a short word, make a stem. */
function haveOneStem(left: string, right: string): boolean {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same += 1;
  const ending = Math.max(left.length, right.length) - same;
  return (same >= 4 && ending <= 3) || (same === 3 && ending <= 2 && Math.min(left.length, right.length) <= 4);
}

/** The words of a text, as `searchText` gives them. */
export function wordsOf(text: string): readonly string[] {
  return searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
