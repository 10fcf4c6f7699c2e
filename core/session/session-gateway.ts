import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';

/** Who is signed in here, if anybody. */
export interface Session {
  readonly userId?: number | undefined;
}

export interface SignInForm {
  /** E-mail or player id. */
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export interface SessionGateway {
  readonly session: () => Promise<Result<Session, RequestFailure>>;
  readonly signOut: () => Promise<Result<undefined, RequestFailure>>;
}
