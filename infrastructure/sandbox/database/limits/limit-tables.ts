import type { Generated } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis, Millis } from '../../../../core/shared/time.ts';

/** What players set themselves, and the time that they have played. */
export interface LimitTables {
  readonly limits: LimitRow;
  readonly limit_saves: LimitSaveRow;
  readonly limit_tests: LimitTestRow;
  readonly play_time: PlayTimeRow;
  readonly reality_checks: RealityCheckRow;
}

/** One of each kind is in force, and one may wait; the others are history. */
export interface LimitRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  /** The number of the kind. */
  readonly kind: number;
  /** Minor units of the currency, days, hours or minutes as the kind counts; null for no limit. */
  readonly value: number | null;
  /** Of a sum. */
  readonly currency: string | null;
  readonly state: 'active' | 'pending' | 'inactive';
  readonly needs_approval: boolean;
  readonly started_at: EpochMillis;
  readonly ends_at: EpochMillis | null;
  readonly reason_id: number | null;
  readonly closed_at: EpochMillis | null;
  /** PE-7 Whether the player was told that it can be confirmed. */
  readonly is_due_told: Generated<boolean>;
}

/** What a change was answered under its key. */
interface LimitSaveRow {
  readonly user_id: UserId;
  readonly key: string;
  readonly fingerprint: string;
  readonly reply: string;
  readonly created_at: EpochMillis;
}

/** A change that waits for answers to its questions. */
interface LimitTestRow {
  readonly token: string;
  readonly user_id: UserId;
  /** JSON. */
  readonly drafts: string;
  /** Null until they are answered. */
  readonly reply: string | null;
  readonly expires_at: EpochMillis;
}

/** How long a player has played today, over all tabs and devices. */
export interface PlayTimeRow {
  readonly user_id: UserId;
  /** The 00:00 of the account's zone that it counts from. */
  readonly day: EpochMillis;
  readonly counted: Millis;
  /** Up to when it is counted. */
  readonly seen_at: EpochMillis;
}

/** RC-10 Since when a player is due a reality check. */
interface RealityCheckRow {
  readonly user_id: UserId;
  /** The last check that was acknowledged, or the begin of the play. */
  readonly counted_from: EpochMillis;
}

/** What the limits keep with a player. */
export interface LimitColumns {
  /** LQ-3 Null of whoever was transferred. */
  readonly limits_remind_at: EpochMillis | null;
}
