import type { RequestFailure } from '../shared/request-failure.ts';
import type { Result } from '../shared/result.ts';

export interface OneClickForm {
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly isAdult: boolean;
  readonly isTermsAccepted: boolean;
}

/** What a new player must keep: shown once, stored nowhere. */
export interface NewCredentials {
  readonly userId: number;
  readonly password: string;
}

export interface RegistrationGateway {
  readonly registerInOneClick: (form: OneClickForm) => Promise<Result<NewCredentials, RequestFailure>>;
}
