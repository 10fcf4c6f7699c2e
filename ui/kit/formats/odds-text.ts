import { fractionStep } from '../../../core/shared/fraction-step.ts';
import { formatMilliOdds, oddsFormat, type MilliOdds } from '../../../core/shared/odds.ts';
import { MINUS } from './format-number.ts';

/** The odds as they are printed: a fraction as the nearest step of the ladder [OD-12], else never rounded, at least two decimals up to 99.99, with the true minus sign. */
export function oddsText(odds: MilliOdds, coefViewId: number): string {
  const format = oddsFormat(coefViewId);
  if (format === 'fractional' && odds > 1000) return fractionStep(odds).text;
  const text = formatMilliOdds(odds, coefViewId);
  const isPadded = format !== 'american' && /^-?\d{1,2}(\.\d)?$/.test(text);
  return (isPadded ? padded(text) : text).replace('-', MINUS);
}

/** Whether these printed odds count downwards: negative Malay, Indonesian and American ones. */
export function isNegativeOdds(text: string): boolean {
  return text.startsWith(MINUS);
}

/** A line as Asian tables write it, a quarter as its two halves: 1.25 is "1-1.5". */
export function quarterLineText(line: number): string {
  const size = Math.abs(line);
  return Number.isInteger(size * 4) && !Number.isInteger(size * 2) ? `${size - 0.25}-${size + 0.25}` : `${size}`;
}

/** A multiplier before its number: "×1.03". */
export function multiplierText(multiplier: number): string {
  return `\u00D7${multiplier}`;
}

function padded(text: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
