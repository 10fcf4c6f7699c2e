import type { FastifyRequest } from 'fastify';
import type { SocialNetwork } from '../../../core/registration/registration-type.ts';
import { minutes } from '../../../core/shared/time.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { ONE_TAP_CLIENT, ONE_TAP_OFFER, ONE_TAP_SIGN_IN } from '../../session/one-tap-calls.ts';
import type { RateLimit } from '../sandbox-options.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import type { IssuerRequest } from './issuer-request.ts';
import { demoFedcm, issuerOf, oneTapNetwork, seenOrigin } from './offered-networks.ts';
import { beginOneTap, claimOneTap, settleOneTap } from './one-tap-attempts.ts';
import { knownPerson } from './openid-person.ts';
import { dropAttempt } from './social-attempts.ts';
import { credentialIdentity } from './social-identity.ts';
import { BACK_ON_SITE } from './social-pages.ts';
import type { SocialParts } from './social-routes.ts';

const LONGEST_FORM = 20_000;
const LIMIT: RateLimit = { times: 30, within: minutes(10) };
/** A browser that offers accounts by itself begins with the page, and many may stand behind one address. */
const BEGIN_LIMIT: RateLimit = { times: 600, within: minutes(10) };

/** TAP-1 TAP-2 TAP-3 TAP-4 Sign-in by the credential of a provider; from there on it is a sign-in through that network. */
export async function serveOneTap(api: ServedApi, parts: SocialParts, request: IssuerRequest): Promise<void> {
  const network = oneTapNetwork(parts);
  serveOffer(api, parts, network);
  const tries = tryCounter(api.app, 'one-tap credential', LIMIT);
  await api.app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LONGEST_FORM },
      async ({ headers }: FastifyRequest, body: Buffer) => formFields(headers['content-type'] ?? '', body),
    );
    serveCall({ ...api, app: scope }, ONE_TAP_SIGN_IN, async ({ body, session, reply, address }) => {
      if (session !== undefined) return refuse(403, 'signed-in');
      const wait = await tries.attempt(reply.request, address);
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      const claimed = network && (await claimOneTap(parts, reply.request, network));
      if (network === undefined || claimed === undefined) return refuse(401, 'not-confirmed');
      const { row, secrets } = claimed;
      const issuer = issuerOf(parts, network, row.origin);
      const proof = { credential: body.credential, nonce: secrets.nonce, now: parts.now() };
      const identity = issuer && (await credentialIdentity(request, issuer, proof));
      if (identity === undefined) {
        await dropAttempt(parts, row.id_hash);
        return refuse(401, 'not-confirmed');
      }
      await settleOneTap(parts, reply, identity);
      return { redirectUrl: addressInLanguage(BACK_ON_SITE, body.language) };
    });
    done();
  });
}

function serveOffer(api: ServedApi, parts: SocialParts, network: SocialNetwork | undefined): void {
  serveCall(api, ONE_TAP_OFFER, ({ reply }) =>
    network === undefined ? refuse(404, 'no-network') : offered(api, parts, { network, request: reply.request }),
  );
  const begun = tryCounter(api.app, 'one-tap', BEGIN_LIMIT);
  serveCall(api, ONE_TAP_CLIENT, async ({ query: { language }, session, reply, address }) => {
    if (session !== undefined) return refuse(403, 'signed-in');
    const wait = await begun.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const origin = seenOrigin(reply.request, api.origin);
    const issuer = network && issuerOf(parts, network, origin);
    if (network === undefined || issuer === undefined) return refuse(404, 'no-network');
    const about = { network, origin, is_window: false, is_kept: false, language } as const;
    return { clientId: issuer.clientId, nonce: await beginOneTap(parts, reply, about) };
  });
}

/** TAP-8 What the operator named; else the demonstration's provider, of which a browser hears where it knows somebody. */
function offered(
  { origin }: ServedApi,
  { options, secret }: SocialParts,
  { network, request }: { readonly network: SocialNetwork; readonly request: FastifyRequest },
) {
  const fedcm = options.social?.[network]?.fedcm;
  if (fedcm !== undefined) return { network, config_url: fedcm };
  const person = knownPerson(request, secret);
  if (person === undefined) return { network };
  return { network, config_url: demoFedcm(seenOrigin(request, origin)), name: person.name };
}

/** The texts of a form; a file, or a field that is said twice, is nothing that this form has. */
async function formFields(type: string, body: Buffer): Promise<Readonly<Record<string, unknown>>> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...new Set(form.keys())].map((name) => [name, onlyText(form.getAll(name))]));
  } catch {
    return {};
  }
}

function onlyText([value, ...others]: readonly unknown[]): unknown {
  return others.length === 0 && typeof value === 'string' ? value : undefined;
}
