import { exactDecimal, roundedUnits, unitsToNumber } from '../shared/exact.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { days, isMoment, type EpochMillis } from '../shared/time.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import {
  areExtraLimitsOn,
  NO_LIMIT_AMOUNT,
  remainingBalance,
  type Limit,
  type LimitValue,
  type SelfExclusionReason,
} from './limit.ts';
import { limitDirection } from './limit-direction.ts';
import { limitInForce } from './limit-in-force.ts';
import { isExclusion, limitPeriod, limitUnit, type LimitKind, limitSection } from './limit-kind.ts';

/** A limit as the player wants it. */
export interface LimitDraft {
  readonly kind: LimitKind;
  readonly value: LimitValue;
  readonly selfExclusionReason?: SelfExclusionReason | undefined;
}

/** When a limit is changed, and by whose rules. */
export interface LimitCircumstances {
  readonly now: EpochMillis;
  readonly profile: JurisdictionProfile;
}

export interface LimitProblem {
  readonly code:
    | 'unknown-kind'
    | 'not-changeable'
    | 'not-a-value'
    | 'out-of-range'
    | 'cannot-shorten'
    | 'not-a-time'
    | 'switched-off';
}

/** Sums have at most three, parts of an hour are told as finely. */
const DECIMALS = 3;
const MOST_OF_UNIT = { days: 3650, hours: 24, minutes: 1440 } as const;

/**
 * The limits after a change is asked for, as the server keeps them and the screen foretells them.
 * LC-2 What is stricter, or the first of its kind, holds at once and without an end; LC-3 what is looser waits for the cooling-off and then for the player;
 * LC-4 a change that is not looser takes back a waiting one; LC-5 an exclusion holds at once and is never shortened.
 */
export function limitsAfterChange(
  limits: readonly Limit[],
  draft: LimitDraft,
  { now, profile }: LimitCircumstances,
): Result<readonly Limit[], LimitProblem> {
  const problem = draftProblem(draft, now);
  if (problem !== undefined) return fail({ code: problem });
  // LM-11
  if (limitSection(draft.kind) === 'extra' && !areExtraLimitsOn(limits)) return fail({ code: 'switched-off' });
  const others = limits.filter(({ kind }) => kind !== draft.kind);
  const current = limitInForce(limits, draft.kind, now);
  if (isExclusion(draft.kind)) {
    const exclusion = excluded(current, draft, now);
    return exclusion.ok ? ok([...others, exclusion.value]) : exclusion;
  }
  const kept = current === undefined ? others : [...others, current];
  const before = current?.value ?? (draft.kind === 'reality-check' ? profile.realityCheckEvery : undefined);
  switch (limitDirection(draft.kind, before, draft.value)) {
    case 'stricter':
      return ok([...others, changed(current, draft, now)]);
    case 'looser':
      return ok([...kept, waiting(current, draft, { now, profile })]);
    case 'same':
      return ok(kept);
  }
}

/** LC-6 A limit is a number of its unit within the unit's range, or unlimited; an exclusion is never unlimited, a reality check neither. */
function draftProblem({ kind, value }: LimitDraft, now: EpochMillis): LimitProblem['code'] | undefined {
  const unit = limitUnit(kind);
  if (unit === undefined) return 'unknown-kind';
  if (unit === 'switch') return 'not-changeable';
  if (!isMoment(now)) return 'not-a-time';
  if (value === 'unlimited') return unit === 'money' || unit === 'hours' ? undefined : 'not-a-value';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not-a-value';
  if (unit === 'money') return value >= 0 && value < NO_LIMIT_AMOUNT ? undefined : 'out-of-range';
  if (!Number.isInteger(value)) return 'not-a-value';
  return value >= 1 && value <= MOST_OF_UNIT[unit] ? undefined : 'out-of-range';
}

function excluded(current: Limit | undefined, draft: LimitDraft, now: EpochMillis): Result<Limit, LimitProblem> {
  const endsAt = now + days(Number(draft.value));
  if (current !== undefined && !(endsAt >= (current.endsAt ?? Number.POSITIVE_INFINITY))) {
    return fail({ code: 'cannot-shorten' });
  }
  return ok({ ...changed(current, draft, now), endsAt });
}

/** LC-7 What was used up of a limit stays used up when its value changes. */
export function balanceAfter(current: Limit | undefined, value: LimitValue): number | undefined {
  if (typeof value !== 'number') return undefined;
  if (typeof current?.value !== 'number') return remainingBalance(value);
  const [before, left, now] = [current.value, remainingBalance(current.balance), value].map(exactDecimal);
  if (before === undefined || left === undefined || now === undefined) return 0;
  const units = roundedUnits(now, DECIMALS) - roundedUnits(before, DECIMALS) + roundedUnits(left, DECIMALS);
  return remainingBalance(unitsToNumber(units, DECIMALS));
}

function changed(current: Limit | undefined, draft: LimitDraft, now: EpochMillis): Limit {
  const { kind, value, selfExclusionReason } = draft;
  return {
    ...(current ?? { availableValues: [] }),
    kind,
    value,
    balance: isExclusion(kind) ? undefined : balanceAfter(current, value),
    state: 'active',
    needsApproval: false,
    startedAt: countedFrom(current, kind, now),
    endsAt: undefined,
    selfExclusionReason,
  };
}

/** LC-8 A limit that follows one of its kind goes on counting from where that one began: no period begins anew by a change. */
export function countedFrom(current: Limit | undefined, kind: LimitKind, now: EpochMillis): EpochMillis {
  const isFollowing = limitPeriod(kind) !== undefined && typeof current?.value === 'number';
  return isFollowing && isMoment(current.startedAt) && current.startedAt < now ? current.startedAt : now;
}

function waiting(current: Limit | undefined, draft: LimitDraft, { now, profile }: LimitCircumstances): Limit {
  const startedAt = now + profile.coolingOff;
  return {
    ...changed(current, draft, startedAt),
    state: 'pending',
    needsApproval: true,
    startedAt,
    // PE-1
    endsAt: limitSection(draft.kind) === 'deposit' ? startedAt + profile.confirmWindow : undefined,
  };
}
