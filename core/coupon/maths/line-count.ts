import { safeCount } from '../../shared/exact.ts';
import type { Result } from '../../shared/result.ts';
import { answerSlip, inRange } from './checked-slip.ts';
import type { CheckedSlip } from './checked-slip.ts';
import { hasSystemSize } from './divided-types.ts';
import type { Slip, SlipError } from './slip.ts';

/**
 * How many lines the amount is divided over: 1 for a single, express and anti-express, C(n, r) for a system or multi,
 * 2^n - 1 for a lucky, 2^n - n - 1 for a patent; for a chain, condition and singles the number of steps or bets [CP-1..CP-3].
 */
export function lineCount(slip: Slip): Result<number, SlipError> {
  return answerSlip(slip, safeLineCount);
}

/** The number of lines of a slip that has been checked, where it is a safe number. */
export function safeLineCount(slip: CheckedSlip): Result<number, SlipError> {
  return inRange(safeCount(countLines(slip)));
}

/** The number of lines of a slip that has been checked. */
export function countLines({ type, blocks, systemValue }: CheckedSlip): bigint {
  const count = BigInt(blocks.length);
  if (hasSystemSize(type)) return combinations(blocks.length, systemValue);
  if (type === 'lucky') return 2n ** count - 1n;
  if (type === 'patent') return 2n ** count - count - 1n;
  return type === 'chain' || type === 'condition' || type === 'singles' ? count : 1n;
}

const LARGEST_SET = 1000;

/** CP-2 A system r of n has C(n, r) lines; 0 where r or n is no whole number from 0 to 1000, or r is above n. */
export function combinations(count: number, size: number): bigint {
  if (!Number.isInteger(count) || !Number.isInteger(size) || size < 0 || size > count || count > LARGEST_SET) return 0n;
  let lines = 1n;
  for (let chosen = 1; chosen <= size; chosen += 1) lines = (lines * BigInt(count - size + chosen)) / BigInt(chosen);
  return lines;
}
