import type { Generated } from 'kysely';
import type { AccountId, UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** An account of a player, in one currency. */
export interface AccountRow {
  readonly id: Generated<AccountId>;
  readonly user_id: UserId;
  readonly currency: string;
  readonly type_id: number;
  readonly balance: Generated<Minor>;
  /** What was advanced and is not paid back. */
  readonly advance_owed: Generated<Minor>;
  readonly is_active: boolean;
  /** When the player removed it; it is opened again by adding its currency. */
  readonly closed_at: Generated<EpochMillis | null>;
  /** OFS-10 Whether bonuses come for it. */
  readonly takes_bonuses: Generated<boolean>;
}
