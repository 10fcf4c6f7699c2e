import { fail, ok, type Result } from '../../shared/result.ts';
import { isCount } from '../../shared/untrusted.ts';
import type { LottoRules } from './lotto-rules.ts';

export interface LottoTicketError {
  readonly code: 'wrong-count' | 'not-of-this-lotto' | 'twice';
}

/** LT-5 A ticket has at least as many different numbers as a combination, at most as many as its lotto takes, each from 1 to the highest. The value is in ascending order. */
export function lottoTicket(
  { chosen, most, highest }: Pick<LottoRules, 'chosen' | 'most' | 'highest'>,
  numbers: readonly number[],
): Result<readonly number[], LottoTicketError> {
  if (numbers.length < chosen || numbers.length > most) return fail({ code: 'wrong-count' });
  if (!numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= highest)) {
    return fail({ code: 'not-of-this-lotto' });
  }
  if (new Set(numbers).size !== numbers.length) return fail({ code: 'twice' });
  return ok(numbers.toSorted((left, right) => left - right));
}

/** More are no safe count of any lotto, and walking them would take for ever. */
const MOST_OF = 1000;

/** LT-9 How many ways there are to take so many of so many; none where there are fewer. */
export function combinationCount(of: number, taken: number): number {
  if (!isCount(of) || !isCount(taken) || taken > of || of > MOST_OF) return 0;
  let count = 1n;
  for (let place = 1; place <= taken; place += 1) count = (count * BigInt(of - taken + place)) / BigInt(place);
  return Number(count);
}

/** LT-6 The numbers of a ticket that were drawn. */
export function lottoHits(ticket: readonly number[], numbers: readonly number[]): readonly number[] {
  return ticket.filter((each) => numbers.includes(each));
}

/** LT-9 How many combinations of a ticket have exactly so many numbers guessed, where so many of its numbers were drawn. */
export function guessedCombinations(
  { chosen }: Pick<LottoRules, 'chosen'>,
  ticket: { readonly size: number; readonly guessed: number },
  hits: number,
): number {
  const { size, guessed } = ticket;
  return combinationCount(guessed, hits) * combinationCount(size - guessed, chosen - hits);
}
