import type { SignInForm } from './session-gateway.ts';
import type { PhoneSignIn } from './phone-sign-in.ts';

interface StepCode {
  readonly code: string;
  /** DEV-6 No code of the app is to be asked for on this device for a while. */
  readonly isTrusted?: true | undefined;
}

/** Every way to ask the server to sign somebody in. */
export type SignInOrder =
  | ({ readonly by: 'login' } & SignInForm)
  | ({ readonly by: 'phone' } & PhoneSignIn)
  | {
      readonly by: 'token';
      readonly methodId: number;
      readonly token: string;
      readonly sign: string;
      readonly language: string;
      /** LNK-6 Whether the player says to have asked for it elsewhere. */
      readonly isConfirmed: boolean;
    }
  | { readonly by: 'social'; readonly login: string; readonly password: string; readonly captcha?: string | undefined }
  | { readonly by: 'sms-code'; readonly code: string; readonly isRemembered: boolean }
  | ({ readonly by: 'two-step-code'; readonly isRemembered: boolean } & StepCode)
  | ({ readonly by: 'social-two-step-code' } & StepCode);

/** A code by text message to a phone of a country. */
export interface SmsOrder {
  /** A plus and digits, the dialling code included. */
  readonly phoneNumber: string;
  /** With its plus. */
  readonly diallingCode: string;
}
