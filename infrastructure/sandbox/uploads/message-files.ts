import type { Kysely } from 'kysely';
import type { AttachedFile } from '../../../core/support/attached-file.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { areUploadsFree, attachUploads, uploadsOf } from './kept-uploads.ts';

/** UPL-9 Which message files belong to, and whose it is. */
interface MessageFiles {
  readonly of: 'support' | 'payment';
  readonly userId: UserId;
  readonly files: readonly string[];
}

function nameOf(of: MessageFiles['of'], messageId: number): string {
  return `${of}-message:${String(messageId)}`;
}

/** Whether each of them waits for a message of its player; asked before anything is written. */
export async function canAttach(transaction: Kysely<Tables>, { of, userId, files }: MessageFiles): Promise<boolean> {
  return areUploadsFree(transaction, { userId, purpose: of, ids: files });
}

/** Gives a message its files, which were asked about before. */
export async function attachToMessage(
  transaction: Kysely<Tables>,
  messageId: number,
  { of, userId, files }: MessageFiles,
): Promise<void> {
  const given = { userId, purpose: of, ids: files, keptFor: nameOf(of, messageId) };
  if (!(await attachUploads(transaction, given))) throw new Error('files that were free are not any more');
}

/** The files of messages, by the message. */
export async function filesOfMessages(
  database: Kysely<Tables>,
  of: MessageFiles['of'],
  messageIds: readonly number[],
): Promise<(messageId: number) => AttachedFile[]> {
  const found = await uploadsOf(
    database,
    messageIds.map((id) => nameOf(of, id)),
  );
  return (messageId) => [...(found.get(nameOf(of, messageId)) ?? [])];
}

/** Whether a message has these files and no others: what was sent again under its key is the same. */
export function areSameFiles(attached: readonly AttachedFile[], files: readonly string[]): boolean {
  const ids = new Set(attached.map(({ id }) => id));
  return ids.size === files.length && files.every((id) => ids.has(id));
}
