import { fail, ok, type Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';

/** A lotto: how many numbers of how many are drawn. */
export interface Lotto {
  readonly id: number;
  readonly name: string;
  readonly drawn: number;
  /** Numbers run from 1 to this one. */
  readonly highest: number;
  readonly nextDrawAt?: EpochMillis | undefined;
}

/** The numbers of a draw, in the order they came. */
export interface LottoDraw {
  readonly lottoId: number;
  readonly number: number;
  readonly at: EpochMillis;
  readonly numbers: readonly number[];
}

export interface LottoTicketError {
  readonly code: 'wrong-count' | 'not-of-this-lotto' | 'twice';
}

/** LT-5 A ticket has as many different numbers as are drawn, each from 1 to the highest. The value is in ascending order. */
export function lottoTicket(
  lotto: Pick<Lotto, 'drawn' | 'highest'>,
  numbers: readonly number[],
): Result<readonly number[], LottoTicketError> {
  if (numbers.length !== lotto.drawn) return fail({ code: 'wrong-count' });
  if (!numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= lotto.highest)) {
    return fail({ code: 'not-of-this-lotto' });
  }
  if (new Set(numbers).size !== numbers.length) return fail({ code: 'twice' });
  return ok(numbers.toSorted((left, right) => left - right));
}

/** LT-6 The numbers of a ticket that were drawn. */
export function lottoHits(ticket: readonly number[], draw: Pick<LottoDraw, 'numbers'>): readonly number[] {
  return ticket.filter((each) => draw.numbers.includes(each));
}

/** LT-7 The newest results come first. */
export function lottoResults(draws: readonly LottoDraw[], lottoId?: number): readonly LottoDraw[] {
  return draws
    .filter((draw) => lottoId === undefined || draw.lottoId === lottoId)
    .toSorted((left, right) => right.at - left.at || right.number - left.number);
}
