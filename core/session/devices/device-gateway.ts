import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** A browser that the player signed in with. */
export interface PlayerDevice {
  readonly id: number;
  /** What the browser and the system are called, where they are known ones. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
  readonly seenAt: EpochMillis;
  readonly isSignedIn: boolean;
  /** Whether it can be forgotten. */
  readonly isKnown: boolean;
  /** Whether a sign-in on it needs no code, where one on a new device does. */
  readonly isSpared: boolean;
}

export interface PlayerDevices {
  /** This one first, then the one that was used last. */
  readonly devices: readonly PlayerDevice[];
  /** DEV-5 Whether a change needs the password. */
  readonly needsPassword: boolean;
}

type Outcome = Promise<Result<undefined, RequestFailure>>;

export interface DeviceGateway {
  readonly devices: () => Promise<Result<PlayerDevices, RequestFailure>>;
  readonly signOut: (id: number, password: string) => Outcome;
  readonly signOutElsewhere: (password: string) => Outcome;
  readonly forget: (id: number, password: string) => Outcome;
}
