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
  сперс: 'тоттенхэм',
  шпоры: 'тоттенхэм',
  gunners: 'arsenal',
  канониры: 'арсенал',
  utd: 'united',
  mufc: 'manchester united',
  mcfc: 'manchester city',
  wolves: 'wolverhampton',
  citizens: 'manchester city',
  горожане: 'манчестер сити',
  munchen: 'bayern munich',
  мюнхен: 'бавария',
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
  manu: 'manchester united',
  ману: 'манчестер юнайтед',
  'man u': 'manchester united',
  'man utd': 'manchester united',
  'ман ю': 'манчестер юнайтед',
  'man city': 'manchester city',
  'ман сити': 'манчестер сити',
  navi: 'natus vincere',
  нави: 'natus vincere',
  вп: 'virtus pro',
  виртусы: 'virtus pro',
  нип: 'ninjas in pyjamas',
  спириты: 'team spirit',
  'тим спирит': 'team spirit',
  'тим ликвид': 'team liquid',
  'тим виталити': 'team vitality',
  г2: 'g2 esports',
  фейзы: 'faze clan',
  ликвиды: 'team liquid',
  виталити: 'team vitality',
};

/** LN-107 What clubs have before their name or after it, and lists of teams leave out. */
const CLUB_WORDS: ReadonlySet<string> = new Set(['fc', 'cf', 'afc', 'hc', 'bc', 'фк', 'хк', 'бк', 'вк', 'гк']);

/** How near names are that have the text in another layout of the keyboard alone. */
const LAYOUT_RANK = 4;
/** LN-83 Where so many names are found as they were typed, nobody meant another layout. */
const ENOUGH_FOUND = 3;

const WORD_LETTER = /[\p{L}\p{N}]/u;

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
  /** LN-83 How near names are to it, 0 the nearest; undefined where they are not but for slips of the finger. */
  readonly rank: (names: SearchableNames) => number | undefined;
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

/** LN-107 The words that say more than that a club is meant; all of them where none does. */
function withoutClubWords(text: string): string {
  const words = wordsOf(text);
  const telling = words.filter((word) => !CLUB_WORDS.has(word));
  return telling.length === 0 || telling.length === words.length ? text : telling.join(' ');
}

/** What a text may have been meant to be. */
export function nameSearch(text: string, { hasInitials = true }: { readonly hasInitials?: boolean } = {}): NameSearch {
  const plain = withoutClubWords(searchText(text));
  const plainWords = wordsOf(plain);
  const usual = usualNames(plainWords);
  const typed = readings(usual ?? [plain]);
  const layouts = readings(inOtherLayouts(plain).map(searchText));
  const meant = [...typed, ...layouts];
  const usualWords = (usual ?? []).map(wordsOf);
  const isExact = ({ text: names, initials }: SearchableNames): boolean =>
    (hasInitials && initials.includes(plain)) ||
    [plainWords, ...usualWords].some((words) => hasEveryWord(names, words) && isInOneName(names, words));
  const isBegun = ({ text: names }: SearchableNames): boolean =>
    plainWords.length > 0 && plainWords.every((word) => isBegunIn(names, word));
  const isNear = remembered(isSlipOf);
  return {
    rank: (names) => {
      if (isExact(names)) return 0;
      if (isBegun(names)) return 1;
      if (usual === undefined && hasEveryWord(names.text, plainWords)) return 2;
      const isSounded = (word: SearchedWord, { written, sound }: SearchedWord): boolean =>
        written.startsWith(word.written) ||
        (usual === undefined && word.sound.length > 2 && sound.startsWith(word.sound));
      if (hasEvery(typed, names, isSounded)) return 3;
      const isMeant = (word: SearchedWord, known: SearchedWord): boolean =>
        word.sound.length > 3 ? isSounded(word, known) : known.written.startsWith(word.written);
      return hasEvery(layouts, names, isMeant) ? LAYOUT_RANK : undefined;
    },
    isSlip: (names) =>
      usual === undefined &&
      hasEvery(
        meant,
        names,
        (word, { written, sound }) =>
          written.startsWith(word.written) || isNear(word.written, written) || isNear(word.sound, sound),
      ),
  };
}

/** The words of each text, as long as one of them is long enough to mean something. */
function readings(texts: readonly string[]): readonly (readonly SearchedWord[])[] {
  return texts
    .map((one) => wordsOf(one).map(searchedWord))
    .filter((words) => words.some(({ written }) => written.length > 2));
}

/** How items are looked at: by their names and, where they are equally near, by their place. */
interface SearchedItems<Item> {
  readonly namesOf: (item: Item) => SearchableNames;
  readonly placeOf?: (item: Item) => number;
}

/** What has the text, the nearest first. */
interface FoundNames<Item> {
  readonly items: readonly Item[];
  /** How many of them have it as it was typed. */
  readonly typedCount: number;
}

/** LN-83 The nearest first, without slips of the finger; those of another layout stand last, and only where few others are found, `typedBeside` of them elsewhere. */
export function certainNames<Item>(
  items: readonly Item[],
  { namesOf, placeOf = () => 0 }: SearchedItems<Item>,
  { search, typedBeside = 0 }: { readonly search: NameSearch; readonly typedBeside?: number },
): FoundNames<Item> {
  const ranked = items
    .flatMap((item) => {
      const rank = search.rank(namesOf(item));
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || placeOf(one.item) - placeOf(other.item));
  const typed = ranked.filter(({ rank }) => rank < LAYOUT_RANK);
  const found = typed.length + typedBeside >= ENOUGH_FOUND ? typed : ranked;
  return { items: found.map(({ item }) => item), typedCount: typed.length };
}

/** LN-81 What has the text but for slips of the finger. */
export function slippedNames<Item>(
  items: readonly Item[],
  { namesOf, placeOf = () => 0 }: SearchedItems<Item>,
  search: NameSearch,
): readonly Item[] {
  return items.filter((item) => search.isSlip(namesOf(item))).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** LN-82 What the text or a word of it usually stands for; undefined where it is no nickname. */
function usualNames(words: readonly string[]): readonly string[] | undefined {
  const whole = usualName(words.join(' '));
  if (whole !== undefined) return [whole];
  const named = words.map((word) => usualName(word) ?? word);
  return named.some((word, place) => word !== words[place]) ? [named.join(' ')] : undefined;
}

function usualName(text: string): string | undefined {
  return Object.hasOwn(NICKNAMES, text) ? NICKNAMES[text] : undefined;
}

/** Whether one of the names has all the words, each of them whole. */
function isInOneName(names: string, words: readonly string[]): boolean {
  return names.split('\n').some((name) => {
    const own = wordsOf(name);
    return words.every((word) => own.includes(word));
  });
}

/** Whether a word of the names begins so. */
function isBegunIn(names: string, begun: string): boolean {
  for (let at = names.indexOf(begun); at >= 0; at = names.indexOf(begun, at + 1)) {
    if (at === 0 || !WORD_LETTER.test(names[at - 1] ?? '')) return true;
  }
  return false;
}

function searchedWord(written: string): SearchedWord {
  const sound = bySound(written);
  // tens of thousands are kept: a word that is written as it sounds is kept once
  return { written, sound: sound === written ? written : sound };
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
