import type { Minor } from '../shared/money.ts';
import type { EpochMillis } from '../shared/time.ts';

/** Why an order of a draw is not taken. */
export const POOL_REFUSALS = [
  'draw-closed',
  'account-unavailable',
  'bonus-account',
  'not-enough-money',
  'player-blocked',
  'self-excluded',
  'timed-out',
  'session-ended',
  'reality-check-due',
  'daily-wagering-reached',
  'weekly-wagering-reached',
  'monthly-wagering-reached',
  'daily-loss-reached',
  'weekly-loss-reached',
  'monthly-loss-reached',
] as const;
export type PoolRefusal = (typeof POOL_REFUSALS)[number];

/** An order of a draw that is not taken. */
export interface PoolRejection<Reason extends string = PoolRefusal> {
  readonly status: 'rejected';
  readonly reason: Reason;
  /** What is left of a limit, or on the account, in minor units. */
  readonly limit?: Minor | undefined;
  readonly until?: EpochMillis | undefined;
}
