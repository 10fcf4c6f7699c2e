import type { Machine, Step } from '../shared/machine.ts';
import { fail, ok, unforeseen } from '../shared/result.ts';
import type { StoredValue } from '../shared/stored-value.ts';

export type SignOutState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'confirming' }
  | { readonly phase: 'disconnecting'; readonly isPlayersPage: boolean };

export type SignOutEvent =
  | { readonly type: 'sign-out-asked' }
  | { readonly type: 'confirmed'; readonly isPlayersPage: boolean }
  | { readonly type: 'declined' }
  /** The site signs the player out itself: nobody is asked. */
  | { readonly type: 'sign-out-ordered'; readonly isPlayersPage: boolean }
  | { readonly type: 'disconnected' }
  | ({ readonly type: 'disconnect-failed' } & SignOutRefusal);

export type SignOutEffect =
  | { readonly type: 'ask' }
  | { readonly type: 'disconnect' }
  | { readonly type: 'remove-cookies'; readonly names: readonly string[] }
  | { readonly type: 'wipe' }
  | { readonly type: 'reset-ban-level' }
  | { readonly type: 'clear-player' }
  | { readonly type: 'go-home' }
  | { readonly type: 'reload' }
  | ({ readonly type: 'tell-failure' } & SignOutRefusal);

/** Why the server did not sign out. */
export interface SignOutRefusal {
  /** It was reached, and said no. */
  readonly isRefused: boolean;
  readonly message?: string | undefined;
}

type Stepped = Step<SignOutState, SignOutEffect>;

const SECURE_VALUE_COOKIES: readonly string[] = ['ggru', 'grant'];

/** OUT-3 The cookies of a session that a page may remove; the session's own is the server's. */
export const SESSION_COOKIES: readonly string[] = [...SECURE_VALUE_COOKIES, '__Host-csrf'];

/** OUT-5 Who could not be signed out, and why. */
export interface FailedSignOut extends SignOutRefusal {
  readonly userId: number;
}

const LONGEST_MESSAGE = 300;

/** OUT-5 Kept over the loading of the page, which tells it. */
export const FAILED_SIGN_OUT: StoredValue<FailedSignOut> = {
  key: 'sign-out-failed',
  keepFor: 'session',
  staysAtSignOut: false,
  version: 2,
  parse: (stored) => {
    const { userId, isRefused, message } = (stored ?? {}) as Partial<Record<keyof FailedSignOut, unknown>>;
    if (typeof userId !== 'number' || !Number.isSafeInteger(userId)) return fail({ code: 'not-a-player' });
    const hasMessage = typeof message === 'string' && message.trim() !== '';
    const said = hasMessage ? { message: message.trim().slice(0, LONGEST_MESSAGE) } : {};
    return ok({ userId, isRefused: isRefused === true, ...said });
  },
};

/**
 * OUT-1 Signing out asks first, unless the site itself orders it; OUT-2 then the server disconnects the session, once; OUT-3 after that its cookies are removed,
 * what the device keeps of the player is wiped, the ban level is 0 and no player is known; OUT-4 a page for players is left for home and any other loaded again; OUT-5 a failure is logged and loads the page again, which tells of it in the server's words if it has any; what the device keeps is wiped all the same, but for the cookie without which a session that goes on could change nothing.
 */
export const SIGN_OUT: Machine<SignOutState, SignOutEvent, SignOutEffect> = {
  initial: { phase: 'idle' },
  step: signOutStep,
};

function signOutStep(state: SignOutState, event: SignOutEvent): Stepped {
  switch (event.type) {
    case 'sign-out-asked':
      return state.phase === 'idle' ? [{ phase: 'confirming' }, { type: 'ask' }] : [state];
    case 'confirmed':
      return state.phase === 'confirming' ? disconnecting(event.isPlayersPage) : [state];
    case 'declined':
      return state.phase === 'confirming' ? [{ phase: 'idle' }] : [state];
    case 'sign-out-ordered':
      return state.phase === 'disconnecting' ? [state] : disconnecting(event.isPlayersPage);
    case 'disconnected':
      return state.phase === 'disconnecting' ? afterDisconnect(state.isPlayersPage) : [state];
    case 'disconnect-failed':
      if (state.phase !== 'disconnecting') return [state];
      return [
        { phase: 'idle' },
        { type: 'remove-cookies', names: SECURE_VALUE_COOKIES },
        { type: 'wipe' },
        { type: 'tell-failure', isRefused: event.isRefused, message: event.message },
        { type: 'reload' },
      ];
    default:
      return unforeseen(event, [state]);
  }
}

function disconnecting(isPlayersPage: boolean): Stepped {
  return [{ phase: 'disconnecting', isPlayersPage }, { type: 'disconnect' }];
}

function afterDisconnect(isPlayersPage: boolean): Stepped {
  return [
    { phase: 'idle' },
    { type: 'remove-cookies', names: SESSION_COOKIES },
    { type: 'wipe' },
    { type: 'reset-ban-level' },
    { type: 'clear-player' },
    { type: isPlayersPage ? 'go-home' : 'reload' },
  ];
}
