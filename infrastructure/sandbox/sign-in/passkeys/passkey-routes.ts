import { minutes } from '../../../../core/shared/time.ts';
import {
  ADD_PASSKEY,
  BEGIN_PASSKEY,
  PASSKEYS,
  REMOVE_PASSKEY,
  RENAME_PASSKEY,
} from '../../../session/passkey-calls.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { RateLimit } from '../../sandbox-options.ts';
import { isRefusal, refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { factorCodeProof } from '../factor-code-proof.ts';
import { hasAuthenticator } from '../second-factor.ts';
import { passwordProof } from '../password-proof.ts';
import { protectionChanges } from '../protection-change.ts';
import { keepPasskey, madePasskey, MOST_PASSKEYS, playersPasskeys, wirePasskey } from './kept-passkeys.ts';
import { newChallenge, takeChallenge } from './passkey-attempts.ts';
import { creationOptions } from './passkey-creation.ts';
import { hasPassword, isFreshSession, isLastWayIn } from './last-way-in.ts';
import { relyingParty } from './relying-party.ts';

const CHANGE_LIMIT: RateLimit = { times: 30, within: minutes(15) };

type PasskeyParts = Pick<
  SandboxParts,
  'database' | 'sessions' | 'passwords' | 'options' | 'mailbox' | 'secret' | 'vault' | 'faults' | 'now'
>;

/** The passkeys of a signed-in player: listed, added, renamed and removed. */
export function servePasskeys(api: ServedApi, parts: PasskeyParts): void {
  const { database } = parts;
  servePasskeyCreation(api, parts);
  servePasskeyRemoval(api, parts);

  serveCall(api, PASSKEYS, async ({ session }) => {
    const isKnown = await hasPassword(database, session.userId);
    return {
      passkeys: (await playersPasskeys(database, session.userId)).map(wirePasskey),
      needs_password: isKnown && !(await isFreshSession(parts, session)),
      needs_code: await hasAuthenticator(database, session.userId),
      has_password: isKnown,
    };
  });

  serveCall(api, RENAME_PASSKEY, async ({ params: { id }, body: { name }, session: { userId } }) => {
    const renamed = await database
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return renamed === undefined ? refuse(404, 'no-passkey') : ({ success: true } as const);
  });
}

function servePasskeyRemoval(api: ServedApi, parts: PasskeyParts): void {
  const askPassword = passwordProof(api.app, parts);
  const change = protectionChanges(api.app, parts);
  serveCall(api, REMOVE_PASSKEY, async ({ params: { id }, body: { password }, session, reply }) => {
    const refused = await askPassword(reply.request, session, password);
    if (refused !== undefined) return refused;
    const { userId } = session;
    const changed = await change(reply.request, session, async (transaction) => {
      if (await isLastWayIn(transaction, userId, id)) return refuse(409, 'last-way-in');
      const removed = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return removed === undefined ? refuse(404, 'no-passkey') : removed;
    });
    return isRefusal(changed) ? changed : ({ success: true } as const);
  });
}

function servePasskeyCreation(api: ServedApi, parts: PasskeyParts): void {
  const { database, options } = parts;
  const proof = passwordProof(api.app, parts);
  const codeProof = factorCodeProof(api, parts);
  const change = protectionChanges(api.app, parts);
  const changes = tryCounter(api.app, 'passkey changes', CHANGE_LIMIT);

  serveCall(api, BEGIN_PASSKEY, async ({ body, session, reply }) => {
    const { userId } = session;
    const site = relyingParty(reply.request.host, options.hostRules);
    if (site === undefined) return refuse(409, 'not-here');
    const wait = await changes.attempt(reply.request, String(userId));
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    if (!(await isFreshSession(parts, session))) {
      const refused = await proof(reply.request, session, body.password);
      if (refused !== undefined) return refused;
    }
    if (await hasAuthenticator(database, userId)) {
      const refused = await codeProof(reply.request, session, body.code ?? '');
      if (refused !== undefined) return refused;
    }
    const known = await playersPasskeys(database, userId);
    if (known.length >= MOST_PASSKEYS) return refuse(409, 'too-many');
    const challenge = await newChallenge(parts, reply, { purpose: 'add', user_id: userId });
    return creationOptions(parts, { site, userId, challenge, known });
  });

  serveCall(api, ADD_PASSKEY, async ({ body: { name, credential }, session, reply }) => {
    const { userId } = session;
    const site = relyingParty(reply.request.host, options.hostRules);
    if (site === undefined) return refuse(409, 'not-here');
    const clientData = credential.response.clientDataJSON;
    const challenge = await takeChallenge(parts, reply.request, { clientData, purpose: 'add', userId });
    if (challenge === undefined) return refuse(403, 'no-attempt');
    const made = await madePasskey(parts, { site, challenge, credential, name, userId });
    if (isRefusal(made)) return made;
    const kept = await change(reply.request, session, async (transaction) => keepPasskey(transaction, made));
    return isRefusal(kept) ? kept : wirePasskey(kept);
  });
}
