import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import type { SignInFormName } from './sign-in-way.ts';
import type { SignInBlame } from './sign-in-failure.ts';

/** What a visitor has typed so far; passwords are kept nowhere else. */
export interface AuthFields {
  readonly login: string;
  readonly phone: string;
  readonly phoneBySms: string;
  readonly passwordLogin: string;
  readonly passwordPhone: string;
  readonly isRemembered: boolean;
}

export type AuthFormState = AuthFields & {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly form: SignInFormName;
  /** What the server said last, and which field it blames. */
  readonly message?: string | undefined;
  readonly blame?: SignInBlame | undefined;
  /** Refused sign-ins in a row. */
  readonly attempts: number;
  /** How many more may fail before one has to wait, as far as the server says. */
  readonly triesLeft?: number | undefined;
};

export type AuthFormEvent =
  | { readonly type: 'form-chosen'; readonly form: SignInFormName }
  | { readonly type: 'typed'; readonly field: Exclude<keyof AuthFields, 'isRemembered'>; readonly text: string }
  | { readonly type: 'remember-switched'; readonly isRemembered: boolean }
  | { readonly type: 'submitted' }
  | {
      readonly type: 'refused';
      readonly blame: SignInBlame;
      readonly message?: string | undefined;
      readonly triesLeft?: number | undefined;
    }
  | { readonly type: 'code-demanded' }
  | { readonly type: 'signed-in' };

export type AuthFormEffect = { readonly type: 'send'; readonly form: SignInFormName };

const EMPTY: AuthFormState = {
  phase: 'editing',
  form: 'login',
  login: '',
  phone: '',
  phoneBySms: '',
  passwordLogin: '',
  passwordPhone: '',
  isRemembered: false,
  attempts: 0,
};

/**
 * WAY-3 Another form keeps what was typed and forgets what was said; WAY-4 a form is sent once until it is answered; WAY-5 a refusal is counted and shown until something is typed;
 * WAY-6 a success resets the count to 0 and forgets everything that was typed; WAY-7 where a second step is needed its code is asked for.
 */
export const AUTH_FORM: Machine<AuthFormState, AuthFormEvent, AuthFormEffect> = { initial: EMPTY, step: authStep };

/** After how many refusals the recovery of the password is pointed out. */
const MANY_ATTEMPTS = 3;

/** WAY-12 Who was refused three times for what was typed is told of the recovery, until something is typed. */
export function isRecoveryAdvised({ attempts, blame }: Pick<AuthFormState, 'attempts' | 'blame'>): boolean {
  return attempts >= MANY_ATTEMPTS && blame !== undefined && blame !== 'unknown';
}

function authStep(state: AuthFormState, event: AuthFormEvent): Step<AuthFormState, AuthFormEffect> {
  if (state.phase === 'done') return [state];
  switch (event.type) {
    case 'form-chosen':
      return state.phase === 'editing' ? [{ ...unsaid(state), form: event.form }] : [state];
    case 'typed':
      return state.phase === 'editing' ? [{ ...unsaid(state), [event.field]: event.text }] : [state];
    case 'remember-switched':
      return state.phase === 'editing' ? [{ ...state, isRemembered: event.isRemembered }] : [state];
    case 'submitted':
      if (state.phase !== 'editing') return [state];
      return [
        { ...unsaid(state), phase: 'sending' },
        { type: 'send', form: state.form },
      ];
    case 'refused':
      return state.phase === 'sending' ? [afterRefusal(state, event)] : [state];
    case 'code-demanded':
      return state.phase === 'sending' ? [{ ...state, phase: 'editing', form: 'two-step' }] : [state];
    case 'signed-in':
      return state.phase === 'sending' ? [{ ...EMPTY, phase: 'done', form: state.form }] : [state];
    default:
      return unforeseen(event, [state]);
  }
}

function afterRefusal(
  state: AuthFormState,
  { blame, message, triesLeft }: Extract<AuthFormEvent, { type: 'refused' }>,
): AuthFormState {
  return { ...state, phase: 'editing', blame, message, triesLeft, attempts: state.attempts + 1 };
}

function unsaid(state: AuthFormState): AuthFormState {
  return { ...state, message: undefined, blame: undefined, triesLeft: undefined };
}
