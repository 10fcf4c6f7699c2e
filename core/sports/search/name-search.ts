import { searchText } from './search-text.ts';
import { hasEveryWord, wordsOf } from './found-words.ts';
import { bySound, inOtherLayouts, isSlipOf } from './typed-otherwise.ts';

/** LN-82 What teams are usually called instead of their name, in the languages of the site. */
const NICKNAMES: Readonly<Record<string, string>> = {
  barca: 'barcelona',
  барса: 'барселона',
  blaugrana: 'barcelona',
  merengues: 'real madrid',
  сливочные: 'реал мадрид',
  colchoneros: 'atletico madrid',
  матрасники: 'атлетико мадрид',
  spurs: 'tottenham',
  шпоры: 'тоттенхэм',
  gunners: 'arsenal',
  канониры: 'арсенал',
  utd: 'united',
  mufc: 'manchester united',
  mcfc: 'manchester city',
  wolves: 'wolverhampton',
  citizens: 'manchester city',
  горожане: 'манчестер сити',
  bvb: 'borussia dortmund',
  бвб: 'боруссия дортмунд',
  gladbach: 'monchengladbach',
  juve: 'juventus',
  bianconeri: 'juventus',
  rossoneri: 'milan',
  nerazzurri: 'inter',
  кони: 'цска',
  mengao: 'flamengo',
  verdao: 'palmeiras',
  timao: 'corinthians',
  galo: 'atletico mineiro',
  xeneizes: 'boca juniors',
  millonarios: 'river plate',
  cimbom: 'galatasaray',
  kartal: 'besiktas',
};

/** A word as it is written, and by its sound. */
interface SearchedWord {
  readonly written: string;
  readonly sound: string;
}

/** Names as a search looks at them; made once for a text of names. */
export interface SearchableNames {
  /** As `searchText` gives them. */
  readonly text: string;
  /** The first letters of each name of two words or more. */
  readonly initials: readonly string[];
  readonly words: readonly SearchedWord[];
}

/** A text that is looked for, as whatever it may have been meant to be. */
export interface NameSearch {
  /** Whether it is the initials of one of the names. */
  readonly isInitials: (names: SearchableNames) => boolean;
  /** Whether names have every word of it. */
  readonly isPlain: (names: SearchableNames) => boolean;
  /** Whether they have it in another layout or alphabet, or by a nickname. */
  readonly isOtherwise: (names: SearchableNames) => boolean;
  /** Whether they have it but for slips of the finger. */
  readonly isSlip: (names: SearchableNames) => boolean;
}

/** Names for a search; each line of the text is one of them, as `searchText` gives it. */
export function searchableNames(text: string): SearchableNames {
  const lines = text.split('\n').map(wordsOf);
  return {
    text,
    initials: lines.filter(({ length }) => length > 1).map((words) => words.map(([first]) => first).join('')),
    words: [...new Set(lines.flat())].map(searchedWord),
  };
}

/** What a text may have been meant to be. */
export function nameSearch(text: string): NameSearch {
  const plain = searchText(text);
  const plainWords = wordsOf(plain);
  const nicknamed = plainWords.map((word) => (Object.hasOwn(NICKNAMES, word) ? NICKNAMES[word] : word)).join(' ');
  const meant = [nicknamed, ...inOtherLayouts(plain).map(searchText)]
    .map((one) => wordsOf(one).map(searchedWord))
    .filter((words) => words.some(({ written }) => written.length > 2));
  const isNear = remembered(isSlipOf);
  return {
    isInitials: ({ initials }) => initials.includes(plain),
    isPlain: (names) => hasEveryWord(names.text, plainWords),
    isOtherwise: (names) =>
      hasEvery(
        meant,
        names,
        (typed, { written, sound }) =>
          written.startsWith(typed.written) || (typed.sound.length > 2 && sound.startsWith(typed.sound)),
      ),
    isSlip: (names) =>
      hasEvery(
        meant,
        names,
        (typed, { written, sound }) =>
          written.startsWith(typed.written) || isNear(typed.written, written) || isNear(typed.sound, sound),
      ),
  };
}

/** LN-83 A search finds names whose initials it is, then what has every word of it, then what it is in another layout, alphabet or by a nickname, and only where there is none of them what is a slip of the finger away. */
export function namesFound<Item>(
  items: readonly Item[],
  namesOf: (item: Item) => SearchableNames,
  { isInitials, isPlain, isOtherwise, isSlip }: NameSearch,
): readonly Item[] {
  const found = [isInitials, isPlain, isOtherwise].flatMap((is) => items.filter((item) => is(namesOf(item))));
  return found.length > 0 ? [...new Set(found)] : items.filter((item) => isSlip(namesOf(item)));
}

function searchedWord(written: string): SearchedWord {
  return { written, sound: bySound(written) };
}

function hasEvery(
  meant: readonly (readonly SearchedWord[])[],
  names: SearchableNames,
  is: (typed: SearchedWord, word: SearchedWord) => boolean,
): boolean {
  return meant.some((words) => words.every((typed) => names.words.some((word) => is(typed, word))));
}

/** The same words are compared in name after name. */
function remembered(is: (typed: string, word: string) => boolean): (typed: string, word: string) => boolean {
  const known = new Map<string, Map<string, boolean>>();
  return (typed, word) => {
    const ofTyped = known.get(typed) ?? new Map<string, boolean>();
    known.set(typed, ofTyped);
    const answer = ofTyped.get(word) ?? is(typed, word);
    ofTyped.set(word, answer);
    return answer;
  };
}
