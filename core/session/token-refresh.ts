import type { Machine, Step } from '../shared/machine.ts';
import { unforeseen } from '../shared/result.ts';
import { type EpochMillis } from '../shared/time.ts';
import { isTokenValid, type KeptToken, type UserToken } from './kept-token.ts';

/** One call that needs a token; its number is its own among the calls of the page. */
export interface TokenCall {
  readonly call: number;
  /** Whether it was sent before and refused. */
  readonly isRetry: boolean;
}

export type TokenRefreshState =
  | { readonly phase: 'signed-out'; readonly epoch: number }
  | { readonly phase: 'ready'; readonly epoch: number; readonly kept?: KeptToken | undefined }
  | {
      readonly phase: 'fetching';
      readonly epoch: number;
      /** The calls that wait, in the order they came. */
      readonly waiting: readonly TokenCall[];
    };

export type TokenRefreshEvent =
  /** The epoch of a session grows with every change of player. */
  | { readonly type: 'player-changed'; readonly epoch: number; readonly isSignedIn: boolean }
  | { readonly type: 'token-needed'; readonly call: number; readonly at: EpochMillis }
  /** The server answered 401 to a call that was sent with the token. */
  | { readonly type: 'call-refused'; readonly call: TokenCall; readonly sentWith: string; readonly epoch: number }
  /** This tab or another one of the same player received a token. */
  | { readonly type: 'token-received'; readonly epoch: number; readonly token: UserToken; readonly at: EpochMillis }
  | { readonly type: 'fetch-failed'; readonly epoch: number; readonly isSessionOver: boolean };

export type TokenRefreshEffect =
  | { readonly type: 'fetch'; readonly epoch: number; readonly isForced: boolean }
  | { readonly type: 'send'; readonly call: TokenCall; readonly token: string; readonly epoch: number }
  | { readonly type: 'give-up'; readonly call: number; readonly because: 'signed-out' | 'no-token' }
  | { readonly type: 'sign-out' };

type Stepped = Step<TokenRefreshState, TokenRefreshEffect>;

/**
 * TOK-3 At most one token is fetched at a time, for all calls that wait; TOK-4 a call that is refused is sent once more with a newer token,
 * which is fetched only where there is none yet; TOK-5 a second refusal signs out; TOK-6 what belongs to an older epoch changes nothing,
 * and nothing is sent with a token after its player has gone; TOK-7 where no token can be had the calls that wait are given up.
 */
export const TOKEN_REFRESH: Machine<TokenRefreshState, TokenRefreshEvent, TokenRefreshEffect> = {
  initial: { phase: 'signed-out', epoch: 0 },
  step: refreshStep,
};

function refreshStep(state: TokenRefreshState, event: TokenRefreshEvent): Stepped {
  if (event.type === 'player-changed') return afterChange(state, event.epoch, event.isSignedIn);
  if (event.type === 'token-needed') return afterNeed(state, { call: event.call, isRetry: false }, event.at);
  if (event.epoch !== state.epoch || state.phase === 'signed-out') return afterStale(state, event);
  switch (event.type) {
    case 'call-refused':
      return afterRefusal(state, event.call, event.sentWith);
    case 'token-received':
      return afterToken(state, event.token, event.at);
    case 'fetch-failed':
      return event.isSessionOver ? signedOut(state) : afterFailure(state);
    default:
      return unforeseen(event, [state]);
  }
}

function afterChange(state: TokenRefreshState, epoch: number, isSignedIn: boolean): Stepped {
  if (!(epoch > state.epoch)) return [state];
  return [{ phase: isSignedIn ? 'ready' : 'signed-out', epoch }, ...givenUp(state, 'signed-out')];
}

function afterNeed(state: TokenRefreshState, call: TokenCall, at: EpochMillis): Stepped {
  if (state.phase === 'signed-out') return [state, { type: 'give-up', call: call.call, because: 'signed-out' }];
  if (state.phase === 'fetching') return [{ ...state, waiting: [...state.waiting, call] }];
  const { epoch, kept } = state;
  if (kept !== undefined && isTokenValid(kept, at)) return [state, sent(call, kept.token, epoch)];
  return [
    { phase: 'fetching', epoch, waiting: [call] },
    { type: 'fetch', epoch, isForced: false },
  ];
}

/** A call of a player who has gone is over; a token that comes too late is nobody's. */
function afterStale(state: TokenRefreshState, event: TokenRefreshEvent): Stepped {
  if (event.type !== 'call-refused') return [state];
  return [state, { type: 'give-up', call: event.call.call, because: 'signed-out' }];
}

function afterRefusal(
  state: Exclude<TokenRefreshState, { phase: 'signed-out' }>,
  refused: TokenCall,
  sentWith: string,
): Stepped {
  const call = { call: refused.call, isRetry: true };
  if (refused.isRetry) {
    const [next, ...effects] = signedOut(state);
    return [next, { type: 'give-up', call: refused.call, because: 'signed-out' }, ...effects];
  }
  if (state.phase === 'fetching') return [{ ...state, waiting: [...state.waiting, call] }];
  const { epoch, kept } = state;
  if (kept !== undefined && kept.token.value !== sentWith) return [state, sent(call, kept.token, epoch)];
  return [
    { phase: 'fetching', epoch, waiting: [call] },
    { type: 'fetch', epoch, isForced: true },
  ];
}

/** What the server has just given is sent whatever the device's clock says of it. */
function afterToken(
  state: Exclude<TokenRefreshState, { phase: 'signed-out' }>,
  token: UserToken,
  receivedAt: EpochMillis,
): Stepped {
  const { epoch } = state;
  const waiting = state.phase === 'fetching' ? state.waiting : [];
  return [{ phase: 'ready', epoch, kept: { token, receivedAt } }, ...waiting.map((call) => sent(call, token, epoch))];
}

function afterFailure(state: Exclude<TokenRefreshState, { phase: 'signed-out' }>): Stepped {
  if (state.phase !== 'fetching') return [state];
  return [{ phase: 'ready', epoch: state.epoch }, ...givenUp(state, 'no-token')];
}

function signedOut(state: TokenRefreshState): Stepped {
  return [{ phase: 'signed-out', epoch: state.epoch }, ...givenUp(state, 'signed-out'), { type: 'sign-out' }];
}

function givenUp(state: TokenRefreshState, because: 'signed-out' | 'no-token'): readonly TokenRefreshEffect[] {
  if (state.phase !== 'fetching') return [];
  return state.waiting.map(({ call }) => ({ type: 'give-up', call, because }));
}

function sent(call: TokenCall, token: UserToken, epoch: number): TokenRefreshEffect {
  return { type: 'send', call, token: token.value, epoch };
}
