import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import { LOTTO_FUND_SHARE, type LottoRules } from './lotto-rules.ts';
import { guessedCombinations, lottoHits } from './lotto-ticket.ts';

/** A ticket in a draw. */
export interface LottoEntry {
  readonly id: number;
  readonly numbers: readonly number[];
  /** What it costs in this draw. */
  readonly amount: Minor;
}

/** What a number of guessed numbers brings. */
export interface LottoPrize {
  readonly hits: number;
  /** Combinations that have so many numbers right. */
  readonly combinations: number;
  /** What each of them is paid. */
  readonly each: Minor;
}

export interface SettledLottoEntry {
  readonly id: number;
  /** Numbers of the ticket that were drawn. */
  readonly hits: number;
  readonly prize: Minor;
}

/** What a draw comes to in one currency. */
export interface LottoSettlement {
  readonly fund: Minor;
  /** What the house keeps. */
  readonly fee: Minor;
  readonly prizes: readonly LottoPrize[];
  readonly entries: readonly SettledLottoEntry[];
  /** What is left for the next draw. */
  readonly jackpot: Minor;
}

interface LottoBook {
  readonly entries: readonly LottoEntry[];
  readonly numbers: readonly number[];
  readonly jackpot: Minor;
}

/** LT-13 The part of the stakes that prizes are paid from, rounded down. */
export function lottoFund(staked: Minor): Minor {
  return units((BigInt(staked) * BigInt(LOTTO_FUND_SHARE)) / 100n);
}

/** LT-13 The part of the fund that a place in the table of prizes has, rounded down. */
export function lottoPart(fund: Minor, share: number): Minor {
  return units((BigInt(fund) * BigInt(share)) / 100n);
}

/**
 * LT-13 A part of the fund is divided evenly among the combinations with so many numbers guessed, rounded down; what nobody takes and
 * what rounding leaves goes to the jackpot. LT-14 Those with every number guessed share the jackpot besides. Nothing is lost: the
 * stakes and the jackpot before are the fee, the prizes and the jackpot after.
 */
export function settleLotto(rules: LottoRules, { entries, numbers, jackpot }: LottoBook): LottoSettlement {
  const staked = entries.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const fund = lottoFund(units(staked));
  const counted = entries.map((entry) => {
    const guessed = lottoHits(entry.numbers, numbers).length;
    const ticket = { size: entry.numbers.length, guessed };
    const won = rules.shares.map((_, place) => BigInt(guessedCombinations(rules, ticket, rules.chosen - place)));
    return { id: entry.id, guessed, won };
  });
  const places = rules.shares.map((share, place) => {
    const combinations = counted.reduce((sum, { won }) => sum + (won[place] ?? 0n), 0n);
    const part = BigInt(lottoPart(fund, share)) + (place === 0 ? BigInt(jackpot) : 0n);
    return { combinations, each: combinations === 0n ? 0n : part / combinations };
  });
  const settled = counted.map(({ id, guessed, won }) => ({
    id,
    hits: guessed,
    prize: places.reduce((sum, { each }, place) => sum + each * (won[place] ?? 0n), 0n),
  }));
  const paid = settled.reduce((sum, { prize }) => sum + prize, 0n);
  return {
    fund,
    fee: units(staked - BigInt(fund)),
    prizes: places.map(({ combinations, each }, place) => ({
      hits: rules.chosen - place,
      combinations: Number(combinations),
      each: units(each),
    })),
    entries: settled.map(({ prize, ...entry }) => ({ ...entry, prize: units(prize) })),
    jackpot: units(BigInt(jackpot) + BigInt(fund) - paid),
  };
}

function units(amount: bigint): Minor {
  return minorUnits(amount) ?? NO_MONEY;
}
