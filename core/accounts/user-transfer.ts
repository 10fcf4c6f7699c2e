import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';

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
}

/** The account that the player goes on with. The password signs in once and is then forgotten. */
export interface TransferredPlayer {
  readonly userId: number;
  readonly password: string;
}

type TransferStep = 'contact' | 'code' | 'user';

export type UserTransferState =
  | { readonly phase: 'off' }
  | {
      readonly phase: TransferStep;
      readonly isAsking: boolean;
      readonly message?: string | undefined;
      readonly problem?: 'refused' | undefined;
    }
  | { readonly phase: 'done' };

export type UserTransferEvent =
  | { readonly type: 'player-read'; readonly isTransferRequired: boolean }
  | { readonly type: 'contact-given'; readonly contact: TransferContact }
  | { readonly type: 'code-given'; readonly code: string }
  | { readonly type: 'answered'; readonly reply: TransferReply; readonly redirectToken?: string | undefined }
  | { readonly type: 'player-received'; readonly reply: TransferReply; readonly player?: TransferredPlayer | undefined }
  | { readonly type: 'closed' };

export type UserTransferEffect =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'send-code'; readonly contact: TransferContact }
  | { readonly type: 'check-code'; readonly code: string }
  | { readonly type: 'ask-user'; readonly redirectToken: string }
  | { readonly type: 'sign-in-once'; readonly player: TransferredPlayer };

type Stepped = Step<UserTransferState, UserTransferEffect>;

/** TRF-1 A step is accepted only if its status is true. */
export function isTransferAccepted({ status }: TransferReply): boolean {
  return status === true;
}

/**
 * TRF-2 A dialog opens when a transfer is required; TRF-3 it sends a code, checks it and asks for the new account, each once until it is answered;
 * TRF-4 a step that is not accepted can be tried again; TRF-5 the password that comes with the account signs in once and is kept in no state.
 */
export const USER_TRANSFER: Machine<UserTransferState, UserTransferEvent, UserTransferEffect> = {
  initial: { phase: 'off' },
  step: transferStep,
};

function transferStep(state: UserTransferState, event: UserTransferEvent): Stepped {
  if (event.type === 'player-read') return afterPlayer(state, event.isTransferRequired);
  if (state.phase === 'off' || state.phase === 'done') return [state];
  switch (event.type) {
    case 'contact-given':
      if (state.phase !== 'contact' || state.isAsking) return [state];
      return [
        { phase: 'contact', isAsking: true },
        { type: 'send-code', contact: event.contact },
      ];
    case 'code-given':
      if (state.phase !== 'code' || state.isAsking) return [state];
      return [
        { phase: 'code', isAsking: true },
        { type: 'check-code', code: event.code.trim() },
      ];
    case 'answered':
      return state.isAsking && state.phase !== 'user' ? afterAnswer(state.phase, event) : [state];
    case 'player-received':
      return state.phase === 'user' ? afterTransfer(event.reply, event.player) : [state];
    case 'closed':
      return [{ phase: 'off' }, { type: 'close' }];
    default:
      return unforeseen(event, [state]);
  }
}

function afterPlayer(state: UserTransferState, isTransferRequired: boolean): Stepped {
  if (isTransferRequired && state.phase === 'off') return [{ phase: 'contact', isAsking: false }, { type: 'open' }];
  if (isTransferRequired || state.phase === 'off') return [state];
  return [{ phase: 'off' }, { type: 'close' }];
}

function afterAnswer(
  phase: 'contact' | 'code',
  { reply, redirectToken }: Extract<UserTransferEvent, { type: 'answered' }>,
): Stepped {
  if (!isTransferAccepted(reply)) return [{ phase, isAsking: false, problem: 'refused', message: reply.message }];
  if (phase === 'contact') return [{ phase: 'code', isAsking: false }];
  // Without its token the account cannot be asked for: the code is as good as refused.
  if (redirectToken === undefined) return [{ phase: 'code', isAsking: false, problem: 'refused' }];
  return [
    { phase: 'user', isAsking: true },
    { type: 'ask-user', redirectToken },
  ];
}

function afterTransfer(reply: TransferReply, player: TransferredPlayer | undefined): Stepped {
  if (!isTransferAccepted(reply) || player === undefined) {
    return [{ phase: 'contact', isAsking: false, problem: 'refused', message: reply.message }];
  }
  return [{ phase: 'done' }, { type: 'sign-in-once', player }, { type: 'close' }];
}
