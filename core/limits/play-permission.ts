import { isMoment, seconds, type EpochMillis, type Millis } from '../shared/time.ts';
import type { JurisdictionProfile } from './jurisdiction.ts';
import type { Limit } from './limit.ts';
import { limitDirection } from './limit-direction.ts';
import { limitInForce } from './limit-in-force.ts';

/** What the player's exclusions leave open. */
export interface PlayPermission {
  readonly canDeposit: boolean;
  readonly canPlay: boolean;
  readonly canWithdraw: true;
  /** Whether offers, pushes and reminders may reach the player. */
  readonly canBeCourted: boolean;
  /** When what is closed opens again. */
  readonly closedUntil?: EpochMillis | undefined;
}

/**
 * LP-1 A self-exclusion stops deposits and play; LP-2 a deposit time-out stops deposits, play too where the profile says;
 * LP-3 withdrawal stays open; LP-4 nobody shut out is courted; LP-5 what is closed opens when the last exclusion ends.
 */
export function playPermission(
  limits: readonly Limit[],
  now: EpochMillis,
  profile: JurisdictionProfile,
): PlayPermission {
  const exclusion = limitInForce(limits, 'self-exclusion', now);
  const timeOut = limitInForce(limits, 'deposit-time-out', now);
  const isClosed = exclusion !== undefined || timeOut !== undefined;
  return {
    canDeposit: !isClosed,
    canPlay: exclusion === undefined && (timeOut === undefined || !profile.doesTimeOutStopPlay),
    canWithdraw: true,
    canBeCourted: !isClosed,
    closedUntil: latestEnd([exclusion, timeOut]),
  };
}

/** Why nothing can be staked, named as the server refuses it. */
export interface PlayStop {
  readonly reason: 'self-excluded' | 'timed-out' | 'session-ended' | 'reality-check-due';
  /** Absent where it ends with what the player does. */
  readonly until?: EpochMillis | undefined;
}

/** LP-11 What of the player's exclusions stops bets. */
export function exclusionStop(
  limits: readonly Limit[],
  now: EpochMillis,
  profile: JurisdictionProfile,
): PlayStop | undefined {
  const { canPlay, closedUntil: until } = playPermission(limits, now, profile);
  if (canPlay) return undefined;
  return { reason: limitInForce(limits, 'self-exclusion', now) === undefined ? 'timed-out' : 'self-excluded', until };
}

/** How long after word of a loss nobody is courted. */
const QUIET_AFTER_LOSS: Millis = seconds(60);

/** LP-6 No offer comes over the page within a minute after the player was told of a lost bet; a clock set back does not prolong it. */
export function mayPromote(lostAt: EpochMillis | undefined, now: EpochMillis): boolean {
  if (lostAt === undefined || now < lostAt) return true;
  return now - lostAt >= QUIET_AFTER_LOSS;
}

/** LP-7 Whoever waits for a limit to become stricter is not courted either. */
export function awaitsStricterLimit(limits: readonly Limit[], now: EpochMillis): boolean {
  return limits.some(
    ({ kind, state, value }) =>
      state === 'pending' &&
      value !== undefined &&
      limitDirection(kind, limitInForce(limits, kind, now)?.value, value) === 'stricter',
  );
}

function latestEnd(limits: readonly (Limit | undefined)[]): EpochMillis | undefined {
  const ends = limits.flatMap((limit) => (isMoment(limit?.endsAt) ? [limit.endsAt] : []));
  return ends.length === 0 ? undefined : Math.max(...ends);
}
