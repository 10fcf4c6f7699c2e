import type { FastifyRequest } from 'fastify';
import { isSocialNetwork, type SocialNetwork } from '../../../core/registration/registration-type.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { ServedApi } from '../server/serve-call.ts';
import type { IssuerRequest } from './issuer-request.ts';
import { exchangedIdentity } from './social-identity.ts';
import { attemptCookie, claimAttempt, settleAttempt } from './social-attempts.ts';
import { issuerOf } from './offered-networks.ts';
import { sendBackPage } from './social-pages.ts';

type CallbackParts = Pick<SandboxParts, 'database' | 'options' | 'secret' | 'now'>;

/** Each network has an address of its own: the answer of one cannot be taken for that of another. */
export function callbackAddress(origin: string, network: SocialNetwork): string {
  return `${origin}/web-api/session/social/${network}/callback`;
}

/**
 * Where a network leads the browser back to. Nobody is signed in here: it is only noted who the network says it is, and the page
 * of the site asks for the rest.
 */
export function serveSocialCallback(api: ServedApi, parts: CallbackParts, request: IssuerRequest): void {
  api.app.get('/web-api/session/social/:network/callback', async (asked, reply) => {
    const answer = answerOf(asked);
    const id = attemptCookie(asked);
    const claimed = answer === undefined || id === undefined ? undefined : await claimAttempt(parts, id, answer);
    if (answer === undefined || claimed === undefined) return sendBackPage(reply, undefined);
    const { row, secrets } = claimed;
    const issuer = issuerOf(parts, row.network, row.origin);
    const isWhole =
      issuer !== undefined && answer.code !== undefined && [undefined, issuer.issuer].includes(answer.issuer);
    const identity = isWhole
      ? await exchangedIdentity(request, issuer, {
          ...secrets,
          code: answer.code,
          redirectUri: callbackAddress(row.origin, row.network),
          now: parts.now(),
        })
      : undefined;
    await settleAttempt(parts, row.id_hash, identity);
    return sendBackPage(reply, row);
  });
}

interface NetworkAnswer {
  readonly network: SocialNetwork;
  readonly state: string;
  /** Absent where the player refused. */
  readonly code: string | undefined;
  readonly issuer: string | undefined;
}

/** What is said twice is not said. */
function answerOf(request: FastifyRequest): NetworkAnswer | undefined {
  const { network } = request.params as { readonly network: string };
  const query = request.query as Readonly<Record<string, unknown>>;
  const said = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && value.length <= 2000 ? value : undefined;
  };
  const state = said('state');
  if (!isSocialNetwork(network) || state === undefined) return undefined;
  const isOdd = ['code', 'iss'].some((name) => query[name] !== undefined && said(name) === undefined);
  return isOdd ? undefined : { network, state, code: said('code'), issuer: said('iss') };
}
