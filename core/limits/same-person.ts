/** Who somebody is on paper, as far as they said. */
export interface PersonOnPaper {
  readonly name?: string | null | undefined;
  readonly surname?: string | null | undefined;
  /** `1990-01-31`. */
  readonly birthDate?: string | null | undefined;
  /** The number of the document. */
  readonly passport?: string | null | undefined;
  readonly taxNumber?: string | null | undefined;
}

/** SX-11 Whether two are one: by the number of the document, by the tax number, or by name, surname and day of birth. */
export function isSamePerson(one: PersonOnPaper, other: PersonOnPaper): boolean {
  return [numberOf('passport'), numberOf('taxNumber'), nameAndBirth].some((keyOf) => {
    const key = keyOf(one);
    return key !== undefined && key === keyOf(other);
  });
}

function numberOf(field: 'passport' | 'taxNumber') {
  return (person: PersonOnPaper): string | undefined => {
    const bare = person[field]?.toUpperCase().replaceAll(/[\s-]/g, '');
    return bare === '' ? undefined : bare;
  };
}

function nameAndBirth({ name, surname, birthDate }: PersonOnPaper): string | undefined {
  const [first, last] = [wordsOf(name), wordsOf(surname)];
  if (first === undefined || last === undefined || !isGiven(birthDate)) return undefined;
  // nothing tells the two apart where they were typed in each other's field
  return [[first, last].toSorted().join('/'), birthDate].join(' ');
}

/** The letters, however they are spaced, hyphened and written large. */
function wordsOf(text: string | null | undefined): string | undefined {
  if (!isGiven(text)) return undefined;
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    // Cyrillic yo, mostly written as ye
    .replaceAll('\u0451', '\u0435')
    .replaceAll(/[\s'’-]+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}

function isGiven(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== '';
}
