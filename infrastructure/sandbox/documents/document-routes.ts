import { DOCUMENTS, SEND_DOCUMENT } from '../../player/document-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { sendDocument } from './document-changes.ts';
import { wireDocumentsOf } from './kept-documents.ts';

/** VRF-1 VRF-2 What a player sends to prove who that is. */
export function serveDocuments(api: ServedApi, parts: SandboxParts): void {
  const { database } = parts;
  serveCall(api, DOCUMENTS, async ({ session }) => wireDocumentsOf(database, session.userId));
  serveCall(api, SEND_DOCUMENT, async ({ session: { userId }, body }) => {
    const refusal = await sendDocument(parts, { ...body, userId });
    return refusal ?? wireDocumentsOf(database, userId);
  });
}
