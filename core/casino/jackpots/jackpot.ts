import { AMOUNT_TABLE } from '../../shared/amount-table.ts';
import { minorUnits, NO_MONEY, toMinor, type Minor } from '../../shared/money.ts';
import { isCount } from '../../shared/untrusted.ts';
import { JACKPOT_LEVELS, JACKPOTS, type JackpotLevel, type JackpotTerms } from './jackpot-terms.ts';

/** A pool: its whole units, and what is left of the shares below one, in ten-thousandths of a unit. */
export interface JackpotPool {
  readonly amount: Minor;
  readonly rest: number;
}

const WHOLE = 10_000;
/** The bytes behind those of the reels, eight a jackpot. */
const FIRST_BYTE = 8;
const BYTES = 8;
const NUMBERS = 1n << 64n;

/** JKP-3 What a pool begins with in a currency, and begins with again after a win. */
export function newJackpot(level: JackpotLevel, currency: string): Minor {
  return minorUnits(stepOf(currency) * BigInt(termsOf(level)?.first ?? 0)) ?? NO_MONEY;
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
    const turnover = stepOf(currency) * BigInt(JACKPOTS[level].turnover);
    return number !== undefined && turnover > 0n && number * turnover < BigInt(stake) * NUMBERS;
  });
}

/** The amount step of a currency in units; nothing for a currency that has none. */
function stepOf(currency: string): bigint {
  const [step, , decimals] = AMOUNT_TABLE.get(currency) ?? [];
  const units = step === undefined ? undefined : toMinor(step, decimals);
  return units?.ok === true ? BigInt(units.value) : 0n;
}

function termsOf(level: JackpotLevel): JackpotTerms | undefined {
  return JACKPOT_LEVELS.includes(level) ? JACKPOTS[level] : undefined;
}

function numberAt(bytes: readonly number[], from: number): bigint | undefined {
  const own = bytes.slice(from, from + BYTES);
  if (own.length < BYTES || !own.every((byte) => isCount(byte) && byte < 256)) return undefined;
  return own.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}
