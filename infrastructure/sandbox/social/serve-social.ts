import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import { fetchIssuer, jsonObject, type IssuerRequest } from './issuer-request.ts';
import { serveFedcmProvider } from './fedcm-provider.ts';
import { serveOneTapProvider } from './one-tap-provider.ts';
import { serveOneTap } from './one-tap-routes.ts';
import { serveOpenidProvider } from './openid-provider.ts';
import { serveSocialCallback } from './social-callback.ts';
import { OPENID_PATH } from './offered-networks.ts';
import { serveSocialRegistration } from './social-registration.ts';
import { serveSocialSignIn, type SocialParts } from './social-routes.ts';

/** Sign-in and registration through social networks; in a demonstration with a provider of its own. */
export async function serveSocial(api: ServedApi, parts: SocialParts & Pick<SandboxParts, 'options'>): Promise<void> {
  const { isDemo, socialRequest = fetchIssuer } = parts.options;
  const request = isDemo ? orOwnProvider(api, socialRequest) : socialRequest;
  serveSocialSignIn(api, parts, request);
  serveSocialCallback(api, parts, request);
  serveSocialRegistration(api, parts);
  await serveOneTap(api, parts, request);
  if (!isDemo) return;
  serveOneTapProvider(api, parts);
  await serveOpenidProvider(api, parts);
  await serveFedcmProvider(api, parts);
}

/** The demonstration's provider is asked without a way over the network: the site may not be able to reach its own address. */
function orOwnProvider({ app }: ServedApi, other: IssuerRequest): IssuerRequest {
  return async (order) => {
    const { origin, host, pathname } = new URL(order.url);
    if (!pathname.startsWith(`${OPENID_PATH}/`)) return other(order);
    const { form, authorization } = order;
    const reply = await app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: pathname,
      headers: {
        host,
        origin,
        ...(authorization === undefined ? {} : { authorization }),
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form === undefined ? {} : { payload: form.toString() }),
    });
    return reply.statusCode === 200 ? jsonObject(reply.body) : undefined;
  };
}
