import { isVowel, LETTERS, pairedWords, withCase } from './letter-case.ts';
import { hasSoundedH } from './sounded-h.ts';

/** Where a name comes from decides how it is written. */
export interface NameSource {
  /** As Russian writes it. */
  readonly russian: string;
  /** As it is written in Latin letters without diacritics. */
  readonly latin: string;
  /** Whether the name was Russian from the first. */
  readonly isRussian: boolean;
  readonly isPerson: boolean;
}

const HARD = new Set('жчшщц');
/** The rule of nine: after these и stays before a consonant. */
const NINE = new Set('дтзсцжшчр');

/** NAM-3 Ukrainian after the orthography of 2019: § 129 and the rule of nine for foreign names, § 144 for Russian ones. */
export function ukrainianName({ russian, latin, isRussian, isPerson }: NameSource): string {
  const latinOf = pairedWords(russian, latin);
  return russian.replace(LETTERS, (word) => {
    const lower = word.toLowerCase();
    const spoken = hasSoundedH(lower, latinOf.get(word) ?? '') ? lower.replaceAll('х', 'г') : lower;
    return withCase(word, isRussian ? fromRussian(spoken, isPerson) : fromForeign(spoken, isPerson));
  });
}

function fromRussian(word: string, isPerson: boolean): string {
  return word
    .replace(/([цс])кий$/, '$1ький')
    .replace(/ськький$/, 'ський')
    .replace(/([^жчшщцраеёиоуыэюя])ев(а?)$/, '$1єв$2')
    .replace(/ьё/g, 'йо')
    .replace(/ё/g, (_, at: number) => softO(word, at))
    .replace(/е/g, (_, at: number, all: string) => (startsSyllable(all, at) ? 'є' : 'е'))
    .replace(/и/g, (_, at: number, all: string) => russianI(all, at, isPerson ? HARD : NINE))
    .replace(/ь(?=й)/g, '')
    .replaceAll('ы', 'и')
    .replaceAll('э', 'е')
    .replaceAll('ъ', '’');
}

function fromForeign(word: string, isPerson: boolean): string {
  const before = isPerson ? HARD : NINE;
  return word
    .replaceAll('йе', 'є')
    .replaceAll('ё', 'е')
    .replace(/(?<=[ьъи])е/g, 'є')
    .replace(/и/g, (_, at: number, all: string) => {
      if (at === 0) return 'і';
      if (isVowel(all[at - 1])) return 'ї';
      return before.has(all[at - 1] ?? '') && isBeforeConsonant(all, at) ? 'и' : 'і';
    })
    .replaceAll('ы', 'и')
    .replaceAll('э', 'е')
    .replaceAll('ъ', '’');
}

function startsSyllable(word: string, at: number): boolean {
  return at === 0 || isVowel(word[at - 1]) || 'ьъ'.includes(word[at - 1] ?? ' ');
}

function softO(word: string, at: number): string {
  if (startsSyllable(word, at)) return 'йо';
  return HARD.has(word[at - 1] ?? '') ? 'о' : 'ьо';
}

function russianI(word: string, at: number, before: ReadonlySet<string>): string {
  if (at > 0 && isVowel(word[at - 1])) return 'ї';
  const isHard = before.has(word[at - 1] ?? '') && isBeforeConsonant(word, at);
  return at > 0 && (isHard || /^(?:ик|ич|ий|ицк\S*)$/.test(word.slice(at))) ? 'и' : 'і';
}

function isBeforeConsonant(word: string, at: number): boolean {
  const next = word[at + 1];
  return next !== undefined && next !== 'й' && !isVowel(next);
}

const ROMANISED: readonly (readonly [latin: RegExp, written: string])[] = [
  [/shch/g, 'щ'],
  [/zgh/g, 'зг'],
  [/sk(?=(?:a|yi|yy)$)/g, 'ськ'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/(?:ii|yi|yy|iy)$/g, 'ій'],
  [/yi/g, 'ї'],
  [/[iy]a/g, 'я'],
  [/[iy]u/g, 'ю'],
  [/[iy]e/g, 'є'],
  [/[iy]o/g, 'йо'],
];
const LETTER_BY_LETTER = new Map(
  Object.entries({ a: 'а', b: 'б', v: 'в', h: 'г', g: 'ґ', d: 'д', e: 'е', z: 'з', y: 'и', i: 'і', k: 'к', l: 'л' }),
);
const OTHER_LETTERS = new Map(
  Object.entries({ m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', c: 'к', j: 'й', w: 'в' }),
);

/** NAM-3 A Ukrainian name is read back from its Latin spelling by the table of 2010 (resolution 55). */
export function ukrainianFromLatin(latin: string): string {
  return latin.replace(LETTERS, (word) => {
    if (word === 'Y') return 'Ю';
    const folded = ROMANISED.reduce((text, [pattern, written]) => text.replace(pattern, written), word.toLowerCase());
    const written = Array.from(folded, (letter) => LETTER_BY_LETTER.get(letter) ?? OTHER_LETTERS.get(letter) ?? letter);
    return withCase(word, written.join('').replace(/ській$/, 'ський'));
  });
}
