import type { SignInGateway } from '../../../core/session/gateways/sign-in-gateway.ts';
import type { Clock } from '../../../core/shared/clock.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { Result } from '../../../core/shared/result.ts';
import type { PhoneOffer } from '../../page/phone/phone-country-store.ts';
import type { SessionStore } from '../session-store.ts';

export interface SignInDependencies {
  readonly gateway: SignInGateway;
  readonly session: SessionStore;
  readonly clock: Clock;
  /** How the phones of each country are written. */
  readonly phones: () => Promise<Result<PhoneOffer, RequestFailure>>;
  /** What is done once somebody is signed in. */
  readonly leave: () => void;
}
