import { ratio, roundedUnits, unitsToNumber } from '../../shared/exact.ts';
import { ok } from '../../shared/result.ts';
import type { Result } from '../../shared/result.ts';
import { checkSlip, problem } from './checked-slip.ts';
import type { CheckedBet, CheckedSlip } from './checked-slip.ts';
import { isDividedType } from './divided-types.ts';
import { blockFactor, isOpenBlock } from './leg-factor.ts';
import { countLines } from './line-count.ts';
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
  { offset = 0, limit = 100 }: { readonly offset?: number; readonly limit?: number } = {},
): Result<{ readonly total: number; readonly lines: readonly SlipLine[] }, SlipError> {
  const checked = checkSlip(slip);
  if (!checked.ok) return checked;
  if (!isDividedType(checked.value.type)) return ok({ total: 0, lines: [] });
  const total = Number(countLines(checked.value));
  if (!Number.isSafeInteger(total)) return problem('result-out-of-range');
  const lines: SlipLine[] = [];
  const start = wholeUpTo(offset, total);
  const end = start + wholeUpTo(limit, MOST_LISTED_LINES);
  let index = 0;
  for (const blocks of lineBlocks(checked.value)) {
    if (index >= end) break;
    if (index >= start) lines.push(describeLine(checked.value, blocks, total));
    index += 1;
  }
  return ok({ total, lines });
}

/** SY-1 Yields the blocks of each line, one line at a time. */
function* lineBlocks({ type, blocks, systemValue }: CheckedSlip): Generator<readonly (readonly CheckedBet[])[]> {
  if (type === 'system' || type === 'multi') {
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

function describeLine(slip: CheckedSlip, blocks: readonly (readonly CheckedBet[])[], total: number): SlipLine {
  const bets = [...slip.bankers, ...blocks.flat()];
  const { numerator, denominator } = blockFactor(bets, 'lose');
  const share = ratio(BigInt(slip.amount) * numerator, denominator * BigInt(total));
  return {
    bets: bets.map((bet) => slip.bets.indexOf(bet)),
    odds: unitsToNumber(roundedUnits(blockFactor(bets, 'win'), 3), 3),
    payout: unitsToNumber(roundedUnits(share, 0), slip.decimals),
    state: lineState(bets),
  };
}

/** SY-4 A line with a lost bet is lost, with an open one open; all returned it is returned, else won. */
function lineState(bets: readonly CheckedBet[]): SlipLine['state'] {
  if (bets.some(({ result }) => result === 'lose')) return 'lost';
  if (isOpenBlock(bets)) return 'open';
  return bets.every(({ result }) => result === 'return' || result === 'forced-return') ? 'returned' : 'won';
}

function wholeUpTo(value: number, most: number): number {
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 0;
}
