import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';

/** The password of who is signed in. */
export interface PasswordGateway {
  readonly change: (change: PasswordChange) => Promise<Result<undefined, RequestFailure>>;
}

export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}
