import { createHash } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { randomText } from '../server/node-random.ts';
import type { PlayerSession } from './player-sessions.ts';
import { browserWords } from '../sign-in/devices/browser-words.ts';

/** Names the device to the server, which alone knows whose it is. */
const DEVICE_COOKIE = '__Host-device';
const KNOWN_FOR = days(180);
/** DEV-6 How long no code of the app is asked for on a device where the player wished so. */
export const TRUST_DAYS = 30;
const NAME_BYTES = 16;
/** No player has it. */
const NOBODY = 0 as UserId;
/** TWO-28 How long a device where the password alone was given shares the guesses of all such. */
const NEW_FOR = days(1);
/** DEV-7 */
const MOST_DEVICES = 50;

/** TWO-14 A device is known until what protects the account changes. */
export interface DeviceOwner {
  readonly id: UserId;
  readonly credentials_version: number;
}

/** A device that keeps, or kept, a sign-in of the player. */
export interface KnownDevice {
  readonly id: number;
  /** DEV-6 Whether the player gave a code of the app here and wishes to be asked for none. */
  readonly isTrusted: boolean;
}

interface DeviceParts {
  readonly database: Database;
  readonly now: () => EpochMillis;
}

/** The device where the player has signed in on it before. */
export async function knownDevice(
  { database, now }: DeviceParts,
  request: FastifyRequest,
  { id, credentials_version: version }: DeviceOwner,
): Promise<KnownDevice | undefined> {
  const name = deviceName(request);
  if (name === undefined) return undefined;
  const row = await database
    .selectFrom('devices')
    .select(['id', 'trusted_until'])
    .where('name_hash', '=', hashOf(name))
    .where('user_id', '=', id)
    .where('credentials_version', '=', version)
    .where('known_until', '>', now())
    .executeTakeFirst();
  return row === undefined ? undefined : { id: row.id, isTrusted: row.trusted_until > now() };
}

/** The device, where one of these players signed in on it before: strangers cannot use up what such a device may. */
export async function homeDevice(
  { database, now }: DeviceParts,
  request: FastifyRequest,
  players: readonly (DeviceOwner | undefined)[],
): Promise<string | undefined> {
  const name = deviceName(request);
  if (name === undefined) return undefined;
  const owners = players.filter((player) => player !== undefined);
  // asked once, for nobody too: what it costs does not tell whether there is a player
  const devices = await database
    .selectFrom('devices')
    .select(['id', 'user_id', 'credentials_version'])
    .where('name_hash', '=', hashOf(name))
    .where('user_id', 'in', owners.length === 0 ? [NOBODY] : owners.map(({ id }) => id))
    .where('known_until', '>', now())
    .execute();
  for (const { id, credentials_version: version } of owners) {
    const device = devices.find((row) => row.user_id === id && row.credentials_version === version);
    if (device !== undefined) return `${String(id)} ${String(device.id)}`;
  }
  return undefined;
}

/** The name that a browser calls its device by, as far as it is one. */
export function deviceName({ cookies }: FastifyRequest): string | undefined {
  const name = cookies[DEVICE_COOKIE];
  return name === undefined || name.length > 100 ? undefined : name;
}

/** FRD-3 Who signed in last on a device of this name. */
export async function deviceOwner(database: Kysely<Tables>, name: string): Promise<UserId | undefined> {
  const row = await database
    .selectFrom('devices')
    .select('user_id')
    .where('name_hash', '=', hashOf(name))
    .executeTakeFirst();
  return row?.user_id;
}

/** TAP-7 Whether the player wished to be remembered where the session is. */
export async function isKeptDevice({ database, now }: DeviceParts, { idHash }: PlayerSession): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('devices', 'devices.id', 'sessions.device_id')
    .select('known_until')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row !== undefined && row.known_until > now();
}

interface DeviceUse {
  readonly owner: DeviceOwner;
  readonly isKept: boolean;
  readonly isTrusted: boolean;
  readonly isByPasswordAlone: boolean;
  readonly now: EpochMillis;
  /** When the session that begins on it ends at the latest. */
  readonly sessionEndsAt: EpochMillis;
}

/** The row of the device that a session begins on, and its name where that is new and to be kept. */
export interface UsedDevice {
  readonly id: number;
  /** OFS-18 Whether the player was known on it before. */
  readonly isKnown: boolean;
  readonly newName?: string;
}

/** DEV-1 Each session has a device: the one that the player is known on, else a new one, which is known later where the player stays signed in on it. */
export async function useDevice(
  transaction: Transaction<Tables>,
  request: FastifyRequest,
  { owner, isKept, isTrusted, isByPasswordAlone, now, sessionEndsAt }: DeviceUse,
): Promise<UsedDevice> {
  const known = await knownDevice({ database: transaction, now: () => now }, request, owner);
  const keepFor: Millis = isKept ? KNOWN_FOR : isTrusted ? days(TRUST_DAYS) : 0;
  const used = { ...browserWords(request.headers['user-agent']), seen_at: now };
  if (known !== undefined) {
    await transaction
      .updateTable('devices')
      .set((of) => ({
        ...used,
        known_until: of.fn<number>('greatest', ['known_until', of.val(now + keepFor)]),
        expires_at: of.fn<number>('greatest', ['expires_at', of.val(Math.max(now + keepFor, sessionEndsAt))]),
        ...(isTrusted ? { trusted_until: now + days(TRUST_DAYS) } : {}),
        ...(isByPasswordAlone ? {} : { guesses_apart_from: now }),
      }))
      .where('id', '=', known.id)
      .execute();
    return { id: known.id, isKnown: true };
  }
  const name = randomText(NAME_BYTES);
  const { id } = await transaction
    .insertInto('devices')
    .values({
      ...used,
      user_id: owner.id,
      credentials_version: owner.credentials_version,
      name_hash: hashOf(name),
      known_until: keepFor === 0 ? 0 : now + keepFor,
      trusted_until: isTrusted ? now + days(TRUST_DAYS) : 0,
      guesses_apart_from: isByPasswordAlone ? now + NEW_FOR : now,
      expires_at: Math.max(now + keepFor, sessionEndsAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await dropOldest(transaction, owner.id);
  return { id, isKnown: false, ...(keepFor === 0 ? {} : { newName: name }) };
}

/** Gives the browser the name of its device. */
export function nameDevice(reply: FastifyReply, name: string): void {
  reply.setCookie(DEVICE_COOKIE, name, {
    secure: true,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: KNOWN_FOR / 1000,
  });
}

/** DEV-4 What a browser still calls itself by means nothing any more. */
export async function forgetDevice(database: Database, id: number): Promise<void> {
  await database
    .updateTable('devices')
    .set({ name_hash: hashOf(randomText(NAME_BYTES)), known_until: 0, trusted_until: 0 })
    .where('id', '=', id)
    .execute();
}

/** With what is signed in on them. */
async function dropOldest(transaction: Transaction<Tables>, userId: UserId): Promise<void> {
  await transaction
    .deleteFrom('devices')
    .where('id', 'in', (of) =>
      of
        .selectFrom('devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_DEVICES),
    )
    .execute();
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
