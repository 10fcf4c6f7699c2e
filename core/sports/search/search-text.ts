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

/** Puts names in the order of an alphabet, whatever the language of the device. */
export function compareTexts(left: string, right: string): number {
  const [first, second] = [searchText(left), searchText(right)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
