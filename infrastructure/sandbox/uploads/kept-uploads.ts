import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import {
  LARGEST_ATTACHMENT,
  type AttachedFile,
  type AttachmentPurpose,
  type AttachmentType,
} from '../../../core/support/attached-file.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import { days, type Millis } from '../../../core/shared/time.ts';
import { inTransaction } from '../database/retried-transaction.ts';
import type { Tables } from '../database/tables.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { checkedFile } from './checked-file.ts';
import { uploadRow } from './upload-row.ts';

/** UPL-7 */
const MOST_FILES = 60;
const MOST_BYTES = 20 * LARGEST_ATTACHMENT;
const WAITS_FOR: Millis = days(1);

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type UploadParts = Pick<SandboxParts, 'database' | 'vault' | 'random' | 'now'>;

interface SentFile {
  readonly userId: UserId;
  readonly purpose: AttachmentPurpose;
  readonly name: string;
  readonly bytes: Buffer;
  /** UPL-9 Of who answers the player, whose room it takes none of. */
  readonly isOfOffice?: boolean;
}

/** UPL-1 to UPL-8 Checks, cleans and keeps a file of a player; for a day, unless it is attached to something. */
export async function keepUpload(
  parts: UploadParts,
  { isOfOffice = false, ...sent }: SentFile,
): Promise<AttachedFile | Refusal> {
  const checked = await checkedFile(sent.name, sent.bytes);
  if (checked === 'too-large') return refuse(413, checked);
  if (typeof checked === 'string') return refuse(422, checked);
  const { name, type, bytes } = checked;
  const { random, now, vault } = parts;
  const [id, key] = [random.uuid(), randomBytes(KEY_BYTES)];
  const row = { id, user_id: sent.userId, purpose: sent.purpose, name, type, size: bytes.length };
  const taken = { ...row, is_of_office: isOfOffice };
  const closed = {
    sealed_key: vault.seal(key.toString('base64url'), uploadRow(row)),
    bytes: encrypted(key, bytes, uploadRow(row)),
    created_at: now(),
    expires_at: now() + WAITS_FOR,
  };
  return inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, sent.userId);
    if (!isOfOffice && !(await hasRoom(transaction, sent.userId, bytes.length))) return refuse(409, 'too-many-files');
    await transaction
      .insertInto('uploads')
      .values({ ...taken, ...closed, kept_for: null })
      .execute();
    return { id, name, type, size: bytes.length };
  });
}

/** UPL-7 */
async function hasRoom(transaction: Kysely<Tables>, userId: UserId, more: number): Promise<boolean> {
  const { count, size } = await transaction
    .selectFrom('uploads')
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.sum<number | null>('size').as('size')])
    .where('user_id', '=', userId)
    .where('is_of_office', '=', sql.lit(false))
    .executeTakeFirstOrThrow();
  return count < MOST_FILES && Number(size ?? 0) + more <= MOST_BYTES;
}

/** Files for one thing, named so that no other has the name: `thread:12`. */
interface FilesOf {
  readonly userId: UserId;
  readonly purpose: AttachmentPurpose;
  readonly ids: readonly string[];
  readonly keptFor: string;
}

/** UPL-7 Gives files of the player to what they were sent for; false, and nothing is given, where one is not the player's or belongs to something already. */
export async function attachUploads(transaction: Kysely<Tables>, { keptFor, ...asked }: FilesOf): Promise<boolean> {
  if (!(await areUploadsFree(transaction, asked))) return false;
  if (asked.ids.length === 0) return true;
  const given = { kept_for: keptFor, expires_at: null };
  await transaction.updateTable('uploads').set(given).where('id', 'in', asked.ids).execute();
  return true;
}

/** Whether files of the player belong to nothing yet, and so still do while the transaction runs. */
export async function areUploadsFree(
  transaction: Kysely<Tables>,
  { userId, purpose, ids }: Omit<FilesOf, 'keptFor'>,
): Promise<boolean> {
  if (ids.length === 0) return true;
  const free = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('id', 'in', ids)
    .where('kept_for', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return free.length === ids.length;
}

/** UPL-7 Deletes the files of a thing that is no more. */
export async function deleteUploads(transaction: Kysely<Tables>, keptFor: string): Promise<void> {
  await transaction.deleteFrom('uploads').where('kept_for', '=', keptFor).execute();
}

/** What is told of the files of things, by what they belong to; the bytes are not read. */
export async function uploadsOf(
  database: Kysely<Tables>,
  keptFor: readonly string[],
): Promise<ReadonlyMap<string, readonly AttachedFile[]>> {
  if (keptFor.length === 0) return new Map();
  const rows = await database
    .selectFrom('uploads')
    .select(['id', 'name', 'type', 'size', 'kept_for'])
    .where('kept_for', 'in', keptFor)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found = new Map<string, AttachedFile[]>();
  for (const { kept_for: of, ...file } of rows) found.set(of ?? '', [...(found.get(of ?? '') ?? []), file]);
  return found;
}

export interface ReadUpload {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

/** UPL-6 A file, decrypted; whoever is given by `userIds` must be the one who sent it, without them anybody may be. */
export async function readUpload(
  { database, vault }: Pick<UploadParts, 'database' | 'vault'>,
  id: string,
  userIds?: readonly UserId[],
): Promise<ReadUpload | undefined> {
  if (userIds?.length === 0) return undefined;
  let found = database
    .selectFrom('uploads')
    .select(['id', 'user_id', 'encrypted_for', 'name', 'type', 'sealed_key', 'bytes']);
  if (userIds !== undefined) found = found.where('user_id', 'in', userIds);
  const row = await found.where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const key = Buffer.from(vault.open(row.sealed_key, uploadRow(row)), 'base64url');
  // TRF-17 after a transfer the key is the new account's, the bytes are as they were
  const bound = uploadRow({ id: row.id, user_id: row.encrypted_for ?? row.user_id });
  return { name: row.name, type: row.type, bytes: decrypted(key, Buffer.from(row.bytes), bound) };
}

function encrypted(key: Buffer, bytes: Buffer, row: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(row));
  const closed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...closed]);
}

function decrypted(key: Buffer, closed: Buffer, row: string): Buffer {
  const tag = closed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, closed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(row)).setAuthTag(tag);
  return Buffer.concat([decipher.update(closed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
