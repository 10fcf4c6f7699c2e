import type { OneTapGateway } from '../../core/session/one-tap/one-tap-gateway.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { BrowserAccounts } from './browser-accounts.ts';
import { ONE_TAP_CLIENT, ONE_TAP_CREDENTIAL, ONE_TAP_OFFER, ONE_TAP_SIGN_IN } from './one-tap-calls.ts';

/** One-tap by the browser itself, or by the demonstration's own provider: no script of a network is loaded. */
export function httpOneTapGateway(http: HttpClient, accounts: BrowserAccounts): OneTapGateway {
  return {
    offer: () => http.send(ONE_TAP_OFFER),
    hasBrowserOffers: () => accounts.isThere(),
    chosen: async ({ language, ...offer }, signal) => {
      const begun = await http.send(ONE_TAP_CLIENT, { query: { language } });
      if (!begun.ok) return begun;
      return ok(signal.aborted ? undefined : await accounts.choose({ ...offer, ...begun.value }, signal));
    },
    confirmed: async (language) => {
      const begun = await http.send(ONE_TAP_CLIENT, { query: { language } });
      return begun.ok ? http.send(ONE_TAP_CREDENTIAL, { body: begun.value }) : begun;
    },
    signIn: ({ language, credential, currencyId, countryId }) =>
      http.send(ONE_TAP_SIGN_IN, {
        body: { language, credential, currency: String(currencyId), countryId: String(countryId) },
      }),
  };
}
