import type { EpochMillis } from '../shared/time.ts';
import { remainingBalance, type Limit } from './limit.ts';
import { limitInForce } from './limit-in-force.ts';
import { sectionKinds, type LimitKind } from './limit-kind.ts';

export interface LimitRemaining {
  readonly kind: LimitKind;
  /** In major units of the account's currency, at least 0. */
  readonly remaining: number;
}

export const SUM_SECTIONS = ['deposit', 'wagering', 'loss'] as const;
export type SumSection = (typeof SUM_SECTIONS)[number];

/** LR-1 What is left of each limit in force of a section; an unlimited one leaves no bound. */
export function remainings(limits: readonly Limit[], section: SumSection, now: EpochMillis): readonly LimitRemaining[] {
  return sectionKinds(section).flatMap((kind) => {
    const limit = limitInForce(limits, kind, now);
    return typeof limit?.value === 'number' ? [{ kind, remaining: remainingBalance(limit.balance) }] : [];
  });
}

/** LR-2 Of several periods the lowest remaining counts; undefined where nothing bounds the section. */
export function lowestRemaining(
  limits: readonly Limit[],
  section: SumSection,
  now: EpochMillis,
): LimitRemaining | undefined {
  return remainings(limits, section, now).toSorted((one, other) => one.remaining - other.remaining)[0];
}

/** LR-3 A sum fits a section when it is a positive number and at most the lowest remaining. */
export function fitsLimits(
  limits: readonly Limit[],
  section: SumSection,
  { sum, now }: { readonly sum: number; readonly now: EpochMillis },
): boolean {
  const lowest = lowestRemaining(limits, section, now);
  return Number.isFinite(sum) && sum > 0 && (lowest === undefined || sum <= lowest.remaining);
}
