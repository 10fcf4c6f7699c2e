import { sourceFiles, withoutComments } from '../source-tree.ts';

/** Where money is reckoned, staked, shown, taken or paid. */
export const MONEY_FOLDERS =
  /^(?:core\/(?:coupon\/(?!state\/)[a-z]+|accounts|limits|payments|shared)|infrastructure\/(?:coupon|accounts|http|sandbox\/(?:coupons|players))|ui\/(?:coupon|accounts|limits|payments))\//;

const VALUE = String.raw`(?:-?\d|''|\[\]|NO_|NONE\b|(?:DEFAULT|EMPTY|FALLBACK)(?:_|\b))`;
const DEFAULTS = [
  // a ?? 0, a || 'x'
  new RegExp(String.raw`(?:\?\?|\|\|)=?\s*(?:${VALUE}|['"\x60]|\[|\{|true\b|[A-Z][A-Z_]+\b)[^\n]*`, 'g'),
  // isKnown ? a : 0
  new RegExp(String.raw`[^\n]*\?\s[^\n?]*\s:\s${VALUE}[^\n]*`, 'g'),
  // isUnknown ? 0 : a
  new RegExp(String.raw`[^\n]*\?\s*(?:-?\d\w*|''|\[\]|NO_\w+|NONE)\s*:[^\n]*`, 'g'),
  // isKnown(word) ? word : 'other'
  new RegExp(String.raw`[^\n]*\?\s(?:[\w.]+|\w+\[\w+\])\s:\s'[^\n]*`, 'g'),
  // [a = 0], { a = 'x' }
  new RegExp(String.raw`(?<![=>)] )[[{] ?(?:\w+, )*\w+ = (?:${VALUE}|'|true\b)[^\n]*`, 'g'),
  // (a: number = 0)
  new RegExp(String.raw`[(,]\s*\w+:\s[^=,(){};]+\s=\s(?:${VALUE}|'|\{|true\b)[^\n]*`, 'g'),
];

/** A case told from the others by its word or by which is more; a part left out; an order of two things. */
const NO_DEFAULT = [
  /^(?!.*typeof ).*(?:[=!]== (?:'[\w-]+'|\d+)|[\w)] [<>] [\w.]+)\)? \?/,
  /^\.\.\.\(/,
  /flatMap\(/,
  /\? -1 : 1\)/,
];

/** Each place in the code that handles money where a number, text or list stands for something else, as `path: code`. */
export function moneyDefaults(): readonly string[] {
  return sourceFiles(undefined, /\.tsx?$/)
    .filter(({ path }) => MONEY_FOLDERS.test(path))
    .flatMap(({ path, text }) => defaultsIn(text).map((hit) => `${path}: ${hit}`));
}

/** The same in one text. */
export function defaultsIn(text: string): readonly string[] {
  const code = withoutComments(text);
  const hits = DEFAULTS.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([hit]) => hit.trim().replace(/\s+/g, ' ')),
  );
  return [...new Set(hits)].filter((hit) => hit.startsWith('??') || !NO_DEFAULT.some((pattern) => pattern.test(hit)));
}
