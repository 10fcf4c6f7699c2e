import { fail, ok, type Result } from '../shared/result.ts';
import { isMoment, type EpochMillis } from '../shared/time.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import { areExtraLimitsOn, type Limit } from './limit.ts';
import { balanceAfter, countedFrom, type LimitCircumstances } from './limit-change.ts';
import { hasEnded, limitInForce } from './limit-in-force.ts';
import { limitSection, type LimitKind } from './limit-kind.ts';

/** When the player can say that they still want a limit: from the first moment up to, not including, the last. */
export interface ConfirmWindow {
  readonly from: EpochMillis;
  readonly until: EpochMillis;
}

export interface ConfirmProblem {
  readonly code: 'nothing-pending' | 'too-early' | 'too-late' | 'switched-off';
}

/** PE-1 A pending deposit limit is confirmed within the profile's window after its start, any other from its start until its end. */
export function confirmWindow({ kind, startedAt, endsAt }: Limit, profile: JurisdictionProfile): ConfirmWindow {
  if (limitSection(kind) !== 'deposit') {
    return {
      from: isMoment(startedAt) ? startedAt : Number.NEGATIVE_INFINITY,
      until: isMoment(endsAt) ? endsAt : Number.POSITIVE_INFINITY,
    };
  }
  const from = isMoment(startedAt) ? startedAt : Number.POSITIVE_INFINITY;
  return { from, until: from + (isMoment(profile.confirmWindow) ? profile.confirmWindow : 0) };
}

/** PE-2 What keeps a limit from being confirmed now. */
export function confirmProblem(
  limit: Limit | undefined,
  now: EpochMillis,
  profile: JurisdictionProfile,
): ConfirmProblem['code'] | undefined {
  if (limit === undefined || !isUndecided(limit)) return 'nothing-pending';
  const { from, until } = confirmWindow(limit, profile);
  if (!(now >= from)) return 'too-early';
  return now < until ? undefined : 'too-late';
}

/** PE-3 A pending limit that needs approval can be rejected at any time. */
export function isUndecided({ state, needsApproval }: Limit): boolean {
  return state === 'pending' && needsApproval;
}

/** PE-4 Confirming puts the pending limit in the place of the one in force. */
export function limitsAfterConfirmation(
  limits: readonly Limit[],
  kind: LimitKind,
  { now, profile }: LimitCircumstances,
): Result<readonly Limit[], ConfirmProblem> {
  const pending = limits.find((limit) => limit.kind === kind && isUndecided(limit));
  const problem = confirmProblem(pending, now, profile);
  if (pending === undefined || problem !== undefined) return fail({ code: problem ?? 'nothing-pending' });
  // LM-11
  if (limitSection(kind) === 'extra' && !areExtraLimitsOn(limits)) return fail({ code: 'switched-off' });
  const current = limitInForce(limits, kind, now);
  const balance = pending.value === undefined ? undefined : balanceAfter(current, pending.value);
  const confirmed: Limit = {
    ...pending,
    balance,
    state: 'active',
    needsApproval: false,
    startedAt: countedFrom(current, kind, now),
    endsAt: undefined,
  };
  return ok([...limits.filter((limit) => limit.kind !== kind), confirmed]);
}

/** PE-5 Rejecting takes the pending limits of the named kinds out of view and changes nothing else. */
export function limitsAfterRejection(limits: readonly Limit[], kinds: readonly LimitKind[]): readonly Limit[] {
  return limits.filter(({ kind, state }) => state !== 'pending' || !kinds.includes(kind));
}

/** PE-6 As time passes, a pending limit whose window is over and an active one past its end become inactive; nothing else changes. */
export function limitsAt(limits: readonly Limit[], now: EpochMillis, profile: JurisdictionProfile): readonly Limit[] {
  return limits.map((limit) => (isSpent(limit, now, profile) ? { ...limit, state: 'inactive' } : limit));
}

function isSpent(limit: Limit, now: EpochMillis, profile: JurisdictionProfile): boolean {
  if (limit.state === 'pending') return isUndecided(limit) && now >= confirmWindow(limit, profile).until;
  return limit.state === 'active' && hasEnded(limit, now);
}
