import type { TotoSort } from './toto-page.ts';

/** What a sort of toto is played by. */
export interface TotoRules {
  readonly sportIds: readonly number[];
  readonly gameCount: number;
  /** The market of each game that is guessed. */
  readonly market: 'result' | 'winner' | 'correct-score';
  /** Codes of its outcomes, in the order of their numbers; `rest` is any outcome that is not listed. */
  readonly answers: readonly string[];
  /** Parts of the fund in per cent: for all games guessed, for all but one, and so on. */
  readonly shares: readonly number[];
  /** A line takes of the jackpot at most so many times its stake. */
  readonly jackpotTimes: number;
}

const RESULT = { market: 'result', answers: ['home', 'draw', 'away'] } as const;
const WINNER = { market: 'winner', answers: ['home', 'away'] } as const;
const LONG_SHARES = [40, 20, 15, 15, 10] as const;
const SHORT_SHARES = [50, 30, 20] as const;

/** TT-5 What each sort is played by: its sport, how many games, what is guessed of each, and how the fund is divided. */
export const TOTO_RULES: Readonly<Record<TotoSort, TotoRules>> = {
  fifteen: { ...RESULT, sportIds: [1], gameCount: 15, shares: [30, 14, 12, 12, 12, 10, 10], jackpotTimes: 10_000 },
  'correct-score': {
    market: 'correct-score',
    answers: ['1-0', '2-0', '2-1', '0-0', '1-1', '2-2', '0-1', '0-2', '1-2', 'rest'],
    sportIds: [1],
    gameCount: 8,
    shares: SHORT_SHARES,
    jackpotTimes: 10_000,
  },
  football: { ...RESULT, sportIds: [1], gameCount: 12, shares: LONG_SHARES, jackpotTimes: 1000 },
  'ice-hockey': { ...RESULT, sportIds: [2], gameCount: 12, shares: LONG_SHARES, jackpotTimes: 600 },
  basketball: { ...WINNER, sportIds: [3], gameCount: 13, shares: LONG_SHARES, jackpotTimes: 40 },
  'cyber-football': { ...RESULT, sportIds: [140], gameCount: 7, shares: SHORT_SHARES, jackpotTimes: 40 },
  'cyber-sport': {
    ...WINNER,
    sportIds: [40, 41, 42, 43, 45],
    gameCount: 7,
    shares: SHORT_SHARES,
    jackpotTimes: 5,
  },
};

/** TT-6 A coupon has at most so many lines. */
export const MOST_TOTO_LINES = 5000;
/** TT-7 So much of the stakes, in per cent, is the fund that prizes are paid from; the house keeps the rest. */
export const TOTO_FUND_SHARE = 80;
/** A jackpot begins with what a line of so many lowest stakes can take of it. */
const FIRST_JACKPOT_STAKES = 5;

/** TT-8 What a jackpot begins with, in units of the lowest stake. */
export function firstJackpotTimes({ jackpotTimes }: Pick<TotoRules, 'jackpotTimes'>): number {
  return jackpotTimes * FIRST_JACKPOT_STAKES;
}

/** TT-9 A draw of which more than a third of the games are cancelled is returned. */
export function isTotoReturned(results: readonly TotoResult[]): boolean {
  return results.filter((result) => result === 'cancelled').length * 3 > results.length;
}

/** The number of the answer that came, from 1; a game that was cancelled counts as guessed by everybody. */
export type TotoResult = number | 'cancelled';
