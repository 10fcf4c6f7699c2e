import { minorUnits, NO_MONEY, type Minor } from '../shared/money.ts';
import { totoHits } from './toto-hits.ts';
import { TOTO_FUND_SHARE, type TotoResult, type TotoRules } from './toto-rules.ts';

/** A coupon of a draw. */
export interface TotoEntry {
  readonly id: number;
  /** On each line. */
  readonly stake: Minor;
  readonly lineCount: number;
  readonly answers: readonly (readonly number[])[];
}

/** What a number of guessed games brings. */
export interface TotoPrize {
  readonly hits: number;
  /** Lines that have so many games right. */
  readonly lineCount: number;
  /** What all of them are paid, of the fund and of the jackpot. */
  readonly amount: Minor;
}

export interface SettledTotoEntry {
  readonly id: number;
  /** Of the best line. */
  readonly hits: number;
  readonly prize: Minor;
}

/** What a draw comes to in one currency. */
export interface TotoSettlement {
  /** What prizes were to be paid from, without the jackpot. */
  readonly fund: Minor;
  /** What the house keeps. */
  readonly fee: Minor;
  readonly prizes: readonly TotoPrize[];
  readonly entries: readonly SettledTotoEntry[];
  /** What is left for the next draw. */
  readonly jackpot: Minor;
}

interface TotoBook {
  readonly entries: readonly TotoEntry[];
  readonly results: readonly TotoResult[];
  readonly jackpot: Minor;
}

/** TT-7 The part of the stakes that prizes are paid from, rounded down. */
export function totoFund(staked: Minor): Minor {
  return units((BigInt(staked) * BigInt(TOTO_FUND_SHARE)) / 100n);
}

/**
 * TT-12 A part of the fund is divided among the lines with so many games right by their stakes, rounded down; what nobody takes and
 * what rounding leaves goes to the jackpot. TT-13 The lines with every game right take the jackpot too, each at most so many times
 * its stake. Nothing is lost: the stakes and the jackpot before are the fee, the prizes and the jackpot after.
 */
export function settleToto(rules: TotoRules, { entries, results, jackpot }: TotoBook): TotoSettlement {
  const staked = entries.reduce((sum, { stake, lineCount }) => sum + BigInt(stake) * BigInt(lineCount), 0n);
  const fund = BigInt(totoFund(units(staked)));
  const counted = entries.map((entry) => ({ entry, lines: totoHits(entry.answers, results) }));
  const won = new Map(entries.map(({ id }) => [id, 0n]));
  const prizes = rules.shares.map((share, place): TotoPrize => {
    const hits = results.length - place;
    const part = (fund * BigInt(share)) / 100n;
    const shares = counted.map(({ entry, lines }) => ({
      id: entry.id,
      lineCount: lines[hits] ?? 0,
      weight: BigInt(entry.stake) * BigInt(lines[hits] ?? 0),
    }));
    const paid =
      divide(part, shares, won) + (place === 0 ? divide(jackpotPart(BigInt(jackpot), rules, shares), shares, won) : 0n);
    return { hits, lineCount: shares.reduce((sum, { lineCount }) => sum + lineCount, 0), amount: units(paid) };
  });
  const paid = [...won.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    fund: units(fund),
    fee: units(staked - fund),
    prizes,
    entries: counted.map(({ entry: { id }, lines }) => ({
      id,
      hits: lines.findLastIndex((count) => count > 0),
      prize: units(won.get(id) ?? 0n),
    })),
    jackpot: units(BigInt(jackpot) + fund - paid),
  };
}

interface Share {
  readonly id: number;
  readonly weight: bigint;
}

/** Gives each its part, rounded down, and says what was given. */
function divide(part: bigint, shares: readonly Share[], won: Map<number, bigint>): bigint {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0n);
  if (whole === 0n) return 0n;
  let given = 0n;
  for (const { id, weight } of shares) {
    const amount = (part * weight) / whole;
    won.set(id, (won.get(id) ?? 0n) + amount);
    given += amount;
  }
  return given;
}

/** TT-13 */
function jackpotPart(
  jackpot: bigint,
  { jackpotTimes }: Pick<TotoRules, 'jackpotTimes'>,
  shares: readonly Share[],
): bigint {
  const most = shares.reduce((sum, { weight }) => sum + weight, 0n) * BigInt(jackpotTimes);
  return jackpot < most ? jackpot : most;
}

function units(amount: bigint): Minor {
  return minorUnits(amount) ?? NO_MONEY;
}
