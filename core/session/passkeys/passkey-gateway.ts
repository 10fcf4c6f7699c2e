import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Session } from '../session-gateway.ts';

/** A passkey of the player, as the security dialog lists it. */
export interface Passkey {
  readonly id: number;
  readonly name: string;
  /** Whether other devices of the player have it too. */
  readonly isSynced: boolean;
  readonly createdAt: EpochMillis;
  readonly usedAt?: EpochMillis | undefined;
}

export interface PlayerPasskeys {
  readonly passkeys: readonly Passkey[];
  /** Whether one is added with the password. */
  readonly needsPassword: boolean;
  /** Whether one is added with a code of the app. */
  readonly needsCode: boolean;
  /** Whether one is removed with the password. */
  readonly hasPassword: boolean;
}

/** Why a passkey was not made, used or removed, in the words of its own screens. */
export const PASSKEY_PROBLEMS = ['cancelled', 'known', 'failed', 'too-many', 'last-way-in'] as const;
export type PasskeyProblem = (typeof PASSKEY_PROBLEMS)[number];
export type PasskeyFailure = RequestFailure | { readonly kind: 'passkey'; readonly problem: PasskeyProblem };

/** What a passkey is added with; empty where it is not asked for. */
export interface PasskeyProof {
  readonly password: string;
  readonly code: string;
}

export interface PasskeyGateway {
  /** Whether this browser has passkeys. */
  readonly isSupported: () => boolean;
  readonly passkeys: () => Promise<Result<PlayerPasskeys, RequestFailure>>;
  readonly add: (name: string, proof: PasskeyProof) => Promise<Result<Passkey, PasskeyFailure>>;
  readonly rename: (id: number, name: string) => Promise<Result<undefined, RequestFailure>>;
  readonly remove: (id: number, password: string) => Promise<Result<undefined, RequestFailure>>;
  /** Asks in a window of the browser; or, offered with the login field, waits there until one is chosen. */
  readonly signIn: (how: {
    readonly isOffered: boolean;
    readonly isRemembered: () => boolean;
  }) => Promise<Result<Session, PasskeyFailure>>;
  /** Ends what the browser asks for. */
  readonly stop: () => void;
}
