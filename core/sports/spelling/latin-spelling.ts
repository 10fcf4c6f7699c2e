import { isVowel, LETTERS, withCase } from './letter-case.ts';

/** The languages of the site, other than English, that are written in Latin letters. */
export const LATIN_LANGUAGES = ['es', 'pt', 'de', 'fr', 'tr'] as const;
export type LatinLanguage = (typeof LATIN_LANGUAGES)[number];

interface Spelling {
  /** What each Russian letter is written as, "б=b в=w". */
  readonly letters: string;
  /** What е, ё, ю and я are written as where they begin a syllable. */
  readonly first: string;
  /** Spellings that depend on what stands beside, applied to the Russian word. */
  readonly before: readonly (readonly [RegExp, string])[];
  /** What is mended in the Latin word. */
  readonly after: readonly (readonly [RegExp, string])[];
}

const COMMON = 'а=a б=b в=v г=g д=d е=e з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t ф=f ъ= ы=y э=e';
const ADJECTIVE: readonly [RegExp, string] = [/(?<=[иы])й$/g, ''];
const GU: readonly [RegExp, string] = [/г(?=[еиёэ])/g, 'gu'];
const DOUBLE_S: readonly [RegExp, string] = [/(?<=[аеёиоуыэюя])с(?=[аеёиоуыэюя])/g, 'ss'];

/** NAM-5 The practical transcriptions of Russian: of Duden in German, of Fundéu in Spanish, of the dictionaries and the press in French, Portuguese and Turkish. */
const SPELLINGS: Readonly<Record<LatinLanguage, Spelling>> = {
  de: {
    letters: `${COMMON} в=w ё=jo ж=sch з=s й=i у=u х=ch ц=z ч=tsch ш=sch щ=schtsch ь= ю=ju я=ja`,
    first: 'е=je ё=jo ю=ju я=ja й=j',
    before: [ADJECTIVE, [/(?<=[жшчщ])ё/g, 'о'], [/кс/g, 'x'], DOUBLE_S],
    after: [[/jj/g, 'j']],
  },
  fr: {
    letters: `${COMMON} ё=io ж=j й=ï у=ou х=kh ц=ts ч=tch ш=ch щ=chtch ь= ю=iou я=ia`,
    first: 'е=ie ё=io ю=iou я=ia й=i',
    before: [ADJECTIVE, GU, [/кс/g, 'x'], DOUBLE_S, [/ин$/g, 'ine']],
    after: [],
  },
  es: {
    letters: `${COMMON} ё=io ж=zh й=i у=u х=j ц=ts ч=ch ш=sh щ=shch ь= ю=iu я=ia`,
    first: 'е=ye ё=yo ю=yu я=ya й=y',
    before: [ADJECTIVE, GU],
    after: [],
  },
  pt: {
    letters: `${COMMON} ё=io ж=j й=i у=u х=kh ц=ts ч=tch ш=ch щ=chtch ь= ю=iu я=ia`,
    first: 'е=ie ё=io ю=iu я=ia й=i',
    before: [ADJECTIVE, GU, DOUBLE_S],
    after: [],
  },
  tr: {
    letters: `${COMMON} ё=yo ж=j й=y у=u х=h ц=ts ч=ç ш=ş щ=şç ы=ı ь= ю=yu я=ya`,
    first: 'е=ye ё=yo ю=yu я=ya й=y',
    before: [ADJECTIVE],
    after: [],
  },
};

interface Letters {
  readonly all: ReadonlyMap<string, string>;
  readonly first: ReadonlyMap<string, string>;
}

const LETTERS_OF = Object.fromEntries(
  LATIN_LANGUAGES.map((language) => {
    const { letters, first } = SPELLINGS[language];
    return [language, { all: readLetters(letters), first: readLetters(first) }];
  }),
) as Readonly<Record<LatinLanguage, Letters>>;

/** NAM-5 A Russian name in the Latin letters of a language, as that language spells what it hears. */
export function latinName(russian: string, language: LatinLanguage): string {
  return Object.hasOwn(SPELLINGS, language) ? russian.replace(LETTERS, (word) => latinWord(word, language)) : russian;
}

function latinWord(word: string, language: LatinLanguage): string {
  const { before, after } = SPELLINGS[language];
  const { all, first } = LETTERS_OF[language];
  const spoken = before.reduce((text, [pattern, written]) => text.replace(pattern, written), word.toLowerCase());
  const written = Array.from(spoken, (letter, at) => {
    const isFirst =
      (at === 0 && (word.length > 1 || letter !== 'е')) ||
      isVowel(spoken[at - 1]) ||
      'ьъ'.includes(spoken[at - 1] ?? ' ');
    return (isFirst && (letter !== 'й' || at === 0) ? first.get(letter) : undefined) ?? all.get(letter) ?? letter;
  });
  return withCase(
    word,
    after.reduce((text, [pattern, mended]) => text.replace(pattern, mended), written.join('')),
    language,
  );
}

function readLetters(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)]));
}
