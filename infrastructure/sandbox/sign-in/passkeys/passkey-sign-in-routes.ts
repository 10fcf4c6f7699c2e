import { minutes } from '../../../../core/shared/time.ts';
import { BEGIN_PASSKEY_SIGN_IN, PASSKEY_SIGN_IN, type PasskeyAssertion } from '../../../session/passkey-calls.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { RateLimit } from '../../sandbox-options.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { ATTEMPT_HOLDS_FOR, isHandleOf, newChallenge, takeChallenge } from './passkey-attempts.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** Each sign-in dialog that is opened asks once. */
const OPTIONS_LIMIT: RateLimit = { times: 60, within: minutes(5) };
const ANSWER_LIMIT: RateLimit = { times: 20, within: minutes(5) };

type SignInParts = Pick<SandboxParts, 'database' | 'sessions' | 'options' | 'vault' | 'now'>;

/** PK-5 Sign-in by a passkey: who answers need not say who it is, and gives no code after it. */
export function servePasskeySignIn(api: ServedApi, parts: SignInParts): void {
  const { sessions, options } = parts;
  const asked = tryCounter(api.app, 'passkey options', OPTIONS_LIMIT);
  const answered = tryCounter(api.app, 'passkey sign-in', ANSWER_LIMIT);

  serveCall(api, BEGIN_PASSKEY_SIGN_IN, async ({ reply, address }) => {
    const site = relyingParty(reply.request.host, options.hostRules);
    if (site === undefined) return refuse(409, 'not-here');
    const wait = await asked.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const challenge = await newChallenge(parts, reply, { purpose: 'sign-in', user_id: null });
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const made = await generateAuthenticationOptions({
      rpID: site.id,
      challenge,
      timeout: ATTEMPT_HOLDS_FOR,
      userVerification: 'required',
    });
    return {
      challenge: made.challenge,
      rpId: site.id,
      timeout: ATTEMPT_HOLDS_FOR,
      userVerification: 'required',
    } as const;
  });

  serveCall(api, PASSKEY_SIGN_IN, async ({ body, session, reply, address }) => {
    const site = relyingParty(reply.request.host, options.hostRules);
    if (site === undefined) return refuse(409, 'not-here');
    const wait = await answered.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const clientData = body.credential.response.clientDataJSON;
    const challenge = await takeChallenge(parts, reply.request, { clientData, purpose: 'sign-in' });
    if (challenge === undefined) return refuse(403, 'no-attempt');
    const proven = await provenPlayer(parts, body.credential, { site, challenge });
    const isBegun =
      proven !== undefined && (await sessions.begin({ ...proven, isKept: body.save, previous: session, reply }));
    return isBegun ? { user_id: proven.userId } : refuse(401, 'passkey');
  });
}

/** PK-3, PK-4 Whose passkey answered; nothing where the answer does not hold, or its counter did not grow. */
async function provenPlayer(
  { database, vault, now }: SignInParts,
  credential: PasskeyAssertion,
  { site, challenge }: { readonly site: RelyingParty; readonly challenge: string },
) {
  const row = await database
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'user_id', 'made_for', 'public_key', 'counter', 'credentials_version'])
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (!isHandleOf(vault, row.made_for ?? row.user_id, credential.response.userHandle)) return undefined;
  const counter = await countedAnswer(credential, { site, challenge, publicKey: row.public_key, counter: row.counter });
  if (counter === undefined) return undefined;
  const used = await database
    .updateTable('passkeys')
    .set({ counter, used_at: now() })
    .where('id', '=', row.id)
    // of two answers at once with one counter the second finds it changed
    .where('counter', '=', row.counter)
    .returning('user_id')
    .executeTakeFirst();
  return used === undefined ? undefined : { userId: used.user_id, credentials: row.credentials_version };
}

interface Known {
  readonly site: RelyingParty;
  readonly challenge: string;
  readonly publicKey: string;
  readonly counter: number;
}

async function countedAnswer(
  credential: PasskeyAssertion,
  { site, challenge, publicKey, counter }: Known,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      credential: { id: credential.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified && authenticationInfo.userVerified ? authenticationInfo.newCounter : undefined;
  } catch {
    // the library throws at whatever is wrong with an answer
    return undefined;
  }
}
