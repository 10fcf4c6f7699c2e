/** Characters of a search. */
const LONGEST_SEARCH = 60;

/** LN-71 What is looked for among the markets of a game lives in the address; an empty text there is as if it were missing. */
export function readMarketSearch(text: string | null): string | undefined {
  const wanted = (text ?? '').trim().slice(0, LONGEST_SEARCH).trim();
  return wanted === '' ? undefined : wanted;
}
