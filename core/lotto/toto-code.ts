import type { TotoAnswers } from './toto-filling.ts';
import type { TotoSort } from './toto-page.ts';
import { TOTO_RULES } from './toto-rules.ts';

/** Of the answers 1 to 10. */
const DIGITS = '1234567890';

/** TT-26 A coupon as a code: its sort, and a digit for each chosen answer, the games apart from one another. */
export function totoCode(sort: TotoSort, answers: TotoAnswers): string {
  const games = answers.map((chosen) => chosen.map((answer) => DIGITS[answer - 1] ?? '').join(''));
  return `${sort}:${games.join('-')}`;
}

/** TT-26 The answers that a code stands for; nothing where it is none, or one of another sort. */
export function readTotoCode(sort: TotoSort, text: string): TotoAnswers | undefined {
  const { gameCount, answers } = TOTO_RULES[sort];
  const code = text.trim();
  if (!code.startsWith(`${sort}:`)) return undefined;
  const games = code.slice(sort.length + 1).split('-');
  const known = DIGITS.slice(0, answers.length);
  const isKnown = games.every((game) => game.split('').every((digit) => known.includes(digit)));
  if (games.length !== gameCount || !isKnown) return undefined;
  return games.map((game) =>
    [...new Set(game)].map((digit) => DIGITS.indexOf(digit) + 1).toSorted((one, other) => one - other),
  );
}
