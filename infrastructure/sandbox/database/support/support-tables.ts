import type { Generated } from 'kysely';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { Minor } from '../../../../core/shared/money.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import type { MessageKind } from '../../../../core/support/messages/player-message.ts';

/** What the site tells its players, and what they ask it. */
export interface SupportTables {
  readonly player_messages: PlayerMessageRow;
}

/** MSG-1 Told once of each thing. */
export interface PlayerMessageRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly kind: MessageKind;
  /** The payment or request that it is about. */
  readonly about: number | null;
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly at: EpochMillis;
  readonly is_read: Generated<boolean>;
}
