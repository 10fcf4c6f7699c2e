import { ratio, roundedUnits } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { priceAntiExpress } from './anti-express-odds.ts';
import { isReturned } from './bet-result.ts';
import { slipMultiplier } from './bonus-bet.ts';
import { rollAccount } from './chain-account.ts';
import type { CheckedBet, CheckedSlip } from './checked-slip.ts';
import { FACTOR_UNITS, blockFactor, legFactor } from './leg-factor.ts';
import type { OpenAs } from './leg-factor.ts';
import { lineAverage } from './line-average.ts';
import { product } from './symmetric-sums.ts';

/** What a slip pays for its amount, in minor units before rounding and after it [PW-1..PW-4]. */
export interface Payout {
  readonly exact: Ratio;
  readonly rounded: bigint;
}

/** The payout when every open bet is taken as won or as lost; nothing when an anti-express has no price. */
export function slipPayout(slip: CheckedSlip, openAs: OpenAs): Payout | undefined {
  switch (slip.type) {
    case 'single':
    case 'express':
      return paid(slip.amount, expressOdds(slip.bets, slipMultiplier(slip), openAs));
    case 'anti-express': {
      const odds = antiExpressFactor(slip, openAs);
      return odds === undefined ? undefined : paid(slip.amount, odds);
    }
    case 'singles':
      return singlesPayout(slip, openAs);
    case 'system':
    case 'multi':
    case 'lucky':
    case 'patent':
      return roundedOnce(times(lineAverage(slip, openAs), BigInt(slip.amount)));
    case 'chain':
    case 'condition':
      return roundedOnce(slipAccount(slip, openAs).at(-1) ?? ratio(BigInt(slip.amount)));
  }
}

/** ST-7 The accounts of a chain or condition after each step that is taken. */
export function slipAccount(slip: CheckedSlip, openAs: OpenAs): readonly Ratio[] {
  return rollAccount(
    slip.amount,
    slip.blocks.map((block, index) => ({
      stake: slip.type === 'condition' ? (slip.blockAmounts[index] ?? 'max') : slip.amount,
      factor: blockFactor(block, openAs),
    })),
  );
}

/** The amount that the player stakes in all. */
export function totalAmount({ type, amount, bets }: CheckedSlip): bigint {
  return type === 'singles' ? bets.reduce((total, bet) => total + BigInt(bet.amount), 0n) : BigInt(amount);
}

/** PW-1 The coefficient is rounded to three decimals first, because what is printed is what is paid. */
function expressOdds(bets: readonly CheckedBet[], multiplier: Ratio, openAs: OpenAs): bigint {
  const factors = product(bets.map((bet) => legFactor(bet, openAs)));
  const units = FACTOR_UNITS ** BigInt(bets.length);
  return roundedUnits(ratio(factors * multiplier.numerator, units * multiplier.denominator), 3);
}

function singlesPayout({ bets }: CheckedSlip, openAs: OpenAs): Payout {
  const each = bets.map((bet) => paid(bet.amount, expressOdds([bet], ratio(1n), openAs)));
  return {
    exact: ratio(
      each.reduce((total, { exact }) => total + exact.numerator, 0n),
      1000n,
    ),
    rounded: each.reduce((total, { rounded }) => total + rounded, 0n),
  };
}

/**
 * AX-3..AX-5 An anti-express pays its odds once a bet has lost, the stake when all are returned, else nothing.
 * An open bet may still lose, so as a win of the slip it counts as lost.
 */
function antiExpressFactor(slip: CheckedSlip, openAs: OpenAs): bigint | undefined {
  if (slip.bets.every(({ result }) => isReturned(result))) return 1000n;
  const isWon = slip.bets.some(({ result }) => result === 'lose' || (result === 'open' && openAs === 'win'));
  const odds = slipAntiExpressOdds(slip);
  if (odds === undefined) return undefined;
  return isWon ? BigInt(odds) : 0n;
}

/** AX-4 A returned bet reprices the anti-express; odds that the formula refuses stay as they were placed. */
function slipAntiExpressOdds({ bets, antiExpressOdds }: CheckedSlip): MilliOdds | undefined {
  const counted = bets.filter(({ result }) => !isReturned(result));
  if (antiExpressOdds !== undefined && counted.length === bets.length) return antiExpressOdds;
  return priceAntiExpress(counted.map(({ odds }) => odds)) ?? antiExpressOdds;
}

function paid(amount: Minor, odds: bigint): Payout {
  return roundedOnce(ratio(BigInt(amount) * odds, 1000n));
}

function roundedOnce(exact: Ratio): Payout {
  return { exact, rounded: roundedUnits(exact, 0) };
}

function times({ numerator, denominator }: Ratio, amount: bigint): Ratio {
  return ratio(numerator * amount, denominator);
}
