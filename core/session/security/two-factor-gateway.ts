import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';

/** How a player's second step stands. */
export interface TwoFactor {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app has to know. */
export interface TwoFactorKey {
  /** Base32. */
  readonly secret: string;
  /** The same as an address that a QR code carries. */
  readonly address: string;
}

export interface TwoFactorGateway {
  readonly twoFactor: () => Promise<Result<TwoFactor, RequestFailure>>;
  readonly begin: (password: string) => Promise<Result<TwoFactorKey, RequestFailure>>;
  /** Turns the second step on; gives the recovery codes, this once. */
  readonly confirm: (code: string) => Promise<Result<readonly string[], RequestFailure>>;
  /** Other recovery codes in the place of the earlier ones; given this once. */
  readonly newRecoveryCodes: (password: string, code: string) => Promise<Result<readonly string[], RequestFailure>>;
  /** Turns it off with a code of the app or a recovery code. */
  readonly turnOff: (password: string, code: string) => Promise<Result<undefined, RequestFailure>>;
}
