import fc from 'fast-check';
import { JURISDICTION_PROFILES, STRICTEST_PROFILE } from '../../../core/limits/jurisdiction.ts';
import type { JurisdictionProfile } from '../../../core/limits/jurisdiction.ts';
import type { Limit, LimitValue } from '../../../core/limits/limit.ts';
import type { LimitKind } from '../../../core/limits/limit-kind.ts';

export function limitOf(kind: LimitKind, fields: Partial<Limit>): Limit {
  return { kind, state: 'active', needsApproval: false, availableValues: [], ...fields };
}

/** A change that waits; for a deposit limit its start is the end of the cooling-off. */
export function pendingOf(kind: LimitKind, fields: Partial<Limit>): Limit {
  return limitOf(kind, { state: 'pending', needsApproval: true, ...fields });
}

export const PROFILES: readonly (readonly [string, JurisdictionProfile])[] = [
  ...Object.entries(JURISDICTION_PROFILES),
  ['an unknown place', STRICTEST_PROFILE],
];

export const SUM_KINDS = [
  'daily-wagering',
  'weekly-wagering',
  'monthly-wagering',
  'daily-loss',
  'weekly-loss',
  'monthly-loss',
  'daily-deposit',
  'weekly-deposit',
  'monthly-deposit',
] as const satisfies readonly LimitKind[];

/** Kinds that can be loosened at all. */
export const LOOSENABLE = [...SUM_KINDS, 'session', 'reality-check'] as const satisfies readonly LimitKind[];

export function anyValueOf(kind: (typeof LOOSENABLE)[number]): fc.Arbitrary<LimitValue> {
  if (kind === 'reality-check') return fc.constantFrom(5, 10, 15, 30, 45, 60);
  const numbers = kind === 'session' ? fc.integer({ min: 1, max: 24 }) : fc.integer({ min: 0, max: 5000 });
  return fc.oneof({ weight: 5, arbitrary: numbers }, { weight: 1, arbitrary: fc.constant('unlimited' as const) });
}

/** How much a value lets through, told apart from the code under test: unlimited is above everything. */
export function looseness(value: LimitValue | undefined): number {
  return typeof value === 'number' ? value : 1e12;
}
