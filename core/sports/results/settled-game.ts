import type { BetResult } from '../../coupon/maths/bet-result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Market, Outcome } from '../game/market.ts';
import type { GameResult } from './game-results.ts';

/** An outcome with its last price before the game and what became of it. */
export interface SettledOutcome extends Omit<Outcome, 'isLocked'> {
  readonly result: Exclude<BetResult, 'open'>;
}

export interface SettledMarket extends Omit<Market, 'outcomes'> {
  readonly outcomes: readonly SettledOutcome[];
}

/** A game that is over, with all that could be bet on when it started. */
export interface SettledGame {
  readonly result: GameResult;
  readonly endedAt: EpochMillis;
  readonly markets: readonly SettledMarket[];
}

/** How the result of an outcome is shown: wins and losses by halves are one half, and both returns one return. */
export type ResultMark = 'won' | 'lost' | 'returned' | 'half';

const MARKS: Readonly<Record<SettledOutcome['result'], ResultMark>> = {
  win: 'won',
  lose: 'lost',
  return: 'returned',
  'forced-return': 'returned',
  'half-win': 'half',
  'half-lose': 'half',
  'half-lose-half-win': 'half',
};

/** Every result that an outcome can end with. */
export const SETTLED_OUTCOME_RESULTS = Object.keys(MARKS) as readonly SettledOutcome['result'][];

/** SP-19 The mark of a settled outcome. */
export function resultMark(result: SettledOutcome['result']): ResultMark {
  return MARKS[result];
}
