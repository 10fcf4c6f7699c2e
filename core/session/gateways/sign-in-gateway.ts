import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { Session } from '../session-gateway.ts';
import type { SignInLink } from '../links/sign-in-link.ts';
import type { SignInOrder, SmsOrder } from '../sign-in-order.ts';

/** Where the code of a second step comes from. */
export const SECOND_STEP_METHODS = ['app', 'email', 'sms'] as const;
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

/** What a sign-in asks for after the password. */
export interface SecondStep {
  readonly method: SecondStepMethod;
  readonly expiresAt: EpochMillis;
  /** DEV-6 For how many days no further code is asked for on this device, where the player wishes so. */
  readonly trustDays?: number | undefined;
  /** When the server sends another code, where it says. */
  readonly againAt?: EpochMillis | undefined;
}

/** Who is signed in now; or what is missing for it. */
export interface SignInReply extends Session {
  readonly secondStep?: SecondStep | undefined;
  /** How many wrong codes more are taken. */
  readonly attemptsLeft?: number | undefined;
}

/** The ways to sign in that the site offers. */
export type OfferedSignIn = Extract<
  SignInOrder,
  { readonly by: 'login' | 'phone' | 'token' | 'sms-code' | 'two-step-code' | 'social-two-step-code' }
>;

export interface SignInGateway {
  readonly signIn: (order: OfferedSignIn) => Promise<Result<SignInReply, RequestFailure>>;
  /** Sends a code to sign in by; gives the end of the code, and when another can be asked for. */
  readonly sendSms: (order: SmsOrder) => Promise<Result<Omit<SecondStep, 'method'>, RequestFailure>>;
  /** Sends a link to sign in by to an e-mail address. */
  readonly sendLink: (email: string) => Promise<Result<undefined, RequestFailure>>;
  /** LNK-6 Whether this browser asked for a link. */
  readonly isLinkAskedHere: (link: SignInLink) => Promise<Result<boolean, RequestFailure>>;
  /** Sends the code of the second step once more; gives when another can be asked for, where the server says. */
  readonly sendAgain: () => Promise<Result<Pick<SecondStep, 'againAt'>, RequestFailure>>;
}
