import type { Machine, Step } from '../shared/machine.ts';
import type { RequestFailure } from '../shared/request-failure.ts';
import { unforeseen } from '../shared/result.ts';
import { seconds, type EpochMillis, type Millis } from '../shared/time.ts';

interface CodeSent {
  readonly sentAt: EpochMillis;
  /** When the server sends another; a minute later where it does not say. */
  readonly againAt?: EpochMillis | undefined;
  /** TWO-9 A recovery code is given in place of one of the app. */
  readonly isByRecovery?: true | undefined;
}

export type TwoStepState =
  | { readonly phase: 'idle' }
  | (CodeSent & {
      readonly phase: 'asking' | 'checking';
      readonly problem?: TwoStepProblem | undefined;
      /** Another code was asked for, and the server has not answered. */
      readonly isResending?: true | undefined;
      /** How many wrong codes more are taken, where the server says. */
      readonly attemptsLeft?: number | undefined;
      /** Why the code was not looked at. */
      readonly failure?: RequestFailure | undefined;
    })
  | { readonly phase: 'signed-in' };

/** What becomes of the device with a right code. */
interface StepWish {
  readonly isRemembered: boolean;
  /** DEV-6 No code of the app is asked for on it for a while. */
  readonly isTrusted?: true | undefined;
}

export type TwoStepProblem = 'malformed' | 'wrong-code' | 'too-often' | 'failed';

interface CodeRefused {
  readonly type: 'code-refused';
  readonly problem: TwoStepProblem;
  readonly attemptsLeft?: number | undefined;
  readonly failure?: RequestFailure | undefined;
}

export type TwoStepEvent =
  /** The server took the password and sent a code. */
  | { readonly type: 'code-sent'; readonly at: EpochMillis; readonly againAt?: EpochMillis | undefined }
  | ({ readonly type: 'code-typed'; readonly code: string } & StepWish)
  | { readonly type: 'code-accepted' }
  | CodeRefused
  | { readonly type: 'resend-asked'; readonly at: EpochMillis }
  /** No other code was sent: the one of before counts, and so does its wait. */
  | { readonly type: 'resend-failed' }
  | { readonly type: 'kind-chosen'; readonly isByRecovery: boolean }
  | { readonly type: 'cancelled' };

export type TwoStepEffect =
  | ({ readonly type: 'check'; readonly code: string } & StepWish)
  | { readonly type: 'send-again' };

const RESENT_AFTER: Millis = seconds(60);
const CODE = /^[0-9A-Za-z]{4,10}$/;

/** TWO-1 How long to wait before the code can be sent again: as long as the server says, or a minute. */
export function resendWait(state: TwoStepState, now: EpochMillis): Millis {
  if (state.phase !== 'asking' && state.phase !== 'checking') return 0;
  // a clock that a view reads may be a second behind the moment of sending
  if (state.againAt !== undefined) return state.againAt > now ? state.againAt - Math.max(now, state.sentAt) : 0;
  const passed = Math.max(0, now - state.sentAt);
  return passed < RESENT_AFTER ? RESENT_AFTER - passed : 0;
}

/** TWO-9 A recovery code is asked for in place of one of the app. */
export function isByRecovery(state: TwoStepState): boolean {
  return 'isByRecovery' in state && state.isByRecovery === true;
}

/**
 * TWO-2 A code has 4 to 10 letters or digits, spaces and hyphens aside, and is checked once until it is answered; TWO-3 a refused code says why and can be typed again;
 * TWO-4 a code is sent again not before its wait is over, and where that fails the wait of the one before counts; TWO-5 an accepted code signs in.
 */
export const TWO_STEP: Machine<TwoStepState, TwoStepEvent, TwoStepEffect> = {
  initial: { phase: 'idle' },
  step: twoStep,
};

function twoStep(state: TwoStepState, event: TwoStepEvent): Step<TwoStepState, TwoStepEffect> {
  switch (event.type) {
    case 'code-sent':
      return state.phase === 'checking'
        ? [state]
        : [{ phase: 'asking', ...sentOf({ sentAt: event.at, againAt: event.againAt }) }];
    case 'code-typed':
      return state.phase === 'asking'
        ? afterTyping(sentOf(state), event.code.replaceAll(/[\s-]/g, ''), event)
        : [state];
    case 'code-accepted':
      return state.phase === 'checking' ? [{ phase: 'signed-in' }] : [state];
    case 'code-refused':
      return state.phase === 'checking' ? [afterRefusal(sentOf(state), event)] : [state];
    case 'resend-asked':
      if (state.phase !== 'asking' || state.isResending === true || resendWait(state, event.at) > 0) return [state];
      return [{ phase: 'asking', ...sentOf(state), isResending: true }, { type: 'send-again' }];
    case 'resend-failed':
      return state.phase === 'asking' && state.isResending === true ? [{ phase: 'asking', ...sentOf(state) }] : [state];
    case 'kind-chosen':
      if (state.phase !== 'asking') return [state];
      return [{ phase: 'asking', ...sentOf({ ...state, isByRecovery: event.isByRecovery ? true : undefined }) }];
    case 'cancelled':
      return [{ phase: 'idle' }];
    default:
      return unforeseen(event, [state]);
  }
}

function afterRefusal(sent: CodeSent, { problem, attemptsLeft, failure }: CodeRefused): TwoStepState {
  const tries = attemptsLeft === undefined ? {} : { attemptsLeft };
  return { phase: 'asking', ...sent, problem, ...tries, ...(failure === undefined ? {} : { failure }) };
}

function afterTyping(
  sent: CodeSent,
  code: string,
  { isRemembered, isTrusted }: StepWish,
): Step<TwoStepState, TwoStepEffect> {
  if (!CODE.test(code)) return [{ phase: 'asking', ...sent, problem: 'malformed' }];
  return [
    { phase: 'checking', ...sent },
    { type: 'check', code, isRemembered, ...(isTrusted === undefined ? {} : { isTrusted }) },
  ];
}

function sentOf({ sentAt, againAt, isByRecovery }: CodeSent): CodeSent {
  return {
    sentAt,
    ...(againAt === undefined ? {} : { againAt }),
    ...(isByRecovery === undefined ? {} : { isByRecovery }),
  };
}
