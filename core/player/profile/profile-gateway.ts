import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { ProfileChange } from './profile-edit.ts';

export interface ProfileGateway {
  /** PR-48; a refusal's code names the field. */
  readonly save: (change: ProfileChange) => Promise<Result<unknown, RequestFailure>>;
}
