/** The keys of the letters, row by row, in the layouts that are typed in by mistake for one another. */
const LAYOUTS = [
  "qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йцукенгшщзхїфівапролджєячсмитьбю',
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرlىةوز',
] as const;
/** Where the rows of keys begin in them. */
const KEY_ROWS: readonly number[] = [0, 12, 23];

/** LN-80 Each Cyrillic letter as it is usually written in Latin ones. */
const LATIN: ReadonlyMap<string, string> = new Map(
  (
    'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= ' +
    'э=e ю=yu я=ya і=i ї=yi є=ye ґ=g ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
);

/** What one language writes so and another so: folded, both are the same. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'sh'],
  [/kh/g, 'h'],
  [/ts/g, 'c'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/[qx]/g, 'k'],
  [/w/g, 'v'],
  [/j/g, 'y'],
  [/y[aou]/g, 'ia'],
  [/[yi]+/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const NO_LETTER = /[^\p{L} ]/u;

/** LN-79 The same keys in the other layouts of the keyboard: "pfhtyb" or "ьфтсруыеук"; where one of them is no letter nobody meant that. */
export function inOtherLayouts(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return LAYOUTS.flatMap((from) => {
    if (!Array.from(lower).every((letter) => letter === ' ' || from.includes(letter))) return [];
    return LAYOUTS.filter((to) => to !== from)
      .map((to) =>
        Array.from(lower, (letter) => (letter === ' ' ? letter : (to[from.indexOf(letter)] ?? letter))).join(''),
      )
      .filter((meant) => !NO_LETTER.test(meant));
  });
}

/** LN-80 A word by its sound in Latin letters, whichever alphabet and way of writing it over it was typed in: "барселона", "barselona" and "barcelona" are one. */
export function bySound(word: string): string {
  const latin = Array.from(word.toLowerCase(), (letter) => LATIN.get(letter) ?? letter).join('');
  return SOUNDS.reduce((folded, [pattern, sound]) => folded.replace(pattern, sound), latin);
}

/** LN-81 Whether a typed word is the beginning of another but for a slip of the finger: one letter more, less, other or swapped in four letters or more, two in eight. */
export function isSlipOf(typed: string, known: string): boolean {
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (most === 0 || known.length < typed.length - most || !areBegunAlike(typed, known)) return false;
  return fewestSlips(typed, known.slice(0, typed.length + most), most) <= most;
}

/** LN-106 Words begin with the same letter, or the finger hit a key beside its own, left the first letter out, or put one before it. */
function areBegunAlike(typed: string, known: string): boolean {
  const [first = '', second] = typed;
  const [meant = '', next] = known;
  return first === meant || second === meant || first === next || areNeighbours(first, meant);
}

function areNeighbours(one: string, other: string): boolean {
  return LAYOUTS.some((keys) => {
    const [left, right] = [keyOf(keys, one), keyOf(keys, other)];
    if (left === undefined || right === undefined) return false;
    const [upper, lower] = left.row <= right.row ? [left, right] : [right, left];
    const aside = lower.column - upper.column;
    // each row lies half a key to the right of the one above it
    return lower.row === upper.row
      ? Math.abs(aside) === 1
      : lower.row - upper.row === 1 && (aside === 0 || aside === -1);
  });
}

function keyOf(keys: string, letter: string): { readonly row: number; readonly column: number } | undefined {
  const at = letter === '' ? -1 : keys.indexOf(letter);
  if (at < 0) return undefined;
  const row = KEY_ROWS.findLastIndex((start) => start <= at);
  return { row, column: at - (KEY_ROWS[row] ?? 0) };
}

/** The letters that are more, less, other or swapped with their neighbour between a text and the nearest beginning of another; more than `most` is Infinity. */
function fewestSlips(typed: string, known: string, most: number): number {
  const at = (cells: readonly number[], index: number): number => cells[index] ?? Infinity;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: known.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next: number[] = i <= most ? [i] : [];
    let least = at(next, 0);
    for (let j = Math.max(1, i - most); j <= Math.min(known.length, i + most); j += 1) {
      const isSame = typed[i - 1] === known[j - 1];
      const isSwap = i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1];
      const plain = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      const fewest = isSwap ? Math.min(plain, at(before, j - 2) + 1) : plain;
      next[j] = fewest;
      least = Math.min(least, fewest);
    }
    if (least > most) return Infinity;
    [before, row] = [row, next];
  }
  return row.reduce((one, other) => Math.min(one, other), Infinity);
}
