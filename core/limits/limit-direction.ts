import type { LimitValue } from './limit.ts';
import { isExclusion, type LimitKind } from './limit-kind.ts';

export const LIMIT_DIRECTIONS = ['stricter', 'looser', 'same'] as const;
export type LimitDirection = (typeof LIMIT_DIRECTIONS)[number];

/**
 * LC-1 Where a change leads: a smaller sum, fewer hours, more frequent checks and longer exclusions are stricter, the contrary is looser;
 * no limit and 'unlimited' are the loosest there is.
 */
export function limitDirection(kind: LimitKind, from: LimitValue | undefined, to: LimitValue): LimitDirection {
  const [before, after] = [allowance(kind, from), allowance(kind, to)];
  if (after === before) return 'same';
  return after < before ? 'stricter' : 'looser';
}

/** How much a value lets through: a number that is none lets everything through. */
function allowance(kind: LimitKind, value: LimitValue | undefined): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return isExclusion(kind) ? 0 : Number.POSITIVE_INFINITY;
  return isExclusion(kind) ? 0 - value : value;
}
