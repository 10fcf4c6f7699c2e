import { makeAutoObservable } from 'mobx';
import type { AuthFormEffect, AuthFormState } from '../../core/session/auth-form.ts';
import type { OfferedSignIn } from '../../core/session/gateways/sign-in-gateway.ts';
import type { PhoneSignIn } from '../../core/session/phone-sign-in.ts';
import type { SmsOrder } from '../../core/session/sign-in-order.ts';
import { offeredWays, signInFormOf, type SignInFormName } from '../../core/session/sign-in-way.ts';

/** The forms of the first step, as they stand on the screen. */
const FIRST_STEPS = ['login', 'phone', 'phone-by-sms'] as const satisfies readonly SignInFormName[];
export type FirstStepForm = (typeof FIRST_STEPS)[number];

/** WAY-2 The forms of the first step that a site offers, in its order; by e-mail or id where it names none of them. */
export function offeredSteps(named: readonly string[] = []): readonly [FirstStepForm, ...FirstStepForm[]] {
  const forms = offeredWays(named).map(signInFormOf);
  const [first = FIRST_STEPS[0], ...others] = forms.flatMap((form) => FIRST_STEPS.filter((step) => step === form));
  return [first, ...others];
}

/** What a form of the first step is sent with. */
export interface SubmittedSignIn {
  readonly form: FirstStepForm;
  readonly isRemembered: boolean;
  readonly typed: readonly (readonly ['login' | 'passwordLogin' | 'passwordPhone', string])[];
  readonly smsOrder?: SmsOrder;
}

export type SentPhone = Pick<PhoneSignIn, 'phoneNumber' | 'countryCode'>;

/** What the server is asked with, as it was typed. */
export function typedOrder(
  form: AuthFormEffect['form'],
  typed: AuthFormState,
  phone: SentPhone | undefined,
): OfferedSignIn {
  const { login, passwordLogin, passwordPhone, isRemembered } = typed;
  return form === 'phone' && phone !== undefined
    ? { by: 'phone', ...phone, password: passwordPhone, isRemembered }
    : { by: 'login', login, password: passwordLogin, isRemembered };
}

interface SignInDraft {
  readonly passwordLogin: string;
  readonly passwordPhone: string;
  readonly isRemembered: boolean;
}

const EMPTY: SignInDraft = { passwordLogin: '', passwordPhone: '', isRemembered: false };

/** WAY-3 What the forms of the first step keep of each other, until the dialog closes. */
export class SignInDrafts {
  draft = EMPTY;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  keep(typed: Partial<SignInDraft>): void {
    this.draft = { ...this.draft, ...typed };
  }

  forget(): void {
    this.draft = EMPTY;
  }
}
