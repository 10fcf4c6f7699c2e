import type { Machine, Step } from '../shared/machine.ts';
import { type EpochMillis } from '../shared/time.ts';
import { codeProblem, type CodeProblem } from './code-problem.ts';
import { passwordProblem, type PasswordProblem } from './password-problem.ts';
import type { SentCode } from './sent-code.ts';

/** The step that a server is asked for. */
export type RecoveryCall =
  /** Sends a code to an e-mail address or a phone; the answer never says whether a player has it. */
  | { readonly call: 'request-code'; readonly contact: string }
  | { readonly call: 'check-code'; readonly code: string }
  /** Proves who asks, where the operator wants more than the code. */
  | { readonly call: 'approve'; readonly answers: Readonly<Record<string, string>> }
  | { readonly call: 'save-password'; readonly password: string };

export type PasswordRecoveryState =
  | { readonly phase: 'contact'; readonly isAsking: boolean; readonly problem?: 'failed' | undefined }
  | ({
      readonly phase: 'code';
      readonly isAsking: boolean;
      /** What is asked for is another code: the one that was sent still holds. */
      readonly isResending?: true;
      readonly problem?: CodeProblem | undefined;
    } & SentCode)
  | { readonly phase: 'approval'; readonly isAsking: boolean; readonly problem?: 'refused' | undefined }
  | {
      readonly phase: 'password';
      readonly isAsking: boolean;
      readonly problem?: PasswordProblem | 'failed' | undefined;
    }
  | { readonly phase: 'success' }
  | { readonly phase: 'error'; readonly message?: string | undefined }
  | { readonly phase: 'exit' };

export type PasswordRecoveryEvent =
  | { readonly type: 'contact-typed'; readonly contact: string }
  | ({ readonly type: 'code-sent' } & SentCode)
  | { readonly type: 'code-typed'; readonly code: string; readonly at: EpochMillis }
  | { readonly type: 'code-accepted'; readonly needsApproval: boolean }
  | { readonly type: 'approval-given'; readonly answers: Readonly<Record<string, string>> }
  | { readonly type: 'approved' }
  | { readonly type: 'password-typed'; readonly password: string }
  | { readonly type: 'password-saved' }
  /** The server refused the step; `isFinal` where no further try is taken. */
  | {
      readonly type: 'refused';
      readonly at: EpochMillis;
      readonly isFinal: boolean;
      readonly message?: string | undefined;
    }
  | { readonly type: 'left' };

export type PasswordRecoveryEffect = { readonly type: 'ask' } & RecoveryCall;

type Stepped = Step<PasswordRecoveryState, PasswordRecoveryEffect>;

/** PWR-1 Only a visitor recovers a password. */
export function mayRecoverPassword(userId: number | undefined): boolean {
  return userId === undefined;
}

/**
 * PWR-4 A recovery goes from the contact over the code, the approval where it is wanted and the new password to success; PWR-5 each step is asked for once until it is answered;
 * PWR-6 a refused step can be tried again unless the server says that it is final, which ends in an error; PWR-7 it can be left at any time before its end;
 * PWR-8 a code typed after its deadline is not sent. While another code is asked for, and where it cannot be had, the one that was sent still holds.
 */
export const PASSWORD_RECOVERY: Machine<PasswordRecoveryState, PasswordRecoveryEvent, PasswordRecoveryEffect> = {
  initial: { phase: 'contact', isAsking: false },
  step: recoveryStep,
};

function recoveryStep(state: PasswordRecoveryState, event: PasswordRecoveryEvent): Stepped {
  if (state.phase === 'success' || state.phase === 'error' || state.phase === 'exit') return [state];
  if (event.type === 'left') return [{ phase: 'exit' }];
  return state.isAsking ? [afterAnswer(state, event)] : afterInput(state, event);
}

function afterInput(state: PasswordRecoveryState, event: PasswordRecoveryEvent): Stepped {
  if (state.phase === 'contact' && event.type === 'contact-typed') {
    const contact = event.contact.trim();
    if (contact === '') return [state];
    return [
      { phase: 'contact', isAsking: true },
      { type: 'ask', call: 'request-code', contact },
    ];
  }
  if (state.phase === 'code' && event.type === 'code-typed') {
    const { deadline, againAt } = state;
    if (codeProblem(deadline, event.at) === 'time-up') return [{ ...state, problem: 'time-up' }];
    return [
      { phase: 'code', deadline, againAt, isAsking: true },
      { type: 'ask', call: 'check-code', code: event.code.trim() },
    ];
  }
  if (state.phase === 'code' && event.type === 'contact-typed') {
    const { deadline, againAt } = state;
    return [
      { phase: 'code', deadline, againAt, isAsking: true, isResending: true },
      { type: 'ask', call: 'request-code', contact: event.contact.trim() },
    ];
  }
  if (state.phase === 'approval' && event.type === 'approval-given') {
    return [
      { phase: 'approval', isAsking: true },
      { type: 'ask', call: 'approve', answers: event.answers },
    ];
  }
  if (state.phase === 'password' && event.type === 'password-typed') {
    const problem = passwordProblem(event.password);
    if (problem !== undefined) return [{ phase: 'password', isAsking: false, problem }];
    return [
      { phase: 'password', isAsking: true },
      { type: 'ask', call: 'save-password', password: event.password },
    ];
  }
  return [state];
}

type Asking = Exclude<PasswordRecoveryState, { phase: 'success' | 'error' | 'exit' }>;

function afterAnswer(state: Asking, event: PasswordRecoveryEvent): PasswordRecoveryState {
  if (event.type === 'refused') {
    return event.isFinal ? { phase: 'error', message: event.message } : afterRefusal(state, event.at);
  }
  switch (state.phase) {
    case 'contact':
      return event.type === 'code-sent' ? atCode(event) : state;
    case 'code':
      if (state.isResending === true) return event.type === 'code-sent' ? atCode(event) : state;
      if (event.type !== 'code-accepted') return state;
      return { phase: event.needsApproval ? 'approval' : 'password', isAsking: false };
    case 'approval':
      return event.type === 'approved' ? { phase: 'password', isAsking: false } : state;
    case 'password':
      return event.type === 'password-saved' ? { phase: 'success' } : state;
  }
}

function atCode({ deadline, againAt }: SentCode): PasswordRecoveryState {
  return { phase: 'code', isAsking: false, deadline, againAt };
}

function afterRefusal(state: Asking, at: EpochMillis): PasswordRecoveryState {
  switch (state.phase) {
    case 'contact':
      return { phase: 'contact', isAsking: false, problem: 'failed' };
    case 'code':
      if (state.isResending === true) return atCode(state);
      return { ...state, isAsking: false, problem: codeProblem(state.deadline, at) };
    case 'approval':
      return { phase: 'approval', isAsking: false, problem: 'refused' };
    case 'password':
      return { phase: 'password', isAsking: false, problem: 'failed' };
  }
}
