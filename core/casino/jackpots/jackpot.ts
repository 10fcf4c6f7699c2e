import { stepInUnits } from '../../coupon/amounts/amount-step.ts';
import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import { isCount } from '../../shared/untrusted.ts';

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

/** A pool: its whole units, and what is left of the shares below one, in ten-thousandths of a unit. */
export interface JackpotPool {
  readonly amount: Minor;
  readonly rest: number;
}

/** What a round won beside its lines. */
export interface JackpotWin {
  readonly levels: readonly JackpotLevel[];
  readonly amount: Minor;
}

const WHOLE = 10_000;
/** The bytes behind those of the reels, eight a jackpot. */
const FIRST_BYTE = 8;
const BYTES = 8;
const NUMBERS = 1n << 64n;

/** JKP-3 What a pool begins with in a currency, and begins with again after a win. */
export function firstJackpot(level: JackpotLevel, currency: string): Minor {
  return minorUnits(BigInt(stepInUnits(currency)) * BigInt(termsOf(level)?.first ?? 0)) ?? NO_MONEY;
}

/** JKP-2 A pool after the share of a stake; parts of a unit are kept for the next one. Undefined where it would be out of range. */
export function fedJackpot(level: JackpotLevel, { amount, rest }: JackpotPool, stake: Minor): JackpotPool | undefined {
  const share = termsOf(level)?.share;
  if (share === undefined || ![amount, rest, stake].every(isCount)) return undefined;
  const parts = BigInt(rest) + BigInt(stake) * BigInt(share);
  const fed = minorUnits(BigInt(amount) + parts / BigInt(WHOLE));
  return fed === undefined ? undefined : { amount: fed, rest: Number(parts % BigInt(WHOLE)) };
}

/** JKP-4 The jackpots that a round wins: each as likely as its stake is a part of the turnover, to within one of 2^64. None where bytes are missing. */
export function drawnJackpots(
  { stake, currency }: { readonly stake: Minor; readonly currency: string },
  bytes: readonly number[],
): readonly JackpotLevel[] {
  if (!isCount(stake)) return [];
  return JACKPOT_LEVELS.filter((level, place) => {
    const number = numberAt(bytes, FIRST_BYTE + place * BYTES);
    const turnover = BigInt(stepInUnits(currency)) * BigInt(JACKPOTS[level].turnover);
    return number !== undefined && number * turnover < BigInt(stake) * NUMBERS;
  });
}

/** JKP-5 What of all stakes jackpots return, in hundredths of a percent: the shares, and what the house begins pools with by the turnover of one win. */
export function jackpotReturn(): number {
  return JACKPOT_LEVELS.reduce((sum, level) => {
    const { share, first, turnover } = JACKPOTS[level];
    return sum + share + (first * WHOLE) / turnover;
  }, 0);
}

function termsOf(level: JackpotLevel): JackpotTerms | undefined {
  return JACKPOT_LEVELS.includes(level) ? JACKPOTS[level] : undefined;
}

function numberAt(bytes: readonly number[], from: number): bigint | undefined {
  const own = bytes.slice(from, from + BYTES);
  if (own.length < BYTES || !own.every((byte) => isCount(byte) && byte < 256)) return undefined;
  return own.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}
