import type { OneTapGateway } from '../../core/session/one-tap/one-tap-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { ONE_TAP_CLIENT, ONE_TAP_CREDENTIAL, ONE_TAP_PERSON, ONE_TAP_SIGN_IN } from './one-tap-calls.ts';

/** One-tap over the demonstration's own provider: no script of a network is loaded. */
export function httpOneTapGateway(http: HttpClient): OneTapGateway {
  return {
    person: () => http.send(ONE_TAP_PERSON),
    signIn: async ({ language, currencyId, countryId }) => {
      const begun = await http.send(ONE_TAP_CLIENT, { query: { language } });
      if (!begun.ok) return begun;
      const credential = await http.send(ONE_TAP_CREDENTIAL, { body: begun.value });
      if (!credential.ok) return credential;
      const body = { language, currency: String(currencyId), countryId: String(countryId) };
      return http.send(ONE_TAP_SIGN_IN, { body: { ...body, credential: credential.value } });
    },
  };
}
