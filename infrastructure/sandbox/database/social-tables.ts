import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';

/** Whom the issuer of a social network knows under which subject; the only thing that a player is recognised by. */
export interface SocialIdentityRow {
  readonly network: SocialNetwork;
  /** Empty in rows that are older than this column. */
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: UserId;
  readonly created_at: EpochMillis;
}

/** A browser on its way through a social network. */
export interface SocialAttemptRow {
  /** SHA-256 of the id that the cookie carries. */
  readonly id_hash: string;
  readonly state_hash: string;
  readonly network: SocialNetwork;
  /** Of the site, as the browser sees it. */
  readonly origin: string;
  /** Whether the network is asked in a window of its own. */
  readonly is_window: boolean;
  /** Whether the browser is to keep the session of a player who is known. */
  readonly is_kept: boolean;
  readonly language: Language;
  readonly phase: 'started' | 'asking' | 'refused' | 'proven';
  /** Null until the network has said who it is. */
  readonly subject: string | null;
  readonly name: string | null;
  /** In small letters; null where the network named none. */
  readonly email: string | null;
  /** Whether the network says that the person has proven it. */
  readonly is_email_verified: boolean;
  readonly expires_at: EpochMillis;
}

/** A code of the demonstration's own OpenID provider, until it is exchanged. */
export interface OpenidCodeRow {
  readonly code_hash: string;
  readonly network: SocialNetwork;
  readonly redirect_uri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly expires_at: EpochMillis;
}
