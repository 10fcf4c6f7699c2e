import type { FastifyRequest } from 'fastify';
import type { DocumentKind } from '../../../core/player/documents/identity-document.ts';
import type { UserId } from '../../../core/shared/ids.ts';
import type { AttachedFile } from '../../../core/support/attached-file.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { Database } from '../database/open-database.ts';
import { outboxBrowser } from '../debugger/outbox-readers.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { uploadsOf } from '../uploads/kept-uploads.ts';
import { documentFiles } from './kept-documents.ts';

export interface WaitingDocument {
  readonly id: number;
  readonly userId: UserId;
  readonly kind: DocumentKind;
  readonly sentAt: EpochMillis;
  readonly file: AttachedFile | undefined;
}

const MOST_PLAYERS = 500;
const MOST_WAITING = 50;

/** VRF-7 Whose documents the browser that asks may see: as with letters, of those who signed in there; of all where the operator shares them. */
export async function reviewedPlayers(
  { database, options, now }: Pick<SandboxParts, 'database' | 'options' | 'now'>,
  request: FastifyRequest,
  signedIn: UserId | undefined,
): Promise<readonly UserId[]> {
  if (options.isOutboxShared === true) {
    const all = await database
      .selectFrom('player_documents')
      .select('user_id')
      .groupBy('user_id')
      .orderBy((of) => of.fn.max('id'), 'desc')
      .limit(MOST_PLAYERS)
      .execute();
    return all.map(({ user_id: userId }) => userId);
  }
  const browser = outboxBrowser(request);
  const own = signedIn === undefined ? [] : [signedIn];
  if (browser === undefined) return own;
  const readers = await database
    .selectFrom('outbox_readers')
    .select('user_id')
    .where('browser_hash', '=', browser)
    .where('expires_at', '>', now())
    .execute();
  return [...new Set([...own, ...readers.map(({ user_id: userId }) => userId)])];
}

/** Those that wait longest first. */
export async function waitingDocuments(
  database: Database,
  players: readonly UserId[],
): Promise<readonly WaitingDocument[]> {
  if (players.length === 0) return [];
  const rows = await database
    .selectFrom('player_documents')
    .select(['id', 'user_id', 'kind', 'sent_at'])
    .where('state', '=', 'waiting')
    .where('user_id', 'in', players)
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();
  const files = await uploadsOf(
    database,
    rows.map(({ id }) => documentFiles(id)),
  );
  return rows.map(({ id, user_id: userId, kind, sent_at: sentAt }) => ({
    id,
    userId,
    kind,
    sentAt: sentAt ?? 0,
    file: files.get(documentFiles(id))?.[0],
  }));
}
