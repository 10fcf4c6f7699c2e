import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';
import type { EpochMillis } from '../shared/time.ts';

/** Who is signed in here, if anybody. */
export interface Session {
  readonly userId?: number | undefined;
  /** IDL-7 When it ends, whatever is done. */
  readonly endsAt?: EpochMillis | undefined;
  /** LP-4 False where offers may not be made; absent where nothing is in their way. */
  readonly isCourted?: boolean | undefined;
}

export interface SignInForm {
  /** E-mail or player id. */
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface SessionGateway {
  /** IDL-10 Told whether the player did anything since it was last asked. */
  readonly session: (isActive?: boolean) => Promise<Result<Session, RequestFailure>>;
  readonly signOut: () => Promise<Result<undefined, RequestFailure>>;
}
