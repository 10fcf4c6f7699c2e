import type { BetResult, SlipBet } from '../../../core/coupon/index.ts';

/** Bets at these odds, all open. */
export function betsAt(...odds: readonly number[]): SlipBet[] {
  return odds.map((each) => ({ odds: each }));
}

/** Bets with a result each: `settledBets([2, 'win'], [3, 'lose'])`. */
export function settledBets(...bets: readonly (readonly [odds: number, result: BetResult])[]): SlipBet[] {
  return bets.map(([odds, result]) => ({ odds, result }));
}

/** Bets in blocks 1, 2, ... with the same result inside each. */
export function blockBets(...blocks: readonly (readonly [odds: readonly number[], result?: BetResult])[]): SlipBet[] {
  return blocks.flatMap(([odds, result], index) => odds.map((each) => ({ odds: each, result, block: index + 1 })));
}

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused(code: string, bet?: number): { readonly ok: false; readonly error: object } {
  return { ok: false, error: bet === undefined ? { code } : { code, bet } };
}
