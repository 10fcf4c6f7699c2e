import type { Minor } from '../../shared/money.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { fittingSystemValue } from '../building/system-options.ts';
import type { BetResult } from '../maths/bet-result.ts';
import type { CouponType } from '../maths/coupon-type.ts';
import { hasSystemSize } from '../maths/divided-types.ts';
import { LARGEST_COUPON, typeBounds } from '../maths/type-bounds.ts';
import type { UnitSlip } from '../maths/unit-slip.ts';

/** A bet of the calculator; what is not typed yet is undefined. */
export interface CalculatedBet {
  readonly odds: MilliOdds | undefined;
  readonly result: BetResult;
  /** 0 is the lobby of a multi or a banker of a system; 1, 2, ... are the blocks in order. */
  readonly block: number;
  /** Of singles; without one the stake counts. */
  readonly amount: Minor | undefined;
}

/** What the calculator holds. */
export interface Calculation {
  readonly type: CouponType;
  readonly systemValue: number;
  readonly stake: Minor | undefined;
  /** What the amounts are of; undefined for the player's own. */
  readonly currency: string | undefined;
  readonly bets: readonly CalculatedBet[];
  /** What each block of a condition stakes; undefined is all there is, and the first block stakes the stake. */
  readonly blockAmounts: readonly (Minor | undefined)[];
}

const NEW_BET: Omit<CalculatedBet, 'block'> = { odds: undefined, result: 'open', amount: undefined };

/** CLC-1 An empty calculator is an accumulator of two bets whose odds are still to come. */
export const EMPTY_CALCULATION: Calculation = {
  type: 'express',
  systemValue: 2,
  stake: undefined,
  currency: undefined,
  bets: [
    { ...NEW_BET, block: 1 },
    { ...NEW_BET, block: 2 },
  ],
  blockAmounts: [],
};

/** CLC-2 A type that needs more bets has them added, empty; one that takes fewer says so, and what was typed stays. */
export function withType(calculation: Calculation, type: CouponType): Calculation {
  const { fewestBets } = typeBounds(type);
  let next: Calculation = { ...calculation, type };
  while (next.bets.length < fewestBets) next = withNewBet(next);
  return arranged(next);
}

/** CLC-2 One more bet, in a block of its own; none beyond the largest coupon. */
export function withNewBet(calculation: Calculation): Calculation {
  const { bets } = calculation;
  if (bets.length >= LARGEST_COUPON) return calculation;
  const block = Math.max(0, ...bets.map((bet) => bet.block)) + 1;
  return arranged({ ...calculation, bets: [...bets, { ...NEW_BET, block }] });
}

/** A bet as it was changed. */
export function withBet(calculation: Calculation, place: number, changed: Partial<CalculatedBet>): Calculation {
  const bets = calculation.bets.map((bet, index) => (index === place ? { ...bet, ...changed } : bet));
  return arranged({ ...calculation, bets });
}

/** CLC-3 The blocks after one that is gone close up, and keep what they stake. */
export function withoutBet(calculation: Calculation, place: number): Calculation {
  return arranged({ ...calculation, bets: calculation.bets.filter((_, index) => index !== place) });
}

/** CLC-3 A banker, or a bet of the system again. */
export function withBanker(calculation: Calculation, place: number, isBanker: boolean): Calculation {
  const block = isBanker ? 0 : Math.max(0, ...calculation.bets.map((bet) => bet.block)) + 1;
  return withBet(calculation, place, { block });
}

/** What a block of a condition stakes; undefined is all there is. */
export function withBlockAmount(calculation: Calculation, block: number, amount: Minor | undefined): Calculation {
  const length = Math.max(calculation.blockAmounts.length, block);
  const blockAmounts = Array.from({ length }, (_, index) =>
    index === block - 1 ? amount : calculation.blockAmounts[index],
  );
  return { ...calculation, blockAmounts };
}

/** The blocks that the lines are drawn from. */
export function drawnBlocks({ type, bets }: Pick<Calculation, 'type' | 'bets'>): number {
  const drawn = bets.filter(({ block }) => block !== 0);
  return type === 'system' ? drawn.length : new Set(drawn.map(({ block }) => block)).size;
}

/** CLC-4 The calculation of a coupon as the maths sees it. */
export function calculationOf(slip: UnitSlip, currency: string): Calculation {
  return {
    type: slip.type,
    systemValue: slip.systemValue ?? EMPTY_CALCULATION.systemValue,
    stake: slip.amount,
    currency,
    bets: slip.bets.map(({ odds, result = 'open', block, amount }, index) => ({
      odds,
      result,
      block: block ?? index + 1,
      amount,
    })),
    blockAmounts: (slip.blockAmounts ?? []).map((amount) => (amount === 'max' ? undefined : amount)),
  };
}

/** Blocks are numbered without gaps, and the size of a system is one that its bets allow. */
function arranged(calculation: Calculation): Calculation {
  const numbers = [...new Set(calculation.bets.map(({ block }) => block))]
    .filter((block) => block > 0)
    .toSorted((left, right) => left - right);
  const bets = calculation.bets.map((bet) =>
    bet.block === 0 ? bet : { ...bet, block: numbers.indexOf(bet.block) + 1 },
  );
  const staked = numbers.map((block) => calculation.blockAmounts[block - 1]);
  const last = staked.findLastIndex((amount) => amount !== undefined);
  const next = { ...calculation, bets, blockAmounts: staked.slice(0, last + 1) };
  if (!hasSystemSize(next.type)) return next;
  return { ...next, systemValue: fittingSystemValue(next.systemValue, drawnBlocks(next)) };
}
