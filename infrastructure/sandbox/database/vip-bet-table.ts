import type { Generated } from 'kysely';
import type { AccountId, UserId } from '../../../core/shared/ids.ts';
import type { Minor } from '../../../core/shared/money.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** A bet above the maximum whose stake is held until it is decided. */
export interface VipBetRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly key: string;
  readonly account_id: AccountId;
  readonly currency: string;
  /** What is held. */
  readonly amount: Minor;
  /** What the operator would take instead. */
  readonly offered: Minor | null;
  readonly order_body: string;
  /** Whoever closes it decides it. */
  readonly state: 'waiting' | 'offered' | 'closed';
  /** No answer until then is a refusal. */
  readonly ends_at: EpochMillis;
  readonly created_at: EpochMillis;
  readonly closed_at: EpochMillis | null;
}
