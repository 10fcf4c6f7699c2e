import { ratio, roundedUnits } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import { minorUnits, toMajor } from '../../shared/money.ts';
import type { Minor } from '../../shared/money.ts';
import { decimalOdds, milliOddsOf } from '../../shared/odds.ts';
import type { MilliOdds } from '../../shared/odds.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { isReturned } from './bet-result.ts';
import { answerSlip, answerWith } from './checked-slip.ts';
import type { CheckedBet, CheckedSlip } from './checked-slip.ts';
import { hasSystemSize, isDividedType } from './divided-types.ts';
import { FACTOR_UNITS, blockFactor, isOpenBlock } from './leg-factor.ts';
import { safeLineCount } from './line-count.ts';
import type { Slip, SlipError } from './slip.ts';

/** One line of a coupon, for display. */
export interface SlipLine {
  /** Indexes into the bets of the slip, bankers first. */
  readonly bets: readonly number[];
  /** What the line pays for a stake of one, open bets taken as won, to three decimals; undefined when it is out of range. */
  readonly odds: number | undefined;
  /** The line's share of the payout, rounded for display; the coupon itself is rounded once. */
  readonly payout: number | undefined;
  readonly state: 'open' | 'won' | 'returned' | 'lost';
}

/** SY-2 The most lines that one call lists. */
export const MOST_LISTED_LINES = 1000;

/**
 * The lines of a system, multi, lucky or patent from an offset on, at most 1,000 at once [SY-1, SY-2]; other types have
 * none to list [SY-3]. Shorter lines come first, then slip order.
 */
export function listLines(
  slip: Slip,
  window: LineWindow = {},
): Result<{ readonly total: number; readonly lines: readonly SlipLine[] }, SlipError> {
  return answerSlip(slip, (checked) =>
    answerWith(linesInUnits(checked, window), ({ total, lines }) => ({
      total,
      lines: lines.map(({ bets, odds, payout, state }) => ({
        bets,
        odds: odds === undefined ? odds : decimalOdds(odds),
        payout: payout === undefined ? undefined : toMajor(payout, checked.decimals),
        state,
      })),
    })),
  );
}

/** Which lines are listed. */
export interface LineWindow {
  readonly offset?: number;
  readonly limit?: number;
}

/** A line in units. */
export interface UnitLine extends Omit<SlipLine, 'odds' | 'payout'> {
  readonly odds: MilliOdds | undefined;
  readonly payout: Minor | undefined;
}

/** The lines of a slip that has been checked. */
export function linesInUnits(
  slip: CheckedSlip,
  { offset = 0, limit = 100 }: LineWindow,
): Result<{ readonly total: number; readonly lines: readonly UnitLine[] }, SlipError> {
  if (!isDividedType(slip.type)) return ok({ total: 0, lines: [] });
  const counted = safeLineCount(slip);
  if (!counted.ok) return counted;
  const total = counted.value;
  const lines: UnitLine[] = [];
  const start = wholeUpTo(offset, total);
  const end = start + wholeUpTo(limit, MOST_LISTED_LINES);
  let index = 0;
  for (const blocks of lineBlocks(slip)) {
    if (index >= end) break;
    if (index >= start) lines.push(describeLine(slip, blocks, total));
    index += 1;
  }
  return ok({ total, lines });
}

/** The first lines of a divided slip, and what a stake of one becomes in each by the results, open bets taken as lost: all over one denominator. */
export function* listedFactors(
  slip: CheckedSlip,
  limit: number,
): Generator<{ readonly bets: readonly number[]; readonly factor: Ratio }> {
  const units = FACTOR_UNITS ** BigInt(slip.bets.length);
  let left = wholeUpTo(limit, MOST_LISTED_LINES);
  for (const blocks of lineBlocks(slip)) {
    if (left === 0) return;
    left -= 1;
    const bets = [...slip.bankers, ...blocks.flat()];
    const { numerator, denominator } = blockFactor(bets, 'lose');
    yield { bets: bets.map((bet) => slip.bets.indexOf(bet)), factor: ratio((numerator * units) / denominator, units) };
  }
}

/** SY-1 Yields the blocks of each line, one line at a time. */
function* lineBlocks({ type, blocks, systemValue }: CheckedSlip): Generator<readonly (readonly CheckedBet[])[]> {
  if (hasSystemSize(type)) {
    yield* subsets(blocks, systemValue);
  } else {
    for (let size = type === 'lucky' ? 1 : 2; size <= blocks.length; size += 1) yield* subsets(blocks, size);
  }
}

function* subsets<Item>(items: readonly Item[], size: number, from = 0): Generator<readonly Item[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.slice(from, items.length - size + 1).entries()) {
    for (const rest of subsets(items, size - 1, from + index + 1)) yield [item, ...rest];
  }
}

function describeLine(slip: CheckedSlip, blocks: readonly (readonly CheckedBet[])[], total: number): UnitLine {
  const bets = [...slip.bankers, ...blocks.flat()];
  const { numerator, denominator } = blockFactor(bets, 'lose');
  const share = ratio(BigInt(slip.amount) * numerator, denominator * BigInt(total));
  return {
    bets: bets.map((bet) => slip.bets.indexOf(bet)),
    odds: milliOddsOf(roundedUnits(blockFactor(bets, 'win'), 3)),
    payout: minorUnits(roundedUnits(share, 0)),
    state: lineState(bets),
  };
}

/** SY-4 A line with a lost bet is lost, with an open one open; all returned it is returned, else won. */
function lineState(bets: readonly CheckedBet[]): SlipLine['state'] {
  if (bets.some(({ result }) => result === 'lose')) return 'lost';
  if (isOpenBlock(bets)) return 'open';
  return bets.every(({ result }) => isReturned(result)) ? 'returned' : 'won';
}

function wholeUpTo(value: number, most: number): number {
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 0;
}
