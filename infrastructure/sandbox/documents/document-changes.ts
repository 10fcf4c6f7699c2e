import type { Transaction } from 'kysely';
import {
  canSendDocument,
  type AdditionalDocument,
  type DocumentKind,
  type RefusalReason,
} from '../../../core/player/documents/identity-document.ts';
import { canWithdrawWhileBanned, isBanned } from '../../../core/player/player-ban.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction, UNIQUE_VIOLATION } from '../database/retried-transaction.ts';
import { compareIdentity, lockIdentities } from '../limits/spread-exclusion.ts';
import { lockPlayer } from '../limits/permit-deposit.ts';
import { playerRegime } from '../limits/player-regime.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { withdrawalNeedOf } from '../payments/stopped-withdrawal.ts';
import { refuse, type Refusal } from '../server/refusal.ts';
import { tellPlayer } from '../support/player-messages.ts';
import { attachUploads, deleteUploads } from '../uploads/kept-uploads.ts';
import { currentDocuments, documentFiles, documentRows, refreshStatus } from './kept-documents.ts';

export type DocumentParts = Pick<SandboxParts, 'database' | 'jurisdiction' | 'random' | 'now'>;

interface SentDocument {
  readonly userId: UserId;
  readonly kind: DocumentKind;
  readonly uploadId: string;
}

/** VRF-2 Gives a file to what it proves; the file that was refused before is deleted. */
export async function sendDocument(
  parts: DocumentParts,
  { userId, kind, uploadId }: SentDocument,
): Promise<Refusal | undefined> {
  const attempt = inTransaction(parts, async (transaction) => {
    await lockPlayer(transaction, userId);
    if (!(await mayProve(parts, transaction, userId))) return refuse(403, 'no-right');
    const current = currentDocuments(await documentRows(transaction, userId)).get(kind);
    if (current === undefined && kind === 'additional') return refuse(409, 'not-requested');
    if (current !== undefined && !canSendDocument(current)) return refuse(409, 'document-state');
    const sent = { state: 'waiting', sent_at: parts.now() } as const;
    let id = current?.state === 'requested' ? current.id : undefined;
    if (id === undefined) {
      const row = { ...sent, user_id: userId, kind, wanted: current?.wanted ?? null };
      const written = await transaction
        .insertInto('player_documents')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      ({ id } = written);
    } else await transaction.updateTable('player_documents').set(sent).where('id', '=', id).execute();
    const files = { userId, purpose: 'document', ids: [uploadId], keptFor: documentFiles(id) } as const;
    if (!(await attachUploads(transaction, files))) throw new NoSuchFile();
    if (current?.state === 'refused') await deleteUploads(transaction, documentFiles(current.id));
    await refreshStatus(transaction, userId);
    return undefined;
  });
  return attempt.catch((error: unknown) => {
    if (error instanceof NoSuchFile) return refuse(404, 'upload');
    throw error;
  });
}

/** NV-69 A banned player proves only what a withdrawal that is open waits for. */
async function mayProve(parts: DocumentParts, transaction: Transaction<Tables>, userId: UserId): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select(['ban_level', 'ban_version', 'email', 'phone', 'activation_type'])
    .select(['internal_verification_status', 'is_document_requested'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const ban = { banLevel: row.ban_level, banVersion: row.ban_version };
  if (!isBanned(ban.banLevel)) return true;
  const { profile } = await playerRegime(parts, transaction, userId);
  return canWithdrawWhileBanned(ban) && withdrawalNeedOf(row, profile) === 'verification';
}

/** Undoes what was written before it was known that there is no such file. */
class NoSuchFile extends Error {}

interface Review {
  readonly id: number;
  /** Undefined where it is accepted. */
  readonly reason: RefusalReason | undefined;
}

/** VRF-6 What a reviewer says of a document that waits; false where none does any more. */
export async function answerDocument(parts: DocumentParts, userId: UserId, { id, reason }: Review): Promise<boolean> {
  return inTransaction(parts, async (transaction) => {
    if (reason === undefined) await lockIdentities(transaction);
    await lockPlayer(transaction, userId);
    const state = reason === undefined ? ('accepted' as const) : ('refused' as const);
    const { numUpdatedRows } = await transaction
      .updateTable('player_documents')
      .set({ state, reason: reason ?? null, answered_at: parts.now() })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await refreshStatus(transaction, userId);
    await tellPlayer(transaction, { userId, kind: `document-${state}`, about: id, at: parts.now() });
    const scene = { transaction, userId, regime: await playerRegime(parts, transaction, userId) };
    if (state === 'accepted') await compareIdentity(scene);
    return true;
  });
}

/** VRF-6 A reviewer asks for another document; false where one is asked for or waits already. */
export async function requestDocument(
  parts: DocumentParts,
  userId: UserId,
  wanted: AdditionalDocument,
): Promise<boolean> {
  return inTransaction(
    parts,
    async (transaction) => {
      await lockPlayer(transaction, userId);
      const current = currentDocuments(await documentRows(transaction, userId)).get('additional');
      if (current?.state === 'requested' || current?.state === 'waiting') return false;
      const row = { user_id: userId, kind: 'additional', state: 'requested', wanted } as const;
      await transaction
        .insertInto('player_documents')
        .values({ ...row, requested_at: parts.now() })
        .execute();
      await refreshStatus(transaction, userId);
      return true;
    },
    [UNIQUE_VIOLATION],
  );
}
