import type { Minor } from '../../shared/money.ts';

/** JKP-1 The jackpots of a machine, the largest first; each has a pool in every currency. */
export const JACKPOT_LEVELS = ['grand', 'major', 'minor'] as const;
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number];

/** What is published of a jackpot. */
export interface JackpotTerms {
  /** JKP-2 What of each stake goes into the pool, in hundredths of a percent. */
  readonly share: number;
  /** JKP-3 What the house begins the pool with, in amount steps of the currency. */
  readonly first: number;
  /** JKP-4 What is staked for one win on average, in amount steps of the currency. */
  readonly turnover: number;
}

export const JACKPOTS: Readonly<Record<JackpotLevel, JackpotTerms>> = {
  grand: { share: 60, first: 2000, turnover: 2_000_000 },
  major: { share: 30, first: 200, turnover: 200_000 },
  minor: { share: 30, first: 20, turnover: 20_000 },
};

/** What a round won beside its lines. */
export interface JackpotWin {
  readonly levels: readonly JackpotLevel[];
  readonly amount: Minor;
}

const WHOLE = 10_000;

/** JKP-5 What of all stakes jackpots return, in hundredths of a percent: the shares, and what the house begins pools with by the turnover of one win. */
export function jackpotReturn(): number {
  return JACKPOT_LEVELS.reduce((sum, level) => {
    const { share, first, turnover } = JACKPOTS[level];
    return sum + share + (first * WHOLE) / turnover;
  }, 0);
}
