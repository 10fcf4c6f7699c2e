import { ratio } from '../../shared/exact.ts';
import type { Ratio } from '../../shared/exact.ts';
import type { CheckedSlip } from './checked-slip.ts';
import { hasSystemSize } from './divided-types.ts';
import { FACTOR_UNITS, blockFactor } from './leg-factor.ts';
import type { OpenAs } from './leg-factor.ts';
import { countLines } from './line-count.ts';
import { product, symmetricSum } from './symmetric-sums.ts';

/** CP-5 What a stake of one, divided equally over the lines, becomes: the bankers' factor times the sum of the lines over their number. */
export function lineAverage(slip: CheckedSlip, openAs: OpenAs): Ratio {
  const units = blockUnits(slip);
  const bankers = blockFactor(slip.bankers, openAs);
  const lines = sumOfLines(
    slip,
    slip.blocks.map((block) => inUnits(blockFactor(block, openAs), units)),
    units,
  );
  return ratio(bankers.numerator * lines.numerator, bankers.denominator * lines.denominator * countLines(slip));
}

/** The sum of all lines over blocks with these factors, each counted in the same units. */
export function sumOfLines({ type, systemValue }: CheckedSlip, factors: readonly bigint[], units: bigint): Ratio {
  if (hasSystemSize(type)) return ratio(symmetricSum(factors, systemValue), units ** BigInt(systemValue));
  const all = units ** BigInt(factors.length);
  const lucky = product(factors.map((factor) => units + factor)) - all;
  if (type === 'lucky') return ratio(lucky, all);
  const singles = factors.reduce((total, factor) => total + factor, 0n) * units ** BigInt(factors.length - 1);
  return ratio(lucky - singles, all);
}

/** One unit that counts the factors of all blocks exactly, however many bets they hold. */
export function blockUnits({ blocks }: CheckedSlip): bigint {
  return FACTOR_UNITS ** BigInt(Math.max(...blocks.map((block) => block.length)));
}

/** A fraction as whole units, cut off towards zero. */
export function inUnits({ numerator, denominator }: Ratio, units: bigint): bigint {
  return (numerator * units) / denominator;
}
