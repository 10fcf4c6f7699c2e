import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import {
  BEGIN_TWO_FACTOR,
  CONFIRM_TWO_FACTOR,
  NEW_RECOVERY_CODES,
  TURN_OFF_TWO_FACTOR,
  TWO_FACTOR,
} from '../../session/two-factor-calls.ts';
import type { Tables } from '../database/tables.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { PlayerSession } from '../players/player-sessions.ts';
import { isRefusal, refuse, type Refusal } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { inSession } from './session-transaction.ts';
import { authenticatorAddress, newAuthenticatorSecret } from './authenticator-code.ts';
import { passwordProof } from './password-proof.ts';
import { protectionChanges } from './protection-change.ts';
import { factorCodeProof } from './factor-code-proof.ts';
import { hasAuthenticator, newRecoveryCodes, takeAppCode } from './second-factor.ts';

const SITE_NAME = 'Oddsmith';

type FactorParts = Pick<SandboxParts, 'database' | 'passwords' | 'mailbox' | 'vault' | 'faults' | 'now'>;

/** TWO-10 The second step of a player: on with the password and a code, off with the password and a code. */
export function serveTwoFactor(api: ServedApi, parts: FactorParts): void {
  serveTwoFactorStart(api, parts);
  const { database } = parts;
  const change = protectionChanges(api.app, parts);
  const confirmed = factorCodeProof(api, parts, takeAppCode);

  serveCall(api, CONFIRM_TWO_FACTOR, async ({ body, session, reply }) => {
    const { userId } = session;
    if (await hasAuthenticator(database, userId)) return refuse(409, 'already-on');
    // the app that the code is of, whichever is begun meanwhile
    const secret = await secretOf(database, userId);
    const wrong = await confirmed(reply.request, session, body.code.replaceAll(/\s/g, ''));
    if (wrong !== undefined) return wrong;
    return change(reply.request, session, async (transaction) => turnOn(transaction, parts, { userId, secret }));
  });

  const proven = factorProof(api, parts);
  serveCall(api, TURN_OFF_TWO_FACTOR, async ({ body, session, reply }) => {
    const { userId } = session;
    const refused = await proven(reply.request, session, body);
    if (refused !== undefined) return refused;
    const changed = await change(reply.request, session, async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await transaction.deleteFrom('authenticators').where('user_id', '=', userId).execute();
      // what was proven with this app says nothing of the next one
      await transaction.updateTable('devices').set({ trusted_until: 0 }).where('user_id', '=', userId).execute();
    });
    return isRefusal(changed) ? changed : ({ success: true } as const);
  });
  serveNewCodes(api, parts, proven);
}

function serveNewCodes(api: ServedApi, parts: FactorParts, proven: ReturnType<typeof factorProof>): void {
  const { vault } = parts;
  const change = protectionChanges(api.app, parts);
  serveCall(api, NEW_RECOVERY_CODES, async ({ body, session, reply }) => {
    const { userId } = session;
    const refused = await proven(reply.request, session, body);
    if (refused !== undefined) return refused;
    return change(reply.request, session, async (transaction) => ({
      recovery_codes: [...(await newRecoveryCodes({ database: transaction, vault }, userId))],
    }));
  });
}

/** The password and a code, of a player with the second step. */
function factorProof(api: ServedApi, parts: FactorParts) {
  const proof = passwordProof(api.app, parts);
  const codeProof = factorCodeProof(api, parts);
  return async (
    request: FastifyRequest,
    session: PlayerSession,
    { password, code }: { readonly password: string; readonly code: string },
  ): Promise<Refusal | undefined> => {
    const refused = await proof(request, session, password);
    if (refused !== undefined) return refused;
    if (!(await hasAuthenticator(parts.database, session.userId))) return refuse(409, 'already-off');
    return codeProof(request, session, code);
  };
}

function serveTwoFactorStart(api: ServedApi, parts: FactorParts): void {
  const { database, vault, now } = parts;
  const proof = passwordProof(api.app, parts);

  serveCall(api, TWO_FACTOR, async ({ session: { userId } }) => {
    const { codes } = await database
      .selectFrom('recovery_codes')
      .select((of) => of.fn.countAll<number>().as('codes'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { is_on: await hasAuthenticator(database, userId), recovery_codes_left: Number(codes) };
  });

  serveCall(api, BEGIN_TWO_FACTOR, async ({ body, session, reply }) => {
    const { userId } = session;
    const refused = await proof(reply.request, session, body.password);
    if (refused !== undefined) return refused;
    const secret = newAuthenticatorSecret();
    const sealed = vault.seal(secret, String(userId));
    const row = { user_id: userId, secret: sealed, is_on: false, used_step: 0, created_at: now() };
    const begun = await inSession(database, { userId, session }, async (transaction) =>
      transaction
        .insertInto('authenticators')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ secret: sealed, used_step: 0, created_at: now() })
            .where('authenticators.is_on', '=', false),
        )
        .returning('user_id')
        .execute(),
    );
    if (isRefusal(begun)) return begun;
    if (begun.length === 0) return refuse(409, 'already-on');
    return { secret, address: authenticatorAddress(secret, SITE_NAME, String(userId)) };
  });
}

async function secretOf(database: FactorParts['database'], userId: UserId): Promise<string | undefined> {
  const row = await database
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.secret;
}

interface ProvenApp {
  readonly userId: UserId;
  readonly secret: string | undefined;
}

async function turnOn(transaction: Transaction<Tables>, { vault, now }: FactorParts, { userId, secret }: ProvenApp) {
  if (secret === undefined) return refuse(400, 'code');
  const turned = await transaction
    .updateTable('authenticators')
    .set({ is_on: true, created_at: now() })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('is_on', '=', false)
    .returning('user_id')
    .execute();
  if (turned.length === 0) return refuse(400, 'code');
  return { recovery_codes: [...(await newRecoveryCodes({ database: transaction, vault }, userId))] };
}
