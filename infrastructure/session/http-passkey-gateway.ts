import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyFailure, PasskeyGateway, PasskeyProblem } from '../../core/session/passkeys/passkey-gateway.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  BEGIN_PASSKEY_SIGN_IN,
  PASSKEYS,
  PASSKEY_SIGN_IN,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from './passkey-calls.ts';

/** Passkeys of this browser, kept and checked by the server. */
export function httpPasskeyGateway(http: HttpClient): PasskeyGateway {
  return {
    isSupported: browserSupportsWebAuthn,
    passkeys: () => http.send(PASSKEYS),
    add: async (name, { password, code }) => {
      const body = { password, ...(code === '' ? {} : { code }) };
      const begun = await http.send(BEGIN_PASSKEY, { body });
      if (!begun.ok) return begun;
      const made = await asked(async () => startRegistration({ optionsJSON: begun.value }));
      return made.ok ? http.send(ADD_PASSKEY, { body: { name, credential: made.value } }) : made;
    },
    rename: async (id, name) => {
      const reply = await http.send(RENAME_PASSKEY, { params: { id: String(id) }, body: { name } });
      return reply.ok ? ok(undefined) : reply;
    },
    remove: async (id, password) => {
      const reply = await http.send(REMOVE_PASSKEY, { params: { id: String(id) }, body: { password } });
      return reply.ok ? ok(undefined) : reply;
    },
    signIn: async ({ isOffered, isRemembered }) => {
      if (isOffered && !(await browserSupportsWebAuthnAutofill())) return cancelled;
      const begun = await http.send(BEGIN_PASSKEY_SIGN_IN, { body: {} });
      // whoever is offered one has asked for none: nothing before an answer is a failure of theirs
      if (!begun.ok) return isOffered ? cancelled : begun;
      const optionsJSON = begun.value;
      const given = await asked(async () => startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }));
      if (!given.ok) return isOffered ? cancelled : given;
      const { userHandle = '', ...response } = given.value.response;
      const credential = { ...given.value, response: { ...response, userHandle } };
      return http.send(PASSKEY_SIGN_IN, { body: { credential, save: isRemembered() } });
    },
    stop: () => {
      WebAuthnAbortService.cancelCeremony();
    },
  };
}

const cancelled = fail({ kind: 'passkey', problem: 'cancelled' } as const);

/** What the browser answers; it throws where the player declined, or it cannot. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Result<Answer, PasskeyFailure>> {
  try {
    return ok(await ask());
  } catch (error) {
    return fail({ kind: 'passkey', problem: problemOf(error) });
  }
}

function problemOf(error: unknown): PasskeyProblem {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known';
  const isDeclined = error instanceof Error && ['AbortError', 'NotAllowedError'].includes(error.name);
  return isDeclined ? 'cancelled' : 'failed';
}
