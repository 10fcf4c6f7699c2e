import type { Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { UserId } from '../../../../core/shared/ids.ts';
import { FORGET_DEVICE, PLAYER_DEVICES, SIGN_OUT_DEVICE, SIGN_OUT_ELSEWHERE } from '../../../session/device-calls.ts';
import { forgetDevice } from '../../players/known-device.ts';
import type { PlayerSession } from '../../players/player-sessions.ts';
import type { Tables } from '../../database/tables.ts';
import { endOtherReaders, forgetReader } from '../../debugger/outbox-readers.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { isRefusal, refuse, type Refusal } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { askedStep } from '../asked-step.ts';
import { hasPassword, isFreshSession } from '../passkeys/last-way-in.ts';
import { passwordProof } from '../password-proof.ts';
import { inSession } from '../session-transaction.ts';

type DeviceParts = Pick<SandboxParts, 'database' | 'sessions' | 'passwords' | 'mailbox' | 'faults' | 'now'>;

/** DEV-3 DEV-4 The devices of a signed-in player: listed, signed out and forgotten. */
export function serveDevices(api: ServedApi, parts: DeviceParts): void {
  const { database } = parts;
  const proven = changeProof(api, parts);

  serveCall(api, PLAYER_DEVICES, async ({ session }) => ({
    devices: await shownDevices(parts, session),
    needs_password: (await hasPassword(database, session.userId)) && !(await isFreshSession(parts, session)),
  }));

  serveCall(api, SIGN_OUT_DEVICE, async ({ params: { id }, body, session, reply }) => {
    const refused = await proven(reply.request, session, body.password);
    if (refused !== undefined) return refused;
    const device = await deviceOf(parts, session, id);
    if (device === undefined) return refuse(404, 'no-device');
    // leaving here is a sign-out like any other, with all that follows it in the browser
    if (device.isThis) return refuse(409, 'this-device');
    return changed(parts, session, async (transaction) => endDevice(transaction, session, id));
  });

  serveCall(api, FORGET_DEVICE, async ({ params: { id }, body, session, reply }) => {
    const refused = await proven(reply.request, session, body.password);
    if (refused !== undefined) return refused;
    const device = await deviceOf(parts, session, id);
    if (device === undefined) return refuse(404, 'no-device');
    return changed(parts, session, async (transaction) => {
      await forgetDevice(transaction, id);
      await (device.isThis ? forgetReader(transaction, session) : endDevice(transaction, session, id));
    });
  });
  serveSignOutElsewhere(api, parts, proven);
}

function serveSignOutElsewhere(api: ServedApi, parts: DeviceParts, proven: ReturnType<typeof changeProof>): void {
  serveCall(api, SIGN_OUT_ELSEWHERE, async ({ body, session, reply }) => {
    const refused = await proven(reply.request, session, body.password);
    if (refused !== undefined) return refused;
    const { userId, idHash } = session;
    return changed(parts, session, async (transaction) => {
      await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id_hash', '<>', idHash).execute();
      await endOtherReaders(transaction, session);
    });
  });
}

async function changed(
  { database }: DeviceParts,
  session: PlayerSession,
  change: (transaction: Transaction<Tables>) => Promise<void>,
) {
  const { userId } = session;
  const made = await inSession(database, { userId, session }, change);
  return isRefusal(made) ? made : ({ success: true } as const);
}

/** DEV-4 OBX-4 */
async function endDevice(transaction: Transaction<Tables>, session: PlayerSession, id: number): Promise<void> {
  await transaction.deleteFrom('sessions').where('device_id', '=', id).execute();
  await endOtherReaders(transaction, session);
}

/** DEV-5 Who has stolen a session neither throws the owner out nor has the owner asked for a code that is lost. */
function changeProof(api: ServedApi, parts: DeviceParts) {
  const proof = passwordProof(api.app, parts);
  return async (request: FastifyRequest, session: PlayerSession, password: string): Promise<Refusal | undefined> =>
    (await isFreshSession(parts, session)) ? undefined : proof(request, session, password);
}

async function deviceOf({ database }: DeviceParts, { userId, idHash }: PlayerSession, id: number) {
  const row = await database
    .selectFrom('devices')
    .select((of) => [
      'id',
      of
        .exists(
          of
            .selectFrom('sessions')
            .select('id_hash')
            .whereRef('device_id', '=', 'devices.id')
            .where('id_hash', '=', idHash),
        )
        .as('is_this'),
    ])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { isThis: Boolean(row.is_this) };
}

async function shownDevices(parts: DeviceParts, { userId, idHash }: PlayerSession) {
  const { database, sessions, now } = parts;
  const version = await presentVersion(parts, userId);
  const open = await sessions.ofPlayer(userId);
  const signedIn = new Set(open.map(({ deviceId }) => deviceId));
  const own = open.find((session) => session.idHash === idHash)?.deviceId;
  const step = await askedStep(parts, userId, undefined);
  const rows = await database
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows
    .map(({ id, browser, system, seen_at, ...row }) => {
      const isKnown = row.known_until > now() && row.credentials_version === version;
      const isSpared = step !== undefined && isKnown && (step.method !== 'app' || row.trusted_until > now());
      const words = { ...(browser === null ? {} : { browser }), ...(system === null ? {} : { system }) };
      const shown = { id, ...words, is_this: id === own, seen_at };
      return { ...shown, is_signed_in: signedIn.has(id), is_known: isKnown, is_spared: isSpared };
    })
    .filter((device) => device.is_signed_in || device.is_known)
    .toSorted((one, other) => Number(other.is_this) - Number(one.is_this));
}

async function presentVersion({ database }: DeviceParts, userId: UserId): Promise<number> {
  const { credentials_version: version } = await database
    .selectFrom('users')
    .select('credentials_version')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return version;
}
