import type { Generated } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { MessageKind, MessagePurpose } from '../../../core/site/debugger/sent-message.ts';

/** What the demonstration would have sent. */
export interface LetterRow {
  readonly id: Generated<number>;
  readonly kind: MessageKind;
  readonly recipient: string;
  readonly purpose: MessagePurpose;
  readonly code: string | null;
  /** A path of the site, in no language. */
  readonly link: string | null;
  /** A file that goes with it: its name and its text. */
  readonly attachment_name: string | null;
  readonly attachment: string | null;
  readonly sent_at: EpochMillis;
  /** Whose message it is; null where nobody has the contact. */
  readonly user_id: UserId | null;
  /** SHA-256 of the id of the browser that asked for it. */
  readonly browser_hash: string | null;
}

/** A browser on which the player was signed in, and reads the messages of. */
export interface OutboxReaderRow {
  readonly id: Generated<number>;
  /** SHA-256 of the id that the cookie carries. */
  readonly browser_hash: string;
  readonly user_id: UserId;
  readonly expires_at: EpochMillis;
  /** OBX-5 Whether the player wished to stay signed in there. */
  readonly is_kept: Generated<boolean>;
}
