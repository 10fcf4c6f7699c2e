import { ratio, roundedUnits } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import type { CheckedSlip } from './checked-slip.ts';
import { isDividedType } from './divided-types.ts';
import { blockFactor, isOpenBlock } from './leg-factor.ts';
import { blockUnits, inUnits, sumOfLines } from './line-average.ts';
import { countLines } from './line-count.ts';
import { product } from './symmetric-sums.ts';

/**
 * PW-7 The least that a system, multi, lucky or patent pays if it wins, in minor units: the lines that are already sure, and when there
 * are none the one line of the settled blocks and the lowest odds that it takes to complete it. Nothing for other types.
 */
export function minimumPossibleWin(slip: CheckedSlip): bigint | undefined {
  const needed = shortestLine(slip);
  if (needed === undefined) return undefined;
  const bankers = blockFactor(slip.bankers, 'win');
  const least = leastOfLines(slip, needed);
  return roundedUnits(
    ratio(
      BigInt(slip.amount) * bankers.numerator * least.numerator,
      bankers.denominator * least.denominator * countLines(slip),
    ),
    0,
  );
}

function leastOfLines(slip: CheckedSlip, needed: number): Ratio {
  const units = blockUnits(slip);
  const sure: bigint[] = [];
  const open: bigint[] = [];
  for (const block of slip.blocks) {
    const factor = inUnits(blockFactor(block, 'win'), units);
    if (factor > 0n) (isOpenBlock(block) ? open : sure).push(factor);
  }
  if (sure.length >= needed) return sumOfLines(slip, [...sure, ...slip.blocks.slice(sure.length).map(() => 0n)], units);
  if (sure.length + open.length < needed) return ratio(0n);
  const lowest = open.toSorted((left, right) => (left < right ? -1 : 1)).slice(0, needed - sure.length);
  return ratio(product([...sure, ...lowest]), units ** BigInt(needed));
}

function shortestLine({ type, systemValue }: CheckedSlip): number | undefined {
  if (!isDividedType(type)) return undefined;
  if (type === 'lucky') return 1;
  return type === 'patent' ? 2 : systemValue;
}
