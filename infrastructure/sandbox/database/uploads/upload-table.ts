import type { Generated } from 'kysely';
import type { AttachmentPurpose, AttachmentType } from '../../../../core/support/attached-file.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

/** UPL-8 A file of a player, encrypted under a key of its own. */
export interface UploadRow {
  readonly id: string;
  readonly user_id: UserId;
  readonly purpose: AttachmentPurpose;
  readonly name: string;
  readonly type: AttachmentType;
  /** Bytes before they were encrypted. */
  readonly size: number;
  /** The key, which the vault opens. */
  readonly sealed_key: string;
  readonly bytes: Uint8Array;
  /** Who the player was when it was encrypted; null where they are the same account still. */
  readonly encrypted_for: Generated<UserId | null>;
  /** What it belongs to: `thread:12`; null while that is to come. */
  readonly kept_for: string | null;
  readonly created_at: EpochMillis;
  /** Whether the office sent it to the player. */
  readonly is_of_office: Generated<boolean>;
  /** Null once it belongs to something. */
  readonly expires_at: EpochMillis | null;
}
