import type { Kysely, Selectable } from 'kysely';
import {
  DOCUMENT_KINDS,
  documentStatus,
  NEEDED_DOCUMENTS,
  type DocumentEvent,
  type DocumentKind,
  type IdentityDocument,
} from '../../../core/player/documents/identity-document.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { WireReply } from '../../http/call.ts';
import type { DOCUMENTS } from '../../player/document-calls.ts';
import type { DocumentRow } from '../database/documents/document-table.ts';
import type { Tables } from '../database/tables.ts';
import { uploadsOf } from '../uploads/kept-uploads.ts';

export type KeptDocument = Selectable<DocumentRow>;

const LONGEST_HISTORY = 50;

/** What the files of a document belong to. */
export function documentFiles(id: number): string {
  return `document:${String(id)}`;
}

/** Every row of a player, the oldest first. */
export async function documentRows(database: Kysely<Tables>, userId: UserId): Promise<readonly KeptDocument[]> {
  return database.selectFrom('player_documents').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** VRF-2 The last row of each kind counts. */
export function currentDocuments(rows: readonly KeptDocument[]): ReadonlyMap<DocumentKind, KeptDocument> {
  return new Map(rows.map((row) => [row.kind, row]));
}

/** The documents as their player is told of them. */
export async function wireDocumentsOf(database: Kysely<Tables>, userId: UserId): Promise<WireReply<typeof DOCUMENTS>> {
  const rows = await documentRows(database, userId);
  const current = currentDocuments(rows);
  const files = await uploadsOf(
    database,
    [...current.values()].map(({ id }) => documentFiles(id)),
  );
  const known = DOCUMENT_KINDS.flatMap((kind): readonly IdentityDocument[] => {
    const row = current.get(kind);
    if (row === undefined) return kind === 'additional' ? [] : [{ kind, state: 'missing' }];
    const file = files.get(documentFiles(row.id))?.[0];
    return [{ ...aboutDocument(row), state: row.state, ...fileOf(file), ...momentOf(row) }];
  });
  return {
    documents: known.map((document) => ({ ...document })),
    history: rows
      .flatMap(eventsOf)
      .toSorted((one, other) => other.at - one.at)
      .slice(0, LONGEST_HISTORY),
  };
}

function fileOf(file: IdentityDocument['file']): Partial<Pick<IdentityDocument, 'file'>> {
  return file === undefined ? {} : { file: { name: file.name, type: file.type, size: file.size } };
}

function momentOf({ sent_at: sentAt }: KeptDocument): Partial<Pick<IdentityDocument, 'sentAt'>> {
  return sentAt === null ? {} : { sentAt };
}

function aboutDocument({
  kind,
  reason,
  wanted,
}: KeptDocument): Pick<DocumentEvent, 'kind'> & Partial<Pick<DocumentEvent, 'reason' | 'wanted'>> {
  return { kind, ...(reason === null ? {} : { reason }), ...(wanted === null ? {} : { wanted }) };
}

function eventsOf(row: KeptDocument): DocumentEvent[] {
  const { kind, wanted } = aboutDocument(row);
  const about = wanted === undefined ? { kind } : { kind, wanted };
  const { requested_at: requestedAt, sent_at: sentAt, answered_at: answeredAt, state } = row;
  return [
    ...(answeredAt === null || (state !== 'accepted' && state !== 'refused')
      ? []
      : [{ ...aboutDocument(row), event: state, at: answeredAt }]),
    ...(sentAt === null ? [] : [{ ...about, event: 'sent' as const, at: sentAt }]),
    ...(requestedAt === null ? [] : [{ ...about, event: 'requested' as const, at: requestedAt }]),
  ];
}

/** VRF-3 Writes what the statuses of the player follow from; asked for once the player is locked. */
export async function refreshStatus(transaction: Kysely<Tables>, userId: UserId): Promise<void> {
  const current = [...currentDocuments(await documentRows(transaction, userId)).values()];
  const { isVerified, isPending, isRequested } = documentStatus(current);
  await transaction
    .updateTable('users')
    .set({
      internal_verification_status: isVerified ? 1 : 0,
      verification_status: isVerified && !isRequested ? 0 : 1,
      user_status_id: isPending ? 1 : 0,
      is_document_requested: isRequested,
    })
    .where('id', '=', userId)
    .execute();
}

/** The ids by which the operator's other services know the kinds that are still wanted. */
export function wantedTypes(isVerified: boolean, isRequested: boolean): number[] {
  const needed = isVerified ? [] : NEEDED_DOCUMENTS;
  const wanted: readonly DocumentKind[] = isRequested ? [...needed, 'additional'] : needed;
  return wanted.map((kind) => DOCUMENT_KINDS.indexOf(kind) + 1);
}
