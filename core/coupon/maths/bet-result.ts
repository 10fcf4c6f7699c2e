/** What became of a bet; a missing result means 'open'. */
export const BET_RESULTS = [
  'open',
  'lose',
  'win',
  'return',
  'forced-return',
  'half-win',
  'half-lose',
  'half-lose-half-win',
] as const;

export type BetResult = (typeof BET_RESULTS)[number];

/** BR-1 Status ids -2 (not calculated) and -1 (not started) are both open; 0..6 are the seven results. */
export function betResultById(statusId: number): BetResult | undefined {
  return statusId === -2 ? 'open' : BET_RESULTS[statusId + 1];
}

/** The status id of a settled result; an open bet keeps the id it came with, so there is none to name. */
export function betResultId(result: Exclude<BetResult, 'open'>): number {
  return BET_RESULTS.indexOf(result) - 1;
}

/** Whether a value is one of the results. */
export function isBetResult(value: unknown): value is BetResult {
  const results: readonly unknown[] = BET_RESULTS;
  return results.includes(value);
}

/** BR-2 A return and a forced return both give the stake back. */
export function isReturned(result: BetResult): boolean {
  return result === 'return' || result === 'forced-return';
}

/** BR-3 A dead heat of two winners pays half the stake at full odds; of three or more, the stake returns. */
export function deadHeatResult(winners: number): BetResult {
  if (winners < 2) return 'win';
  return winners === 2 ? 'half-lose-half-win' : 'return';
}
