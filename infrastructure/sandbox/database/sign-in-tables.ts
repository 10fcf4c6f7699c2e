import type { Generated } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';

/** What a sign-in asks for beside the password. */
export interface SignInTables {
  readonly sessions: SessionRow;
  readonly authenticators: AuthenticatorRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly pending_sign_ins: PendingSignInRow;
  readonly sign_in_links: SignInLinkRow;
  readonly activations: ActivationRow;
  readonly contact_denials: ContactDenialRow;
  readonly user_transfers: UserTransferRow;
  readonly passkeys: PasskeyRow;
  readonly passkey_attempts: PasskeyAttemptRow;
  readonly devices: DeviceRow;
  readonly phone_codes: PhoneCodeRow;
}

/** A browser that a player signed in with. */
interface DeviceRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  /** SHA-256 of the name that its cookie carries; of a name that nobody has where none was given. */
  readonly name_hash: string;
  /** That of the player when something was last proven on it. */
  readonly credentials_version: number;
  readonly browser: string | null;
  readonly system: string | null;
  /** When the player was last known to do something on it. */
  readonly seen_at: EpochMillis;
  /** 0 where the player did not wish to stay signed in on it. */
  readonly known_until: EpochMillis;
  /** Until when no code of the app is asked for on it. */
  readonly trusted_until: EpochMillis;
  /** TWO-28 From when on the guesses made on it are counted apart from those on other new devices. */
  readonly guesses_apart_from: EpochMillis;
  readonly expires_at: EpochMillis;
}

interface SessionRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly user_id: UserId;
  readonly device_id: number;
  readonly created_at: EpochMillis;
  /** When the player was last known to do something, to the minute and by the clock of the machine. */
  readonly seen_at: EpochMillis;
  readonly expires_at: EpochMillis;
  /** Its player was transferred to another account. */
  readonly is_moved: Generated<boolean>;
  /** Whether the player wished to be remembered on the device. */
  readonly is_kept: Generated<boolean>;
  /** User tokens of earlier generations hold no more. */
  readonly token_generation: Generated<number>;
}

interface AuthenticatorRow {
  readonly user_id: UserId;
  /** Base32, sealed; in the clear only until the start after this was so. */
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
  /** Whose id is in the hash, where the player has moved since. */
  readonly made_for: UserId | null;
}

/** A sign-in that waits for its second step. */
export interface PendingSignInRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly user_id: UserId;
  readonly method: 'app' | 'email' | 'sms';
  /** Of the code that was sent; null where it comes from an app. */
  readonly code_hash: string | null;
  /** TWO-1 When another code can be sent; null where none was. */
  readonly code_again_at: EpochMillis | null;
  readonly tries: number;
  /** Whether a sign-in through a network is to be remembered; null where the call with the code says it. */
  readonly is_kept: boolean | null;
  /** That of the player when the first factor was looked at. */
  readonly credentials_version: number;
  /** Whether it began on a device that the player knows: its wrong codes count apart. */
  readonly is_known_device: boolean;
  readonly created_at: EpochMillis;
  readonly expires_at: EpochMillis;
}

/** A link that was sent to sign in by, of a player one for each browser that asked. */
export interface SignInLinkRow {
  readonly user_id: UserId;
  /** SHA-256 of the token. */
  readonly token_hash: string;
  /** SHA-256 of the id that the cookie of the browser carries. */
  readonly browser_hash: string;
  /** The e-mail address it was sent to. */
  readonly contact: string;
  /** What the credentials of the player were then. */
  readonly credentials_version: number;
  readonly expires_at: EpochMillis;
}

/** A link that takes a change of contacts back. */
export interface ContactDenialRow {
  /** SHA-256 of the token. */
  readonly token_hash: string;
  readonly user_id: UserId;
  /** What the account had before. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly activation_type: number;
  /** What came with the change; empty where it was made before that was kept. */
  readonly contact: string;
  /** In the order in which the changes were made; the links of one change share it. */
  readonly change_id: number;
  readonly expires_at: EpochMillis;
}

/** A player on the way to a new account, one row a session. */
interface UserTransferRow {
  readonly session_hash: string;
  readonly user_id: UserId;
  /** The one that was asked for, with its plus. */
  readonly phone: string;
  readonly code_hash: string;
  readonly tries: number;
  readonly code_until: EpochMillis;
  /** SHA-256 of the token that a right code brought. */
  readonly token_hash: string | null;
  /** SHA-256 of the one-time password; null before there is one, and after it was used. */
  readonly password_hash: string | null;
  readonly expires_at: EpochMillis;
}

/** A public key that a player signs in by. */
interface PasskeyRow {
  readonly id: Generated<number>;
  /** Base64url, as the authenticator chose it. */
  readonly credential_id: string;
  readonly user_id: UserId;
  /** Whose handle the authenticator keeps, where the player has moved since. */
  readonly made_for: UserId | null;
  /** COSE, base64url. */
  readonly public_key: string;
  readonly counter: number;
  /** As JSON. */
  readonly transports: string;
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at: EpochMillis;
  readonly used_at: EpochMillis | null;
}

/** A challenge that was given out and not answered yet. */
export interface PasskeyAttemptRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  /** SHA-256 of the challenge. */
  readonly challenge_hash: string;
  readonly purpose: 'add' | 'sign-in';
  /** Who adds a passkey; null where nobody is signed in yet. */
  readonly user_id: UserId | null;
  readonly expires_at: EpochMillis;
}

/** A contact on its way to be proven, one of each kind for a player. */
export interface ActivationRow {
  /** SHA-256 of the token that the link carries. */
  readonly id_hash: string;
  readonly user_id: UserId;
  readonly kind: 'email' | 'phone';
  readonly contact: string;
  readonly code_hash: string;
  readonly tries: number;
  /** The code's end; the link's is the row's. */
  readonly code_until: EpochMillis;
  readonly expires_at: EpochMillis;
  /** PR-44 The contact of the account that must agree to this one; null where none must. */
  readonly present_contact: string | null;
  readonly present_code_hash: string | null;
}

/** A phone on its way to be registered. */
interface PhoneCodeRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly phone: string;
  readonly code_hash: string;
  readonly tries: number;
  readonly expires_at: EpochMillis;
}
