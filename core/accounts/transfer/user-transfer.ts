import type { Machine, Step } from '../../shared/machine.ts';
import { unforeseen } from '../../shared/result.ts';

/** A reply of the transfer: its status decides, whatever else it says. */
export interface TransferReply {
  readonly status: unknown;
  readonly message?: string | undefined;
}

export interface TransferContact {
  /** A plus and digits. */
  readonly phone: string;
  readonly countryCode: string;
  readonly captcha?: string | undefined;
  /** Where the server asks for it: the number becomes a further contact of the account. */
  readonly password?: string | undefined;
}

/** The account that the player goes on with. The password signs in once and is then forgotten. */
export interface TransferredPlayer {
  readonly userId: number;
  readonly password: string;
}

type AskedStep = 'contact' | 'code';

export type UserTransferState =
  | {
      readonly phase: 'off';
      /** Of what was put off unanswered. */
      readonly redirectToken?: string | undefined;
    }
  | {
      readonly phase: AskedStep;
      readonly isAsking: boolean;
      /** Another code is on its way, and the one that was sent may still be given. */
      readonly isAgain?: true | undefined;
      readonly message?: string | undefined;
      readonly problem?: 'refused' | undefined;
    }
  | {
      readonly phase: 'user';
      readonly isAsking: boolean;
      /** Kept so that an answer that was lost can be asked for again: it makes no second account. */
      readonly redirectToken: string;
      readonly problem?: 'unanswered' | undefined;
    }
  | { readonly phase: 'sign-in'; readonly redirectToken: string }
  | { readonly phase: 'done' };

export type UserTransferEvent =
  | { readonly type: 'player-read'; readonly isTransferRequired: boolean }
  | { readonly type: 'contact-given'; readonly contact: TransferContact }
  | { readonly type: 'code-given'; readonly code: string }
  | { readonly type: 'code-asked-again'; readonly contact: TransferContact }
  | { readonly type: 'answered'; readonly reply: TransferReply; readonly redirectToken?: string | undefined }
  | { readonly type: 'player-received'; readonly reply: TransferReply; readonly player?: TransferredPlayer | undefined }
  /** Nobody knows what became of the account, or of the sign-in. */
  | { readonly type: 'unanswered' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'signed-in' }
  /** Back to the phone. */
  | { readonly type: 'returned' }
  | { readonly type: 'closed' };

export type UserTransferEffect =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'send-code'; readonly contact: TransferContact }
  | { readonly type: 'check-code'; readonly code: string }
  | { readonly type: 'ask-user'; readonly redirectToken: string }
  | { readonly type: 'sign-in-once'; readonly player: TransferredPlayer };

type Stepped = Step<UserTransferState, UserTransferEffect>;

const FIRST_STEP: UserTransferState = { phase: 'contact', isAsking: false };

/** TRF-1 A step is accepted only if its status is true. */
export function isTransferAccepted({ status }: TransferReply): boolean {
  return status === true;
}

/**
 * TRF-2 A dialog opens when a transfer is required; TRF-3 it sends a code, checks it and asks for the new account, each once until it is answered;
 * TRF-4 a step that is not accepted can be tried again; TRF-5 the password that comes with the account signs in once and is kept in no state;
 * TRF-6 what was not answered is asked for again with the token that the code brought.
 */
export const USER_TRANSFER: Machine<UserTransferState, UserTransferEvent, UserTransferEffect> = {
  initial: { phase: 'off' },
  step: transferStep,
};

function transferStep(state: UserTransferState, event: UserTransferEvent): Stepped {
  if (event.type === 'player-read') return afterPlayer(state, event.isTransferRequired);
  switch (state.phase) {
    case 'off':
    case 'done':
      return [state];
    case 'contact':
    case 'code':
      return event.type === 'closed' ? left() : askedStep(state, event);
    case 'user':
    case 'sign-in':
      return event.type === 'closed' ? putOff(state) : userStep(state, event);
    default:
      return unforeseen(state, [state]);
  }
}

function left(): Stepped {
  return [{ phase: 'off' }, { type: 'close' }];
}

function putOff(state: UserState): Stepped {
  if (state.phase === 'sign-in' || state.isAsking) return left();
  return [{ phase: 'off', redirectToken: state.redirectToken }, { type: 'close' }];
}

function afterPlayer(state: UserTransferState, isTransferRequired: boolean): Stepped {
  if (state.phase !== 'off') return isTransferRequired ? [state] : left();
  if (!isTransferRequired) return [{ phase: 'off' }];
  const { redirectToken } = state;
  const first: UserTransferState =
    redirectToken === undefined ? FIRST_STEP : { phase: 'user', isAsking: false, redirectToken, problem: 'unanswered' };
  return [first, { type: 'open' }];
}

type AskedState = Extract<UserTransferState, { readonly phase: AskedStep }>;

function askedStep(state: AskedState, event: UserTransferEvent): Stepped {
  if (event.type === 'answered') return state.isAsking ? afterAnswer(state, event) : [state];
  if (state.isAsking) return [state];
  return state.phase === 'contact' ? contactStep(state, event) : codeStep(state, event);
}

function contactStep(state: AskedState, event: UserTransferEvent): Stepped {
  if (event.type !== 'contact-given') return [state];
  return [
    { phase: 'contact', isAsking: true },
    { type: 'send-code', contact: event.contact },
  ];
}

function codeStep(state: AskedState, event: UserTransferEvent): Stepped {
  if (event.type === 'returned') return [FIRST_STEP];
  if (event.type === 'code-asked-again') {
    return [
      { phase: 'code', isAsking: true, isAgain: true },
      { type: 'send-code', contact: event.contact },
    ];
  }
  if (event.type !== 'code-given') return [state];
  return [
    { phase: 'code', isAsking: true },
    { type: 'check-code', code: event.code.trim() },
  ];
}

function afterAnswer(
  { phase, isAgain }: AskedState,
  { reply, redirectToken }: Extract<UserTransferEvent, { type: 'answered' }>,
): Stepped {
  if (!isTransferAccepted(reply)) return [{ phase, isAsking: false, problem: 'refused', message: reply.message }];
  if (phase === 'contact' || isAgain === true) return [{ phase: 'code', isAsking: false }];
  // Without its token the account cannot be asked for: the code is as good as refused.
  if (redirectToken === undefined) return [{ phase: 'code', isAsking: false, problem: 'refused' }];
  return [
    { phase: 'user', isAsking: true, redirectToken },
    { type: 'ask-user', redirectToken },
  ];
}

type UserState = Extract<UserTransferState, { readonly phase: 'user' | 'sign-in' }>;

function userStep(state: UserState, event: UserTransferEvent): Stepped {
  const { redirectToken } = state;
  const isUnderway = state.phase === 'sign-in' || state.isAsking;
  if (event.type === 'asked-again' && !isUnderway) {
    return [
      { phase: 'user', isAsking: true, redirectToken },
      { type: 'ask-user', redirectToken },
    ];
  }
  if (event.type === 'unanswered' && isUnderway) {
    return [{ phase: 'user', isAsking: false, redirectToken, problem: 'unanswered' }];
  }
  if (event.type === 'player-received' && state.phase === 'user' && isUnderway) {
    return afterTransfer(redirectToken, event);
  }
  if (event.type === 'signed-in' && state.phase === 'sign-in') return [{ phase: 'done' }, { type: 'close' }];
  return [state];
}

function afterTransfer(
  redirectToken: string,
  { reply, player }: Extract<UserTransferEvent, { type: 'player-received' }>,
): Stepped {
  if (!isTransferAccepted(reply) || player === undefined) {
    return [{ phase: 'contact', isAsking: false, problem: 'refused', message: reply.message }];
  }
  return [
    { phase: 'sign-in', redirectToken },
    { type: 'sign-in-once', player },
  ];
}
