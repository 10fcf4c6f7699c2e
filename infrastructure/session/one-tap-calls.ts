import * as v from 'valibot';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { SOCIAL_NETWORKS } from '../../core/registration/registration-type.ts';
import type { OneTapOffer } from '../../core/session/one-tap/one-tap-gateway.ts';
import { defineCall } from '../http/call.ts';
import { wireText } from '../http/wire.ts';

const wireNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/));
const wireToken = v.pipe(v.string(), v.minLength(1), v.maxLength(8000));
/** Nothing but a secure page takes it. */
const wireConfigAddress = v.pipe(v.string(), v.maxLength(2000), v.regex(/^https?:\/\//));
const wireNonce = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const ONE_TAP_OFFER = defineCall({
  name: 'oneTapOffer',
  summary:
    'How this browser is offered a one-tap sign-in: the network, where it tells browsers of its accounts (FedCM), and in a demonstration whom its own provider knows here; 404 where there is no provider',
  method: 'GET',
  path: '/social-api/oauth/google-one-tap/offer',
  reply: v.pipe(
    v.object({
      network: v.picklist(SOCIAL_NETWORKS),
      config_url: v.optional(wireConfigAddress),
      name: v.optional(wireText),
    }),
    v.transform(({ network, config_url: configUrl, name }): OneTapOffer => ({ network, configUrl, name })),
  ),
  access: 'public',
  changes: 'none',
});

export const ONE_TAP_CLIENT = defineCall({
  name: 'oneTapClient',
  summary:
    'The one-tap sign-in of this browser, begun where none holds: what the site is called at the provider, and the nonce that the credential must carry; 403 for who is signed in, 404 where there is no provider, 429 when tried too often',
  method: 'GET',
  path: '/social-api/oauth/google-one-tap/clientId',
  query: v.object({ language: v.picklist(LANGUAGES) }),
  reply: v.object({ clientId: wireText, nonce: wireNonce }),
  access: 'public',
  changes: 'state',
});

export const ONE_TAP_SIGN_IN = defineCall({
  name: 'oneTapSignIn',
  summary:
    'Takes the credential of the provider, once, and says where the sign-in goes on; 401 for any credential that is not as it must be',
  method: 'POST',
  path: '/social-api/oauth/google-one-tap',
  body: v.object({
    credential: wireToken,
    language: v.picklist(LANGUAGES),
    currency: wireNumber,
    countryId: wireNumber,
  }),
  bodyType: 'multipart/form-data',
  reply: v.pipe(
    v.object({ redirectUrl: wireText }),
    v.transform(({ redirectUrl }) => redirectUrl),
  ),
  access: 'public',
  changes: 'state',
});

export const ONE_TAP_CREDENTIAL = defineCall({
  name: 'debuggerOneTapCredential',
  summary: "Demo only: the credential of whom the demonstration's provider knows in this browser",
  method: 'POST',
  path: '/debugger-api/one-tap',
  body: v.object({ clientId: wireText, nonce: wireNonce }),
  reply: v.pipe(
    v.object({ credential: wireToken }),
    v.transform(({ credential }) => credential),
  ),
  access: 'public',
  changes: 'state',
});
