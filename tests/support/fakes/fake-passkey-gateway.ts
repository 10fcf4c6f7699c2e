import type { Passkey, PasskeyFailure, PasskeyGateway } from '../../../core/session/passkeys/passkey-gateway.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import type { Session } from '../../../core/session/session-gateway.ts';

/** A browser with passkeys, and a server that knows the password "right"; sign-ins wait until they are answered. */
export function fakePasskeyGateway({ isSupported = true } = {}) {
  const refusal = (status: number, code: string) => fail({ kind: 'refused', status, code } as const);
  const state = {
    passkeys: [] as readonly Passkey[],
    needsPassword: true,
    needsCode: false,
    stopped: 0,
    signIns: [] as {
      readonly isOffered: boolean;
      readonly isRemembered: () => boolean;
      readonly end: (reply: Result<Session, PasskeyFailure>) => void;
    }[],
    /** What the browser makes of the next passkey. */
    added: undefined as PasskeyFailure | undefined,
  };
  const gateway: PasskeyGateway = {
    isSupported: () => isSupported,
    passkeys: async () => {
      const { passkeys, needsPassword, needsCode } = state;
      return ok({ passkeys, needsPassword, needsCode, hasPassword: true });
    },
    add: async (name, { password, code }) => {
      if (state.added !== undefined) return fail(state.added);
      if (state.needsPassword && password !== 'right') return refusal(400, 'password');
      if (state.needsCode && code !== '123456') return refusal(400, 'code');
      const made = { id: state.passkeys.length + 1, name, isSynced: false, createdAt: 0 };
      state.passkeys = [...state.passkeys, made];
      return ok(made);
    },
    rename: async (id, name) => {
      state.passkeys = state.passkeys.map((each) => (each.id === id ? { ...each, name } : each));
      return ok(undefined);
    },
    remove: async (id, password) => {
      if (password !== 'right') return refusal(400, 'password');
      state.passkeys = state.passkeys.filter((each) => each.id !== id);
      return ok(undefined);
    },
    signIn: async (how) => new Promise((end) => state.signIns.push({ ...how, end })),
    stop: () => {
      state.stopped += 1;
    },
  };
  return { gateway, state };
}
