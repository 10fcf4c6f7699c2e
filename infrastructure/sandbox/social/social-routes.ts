import type { FastifyReply } from 'fastify';
import { minutes } from '../../../core/shared/time.ts';
import { SOCIAL_OFFER, SOCIAL_SIGN_IN, START_SOCIAL } from '../../session/social-calls.ts';
import type { SocialAttemptRow } from '../database/social-tables.ts';
import { afterFirstFactor, secondStepGuards, type SecondStepGuards } from '../sign-in/password-sign-in.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import type { RateLimits } from '../sandbox-options.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { tryCounter } from '../server/try-counter.ts';
import type { IssuerRequest } from './issuer-request.ts';
import { authorizationAddress } from './social-identity.ts';
import { attemptOf, beginAttempt, endAttempt } from './social-attempts.ts';
import { callbackAddress } from './social-callback.ts';
import { identityIssuer, isEmailTrusted, issuerOf, offeredNetworks, seenOrigin } from './offered-networks.ts';

const START_LIMIT: RateLimits['signIn'] = { times: 30, within: minutes(10) };

export type SocialParts = Pick<
  SandboxParts,
  | 'database'
  | 'sessions'
  | 'options'
  | 'mailbox'
  | 'entry'
  | 'secret'
  | 'formerSecrets'
  | 'vault'
  | 'jurisdiction'
  | 'faults'
  | 'now'
>;

/** Sign-in through a social network, up to where a new player registers. */
export function serveSocialSignIn(api: ServedApi, parts: SocialParts, request: IssuerRequest): void {
  serveCall(api, SOCIAL_OFFER, async ({ session, reply }) => {
    const attempt = session === undefined ? await attemptOf(parts, reply.request) : undefined;
    const isBack = attempt !== undefined && !attempt.is_window && attempt.phase !== 'started';
    return { networks: [...offeredNetworks(parts)], ...(isBack ? { back: attempt.network } : {}) };
  });
  serveStart(api, parts, request);
  const guards = secondStepGuards(api);
  serveCall(api, SOCIAL_SIGN_IN, async ({ body, session, reply }) => {
    const attempt = await attemptOf(parts, reply.request);
    if (attempt === undefined || attempt.network !== body.network) return refuse(404, 'no-attempt');
    if (attempt.phase === 'proven') return answered({ ...parts, guards }, attempt, { session, reply });
    if (attempt.phase !== 'refused') return { user_id: null, is_waiting: true };
    await endAttempt(parts, reply);
    return refuse(403, 'not-confirmed');
  });
}

function serveStart(api: ServedApi, parts: SocialParts, request: IssuerRequest): void {
  const { options, secret } = parts;
  const starts = tryCounter(api.app, 'social', options.rateLimits?.signIn ?? START_LIMIT);
  serveCall(
    api,
    START_SOCIAL,
    async ({ body: { network, is_window: isWindow, save: isKept, language }, session, reply, address }) => {
      if (session !== undefined) return refuse(403, 'signed-in');
      if (!offeredNetworks(parts).includes(network)) return refuse(404, 'no-network');
      const wait = await starts.attempt(reply.request, address);
      if (wait !== undefined) return refuse(429, 'too-often', wait);
      const origin = seenOrigin(reply.request, api.origin);
      const issuer = issuerOf({ options, secret }, network, origin);
      if (issuer === undefined) return refuse(404, 'no-network');
      const begun = await beginAttempt(parts, reply, {
        network,
        origin,
        is_window: isWindow,
        is_kept: isKept,
        language,
      });
      const order = { ...begun.secrets, language, redirectUri: callbackAddress(origin, network) };
      const found = await authorizationAddress(request, issuer, order);
      return found === undefined ? refuse(503, 'network', 5) : { address: found, expires_at: begun.expiresAt };
    },
  );
}

/** NET-13 NET-14 Whom the network names, with the address where the site can do something with it. */
function newPlayer(parts: SocialParts, { network, name, email, is_email_verified: isVerified }: SocialAttemptRow) {
  const isTrusted = isVerified && isEmailTrusted(parts, network);
  const isOffered = email !== null && (isTrusted || parts.mailbox !== undefined);
  return { network, name: name ?? '', ...(isOffered ? { email, is_email_trusted: isTrusted } : {}) };
}

/** NET-1, NET-7 A player is known by network and subject alone; whoever is not known is named, and nothing is made of it yet. */
async function answered(
  parts: SocialParts & { readonly guards: SecondStepGuards },
  attempt: SocialAttemptRow,
  { session, reply }: { readonly session: PlayerSession | undefined; readonly reply: FastifyReply },
) {
  const { database, guards } = parts;
  const { network, subject } = attempt;
  const known = await database
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select(['users.id', 'users.credentials_version'])
    .where('network', '=', network)
    .where('issuer', '=', identityIssuer(parts, network))
    .where('subject', '=', subject ?? '')
    .executeTakeFirst();
  if (known === undefined) return { user_id: null, new_player: newPlayer(parts, attempt) };
  const ended = await database
    .deleteFrom('social_attempts')
    .where('id_hash', '=', attempt.id_hash)
    .returning('id_hash')
    .executeTakeFirst();
  // another request of the same browser was faster
  if (ended === undefined) return refuse(404, 'no-attempt');
  await endAttempt(parts, reply);
  // NET-7 the network proves one factor
  return afterFirstFactor(parts, guards, { user: known, isKept: attempt.is_kept, session, reply, isByNetwork: true });
}
