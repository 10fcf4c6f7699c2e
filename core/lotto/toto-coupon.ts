import { fail, ok, type Result } from '../shared/result.ts';
import { safeCount } from '../shared/exact.ts';

/** A draw of a toto: games with numbered answers. */
export interface TotoDraw {
  readonly id: number;
  readonly games: readonly { readonly id: number; readonly answerCount: number }[];
}

export interface TotoCouponError {
  readonly code: 'wrong-count' | 'no-answer' | 'no-such-answer' | 'too-many-lines';
}

/** TT-4 A coupon of a toto answers every game at least once; it has as many lines as there are ways to take one answer of each game. */
export function totoLineCount(
  draw: TotoDraw,
  answers: readonly (readonly number[])[],
): Result<number, TotoCouponError> {
  if (answers.length !== draw.games.length || draw.games.length === 0) return fail({ code: 'wrong-count' });
  let lines = 1n;
  for (const [index, { answerCount }] of draw.games.entries()) {
    const chosen = new Set(answers[index]);
    if (chosen.size === 0) return fail({ code: 'no-answer' });
    for (const answer of chosen) {
      if (!Number.isInteger(answer) || answer < 1 || answer > answerCount) return fail({ code: 'no-such-answer' });
    }
    lines *= BigInt(chosen.size);
  }
  const count = safeCount(lines);
  return count === undefined ? fail({ code: 'too-many-lines' }) : ok(count);
}
