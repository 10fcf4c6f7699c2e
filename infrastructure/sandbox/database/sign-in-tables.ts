import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** What a sign-in asks for beside the password. */
export interface SignInTables {
  readonly authenticators: AuthenticatorRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly pending_sign_ins: PendingSignInRow;
}

interface AuthenticatorRow {
  readonly user_id: UserId;
  /** Base32. */
  readonly secret: string;
  /** Off until the player has proved that the app has the key. */
  readonly is_on: boolean;
  /** The latest period whose code was used. */
  readonly used_step: number;
  readonly created_at: EpochMillis;
}

interface RecoveryCodeRow {
  readonly user_id: UserId;
  readonly code_hash: string;
}

/** A sign-in that waits for its second step. */
export interface PendingSignInRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly user_id: UserId;
  readonly method: 'app' | 'email' | 'sms';
  /** Of the code that was sent; null where it comes from an app. */
  readonly code_hash: string | null;
  readonly tries: number;
  readonly created_at: EpochMillis;
  readonly expires_at: EpochMillis;
}
