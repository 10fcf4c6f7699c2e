import { minorUnits, NO_MONEY, type Minor } from '../../shared/money.ts';
import { patternBalls, type BingoCard } from './bingo-card.ts';
import { BINGO_FUND_SHARE, BINGO_RULES, type BingoPattern } from './bingo-rules.ts';

/** A card in a draw. */
interface PlayedCard {
  readonly id: number;
  readonly numbers: BingoCard;
  readonly amount: Minor;
}

/** What became of a pattern in a draw. */
export interface BingoPrize {
  readonly pattern: BingoPattern;
  /** How many cards share it; none where none had it in time. */
  readonly cards: number;
  /** With which ball they had it. */
  readonly ball?: number | undefined;
  /** What each of them is paid. */
  readonly each: Minor;
}

/** What a draw comes to in one currency. */
export interface BingoSettlement {
  readonly fund: Minor;
  /** What the house keeps. */
  readonly fee: Minor;
  readonly prizes: readonly BingoPrize[];
  readonly cards: readonly { readonly id: number; readonly prize: Minor }[];
  /** What is left for the next draw. */
  readonly jackpot: Minor;
}

/** BNG-7 The part of the stakes that prizes are paid from, rounded down. */
export function bingoFund(staked: Minor): Minor {
  return units((BigInt(staked) * BigInt(BINGO_FUND_SHARE)) / 100n);
}

/**
 * BNG-6, BNG-7 The cards that are first to have a pattern share its part of the fund, rounded down; what nobody has in time and what
 * rounding leaves goes to the jackpot. BNG-8 A full house in time takes the jackpot besides. Nothing is lost: the stakes and the jackpot
 * before are the fee, the prizes and the jackpot after.
 */
export function settleBingo({
  cards,
  balls,
  jackpot,
}: {
  readonly cards: readonly PlayedCard[];
  readonly balls: readonly number[];
  readonly jackpot: Minor;
}): BingoSettlement {
  const staked = cards.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const fund = bingoFund(units(staked));
  const had = cards.map(({ id, numbers }) => ({ id, balls: patternBalls(numbers, balls) }));
  const won = new Map<number, bigint>();
  const prizes = BINGO_RULES.map(({ pattern, within, share }): BingoPrize => {
    const ball = had.reduce((least, card) => Math.min(least, card.balls[pattern]), Number.POSITIVE_INFINITY);
    if (ball > within) return { pattern, cards: 0, each: NO_MONEY };
    const winners = had.filter((card) => card.balls[pattern] === ball);
    const part = (BigInt(fund) * BigInt(share)) / 100n + (pattern === 'full-house' ? BigInt(jackpot) : 0n);
    const each = part / BigInt(winners.length);
    for (const { id } of winners) won.set(id, (won.get(id) ?? 0n) + each);
    return { pattern, cards: winners.length, ball, each: units(each) };
  });
  const paid = [...won.values()].reduce((sum, prize) => sum + prize, 0n);
  return {
    fund,
    fee: units(staked - BigInt(fund)),
    prizes,
    cards: cards.map(({ id }) => ({ id, prize: units(won.get(id) ?? 0n) })),
    jackpot: units(BigInt(jackpot) + BigInt(fund) - paid),
  };
}

function units(amount: bigint): Minor {
  return minorUnits(amount) ?? NO_MONEY;
}
