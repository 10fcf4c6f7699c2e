import type { TotoResult } from './toto-rules.ts';

/** TT-10 How many lines of a coupon have how many games right: the place in the list is the number of games. In a cancelled game every line is right. */
export function totoHits(answers: readonly (readonly number[])[], results: readonly TotoResult[]): readonly number[] {
  let lines: readonly number[] = [1];
  for (const [place, result] of results.entries()) {
    const chosen = new Set(answers[place] ?? []);
    const right = result === 'cancelled' ? chosen.size : Number(chosen.has(result));
    const wrong = chosen.size - right;
    lines = [...lines, 0].map((count, hits) => count * wrong + (lines[hits - 1] ?? 0) * right);
  }
  return lines;
}

/** How far a coupon is while its games are played. */
export interface TotoProgress {
  /** Games that have a result. */
  readonly decided: number;
  /** Those among them that the best line has right. */
  readonly guessed: number;
  /** What the best line can still come to. */
  readonly possible: number;
}

/** TT-11 The live state of a coupon: what its best line has right of the games that are decided, and what it can come to. */
export function totoProgress(
  answers: readonly (readonly number[])[],
  results: readonly (TotoResult | undefined)[],
): TotoProgress {
  const decided = results.filter((result) => result !== undefined).length;
  const guessed = results.filter(
    (result, place) => result === 'cancelled' || (result !== undefined && answers[place]?.includes(result) === true),
  ).length;
  return { decided, guessed, possible: guessed + results.length - decided };
}
