import { days, type EpochMillis } from '../shared/time.ts';
import { isExclusion, limitUnit, type LimitKind } from './limit-kind.ts';
import type { PlainNumber } from '../shared/tagged.ts';

export const LIMIT_STATES = ['active', 'pending', 'inactive'] as const;
export type LimitState = (typeof LIMIT_STATES)[number];

/** Money in major units, or days, hours or minutes as the kind counts. */
export type LimitValue = PlainNumber | 'unlimited';

/** The sum that stands for no limit at all. */
export const NO_LIMIT_AMOUNT = 999_999_999;
/** The hours that stand for a session limit that is not set. */
export const NO_SESSION_LIMIT = -1;

/** Why players shut themselves out, as the site offers it. */
export interface SelfExclusionReason {
  readonly id: number;
  readonly text: string;
}

/** How a limit is filled in: sums are always typed freely, the rest is chosen. */
export type LimitInput = 'free-amount' | 'choice';

/** A limit the player has set, or has asked for. */
export interface Limit {
  readonly kind: LimitKind;
  /** Absent where the server sent no number. */
  readonly value?: LimitValue | undefined;
  /** What is left of the value, in the same unit. */
  readonly balance?: PlainNumber | undefined;
  readonly state: LimitState;
  /** Whether the player has yet to say that they still want it. */
  readonly needsApproval: boolean;
  /** For a pending limit the end of its cooling-off. */
  readonly startedAt?: EpochMillis | undefined;
  readonly endsAt?: EpochMillis | undefined;
  /** Currency or unit of time, as the server writes it. */
  readonly measure?: string | undefined;
  readonly label?: string | undefined;
  readonly selfExclusionReason?: SelfExclusionReason | undefined;
  /** What the site offers to choose from; empty where it says nothing. */
  readonly availableValues: readonly number[];
}

/** LM-3 Sums are typed freely, everything else is chosen. */
export function limitInput(kind: LimitKind): LimitInput {
  return limitUnit(kind) === 'money' ? 'free-amount' : 'choice';
}

/** What is known of a limit's value before it is understood; the times are milliseconds. */
export interface RawLimitValue {
  readonly value?: unknown;
  readonly startedAt?: unknown;
  readonly endsAt?: unknown;
}

/** LM-4 A value counts only if it is a number; LM-5 an exclusion lasts the whole days between its start and its end; LM-6 the markers mean unlimited. */
export function limitValue(kind: LimitKind, raw: RawLimitValue): LimitValue | undefined {
  if (isExclusion(kind)) return daysBetween(raw.startedAt, raw.endsAt);
  const value = numeric(raw.value);
  if (value === undefined) return undefined;
  if (value === unlimitedMarker(kind)) return 'unlimited';
  return value >= 0 ? value : undefined;
}

/** LM-6 The number that means unlimited for a kind; undefined for a kind that is never unlimited. */
export function unlimitedMarker(kind: LimitKind): number | undefined {
  const unit = limitUnit(kind);
  if (unit === 'money') return NO_LIMIT_AMOUNT;
  return unit === 'hours' ? NO_SESSION_LIMIT : undefined;
}

/** LM-7 What is left: 0 where it is absent, no number or not positive. */
export function remainingBalance(balance: unknown): number {
  const left = numeric(balance);
  return left !== undefined && left > 0 ? left : 0;
}

/** LM-8 The extra limits can be used unless the extra limit is active. */
export function areExtraLimitsOn(limits: readonly Limit[]): boolean {
  return !limits.some(({ kind, state }) => kind === 'extra' && state === 'active');
}

function daysBetween(startedAt: unknown, endsAt: unknown): number | undefined {
  const [from, to] = [numeric(startedAt), numeric(endsAt)];
  if (from === undefined || to === undefined || to < from) return undefined;
  return Math.round((to - from) / days(1));
}

function numeric(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== 'string' || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(value)) return undefined;
  return Number(value) + 0;
}
