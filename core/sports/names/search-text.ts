/** LN-30 Texts are compared without case and diacritics, with ё as е. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=[A-Za-z])\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .trim();
}

/** LN-31 A text is found where every word looked for begins one of its words. */
export function isFound(text: string, wanted: string): boolean {
  const words = searchText(text).split(/[^\p{L}\p{N}]+/u);
  return searchText(wanted)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => words.some((known) => known.startsWith(word)));
}

/** Puts names in the order of an alphabet, whatever the language of the device. */
export function compareTexts(left: string, right: string): number {
  const [first, second] = [searchText(left), searchText(right)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
