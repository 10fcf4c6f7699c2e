import { exactDecimal, flooredUnits, numberToUnits } from '../shared/exact.ts';
import type { PlainNumber } from '../shared/tagged.ts';
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
  return lowestOf(limits, section, now)?.lowest;
}

/** LR-3 A sum in major units fits a section when it is above zero, an amount of some currency and at most the lowest remaining. */
export function fitsLimits(
  limits: readonly Limit[],
  section: SumSection,
  { sum, now }: { readonly sum: PlainNumber; readonly now: EpochMillis },
): boolean {
  const units = numberToUnits(sum, FINEST_DECIMALS);
  if (typeof units !== 'bigint' || units === 0n || !SUM_SECTIONS.includes(section)) return false;
  const lowest = lowestOf(limits, section, now);
  return lowest === undefined || units <= lowest.units;
}

const NOTHING = 0n;
/** No currency has more; the server may leave out the currency of a limit. */
const FINEST_DECIMALS = 3;

function lowestOf(
  limits: readonly Limit[],
  section: SumSection,
  now: EpochMillis,
): { readonly lowest: LimitRemaining; readonly units: bigint } | undefined {
  let found: ReturnType<typeof lowestOf>;
  for (const lowest of remainings(limits, section, now)) {
    const exact = exactDecimal(lowest.remaining);
    if (exact === undefined) return { lowest, units: NOTHING };
    const units = flooredUnits(exact, FINEST_DECIMALS);
    if (found === undefined || units < found.units) found = { lowest, units };
  }
  return found;
}
