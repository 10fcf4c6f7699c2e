import { isVowel, LETTERS, pairedWords } from './letter-case.ts';
import { hasSoundedH } from './sounded-h.ts';
import type { NameSource } from './ukrainian-spelling.ts';

/** Sounds that Russian writes with several letters. */
const TOGETHER: readonly (readonly [russian: RegExp, arabic: string])[] = [
  [/дж/g, 'ج'],
  [/тц|тс|ц/g, 'تس'],
  [/тш|ч/g, 'تش'],
  [/щ/g, 'شتش'],
  [/кс/g, 'كس'],
  [/([бвгдзклмнпрстфхшж])\1/g, '$1'],
];

const CONSONANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ б: 'ب', в: 'ف', г: 'غ', ґ: 'غ', д: 'د', ж: 'ج', з: 'ز', к: 'ك', л: 'ل', м: 'م', н: 'ن', п: 'ب' }),
);
const MORE_CONSONANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({ р: 'ر', с: 'س', т: 'ت', ф: 'ف', х: 'خ', һ: 'ه', ш: 'ش', ь: '', ъ: '', '’': '', "'": '' }),
);
const VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ а: 'ا', е: 'ي', ё: 'و', и: 'ي', й: 'ي', о: 'و', у: 'و', ы: 'ي', э: 'ي', ю: 'يو', я: 'يا' }),
);
const FIRST_VOWELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ а: 'أ', е: 'إي', ё: 'يو', и: 'إي', о: 'أو', у: 'أو', э: 'إي' }),
);
const INITIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({ а: 'أ', е: 'إ', ё: 'ي', и: 'إ', о: 'أ', у: 'أ', э: 'إ', ю: 'ي', я: 'ي' }),
);
/** What the Latin letters are called. */
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'A=إيه B=بي C=سي D=دي E=إي F=إف G=جي H=إتش I=آي J=جيه K=كيه L=إل M=إم N=إن O=أو P=بي Q=كيو R=آر S=إس T=تي U=يو V=في W=دبليو ' +
    'X=إكس Y=واي Z=زد'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);
const ABBREVIATION = /^\p{Lu}{2,5}$/u;
const ARTICLE = /^(?:аль|эль)$/;

/** NAM-4 Arabic by the sounds that the Russian spelling keeps, after the rules of the Academy of Cairo for foreign names: p is ب, v ف, g غ, ch تش; vowels are written as long ones, save e in a closed syllable that is not the first. An abbreviation is the names of its Latin letters. */
export function arabicName({ russian, latin }: Pick<NameSource, 'russian' | 'latin'>): string {
  const latinOf = pairedWords(russian, latin);
  return russian
    .replace(LETTERS, (word) => {
      if (ABBREVIATION.test(word)) return letterNames(abbreviation(word, latin));
      const lower = word.toLowerCase();
      return arabicWord(hasSoundedH(lower, latinOf.get(word) ?? '') ? lower.replaceAll('х', 'һ') : lower);
    })
    .replace(/(?<=(?:^|[ -])ال)-/g, '')
    .replace(/(?<=\S)-(?=\S)/g, ' ')
    .replace(/(?<=[يو])([يو])(?=\1)|([يو])(?=\2)/g, '');
}

/** The Latin capitals that a Russian abbreviation stands for: those of the name, else the first letters of its words. */
function abbreviation(word: string, latin: string): string {
  const words = latin.match(LETTERS) ?? [];
  const capitals = words.find((each) => ABBREVIATION.test(each) && Math.abs(each.length - word.length) <= 1);
  if (capitals !== undefined) return capitals;
  return words.length === word.length ? words.map((each) => each.charAt(0)).join('') : word;
}

function letterNames(capitals: string): string {
  const isLatin = Array.from(capitals).every((letter) => LETTER_NAMES.has(letter));
  if (!isLatin) return arabicWord(capitals.toLowerCase());
  return Array.from(capitals, (letter) => LETTER_NAMES.get(letter)).join(' ');
}

function arabicWord(word: string): string {
  if (/\p{Script=Latin}/u.test(word)) return word;
  if (ARTICLE.test(word)) return 'ال';
  const initial = word.length === 1 ? INITIALS.get(word) : undefined;
  if (initial !== undefined) return initial;
  const letters = withoutShortE(word.replace(/^у(?=[аеиоэ])/, 'ў'));
  const folded = TOGETHER.reduce((text, [russian, arabic]) => text.replace(russian, arabic), letters);
  return Array.from(folded, (letter, at) => written(letter, at, folded)).join('');
}

/** The e of a closed syllable is short and not written, where another vowel stands before it. */
function withoutShortE(word: string): string {
  return word.replace(/[еэ]/g, (letter, at: number) => {
    const hasVowelBefore = Array.from(word.slice(0, at)).some(isVowel);
    const isAfterConsonant = at > 0 && !isVowel(word[at - 1]) && !'йьъ'.includes(word[at - 1] ?? ' ');
    return hasVowelBefore && isAfterConsonant && isClosed(word, at) ? '' : letter;
  });
}

function isClosed(word: string, at: number): boolean {
  const [next, afterNext] = [word[at + 1], word[at + 2]];
  if (next === undefined || isVowel(next) || next === 'й') return false;
  return (
    afterNext === undefined ||
    (!isVowel(afterNext) && !'йьъ'.includes(afterNext)) ||
    (word.length === at + 3 && afterNext === 'ь')
  );
}

function written(letter: string, at: number, word: string): string {
  if (letter === 'ў') return 'و';
  if (at === 0) {
    const closes = !isVowel(word[1]) && word[2] !== undefined && !isVowel(word[2]);
    const first = FIRST_VOWELS.get(letter);
    if (first !== undefined) return first === 'إي' && closes ? 'إ' : first;
  }
  return CONSONANTS.get(letter) ?? MORE_CONSONANTS.get(letter) ?? VOWELS.get(letter) ?? letter;
}
