import type { DocumentsGateway } from '../../core/player/documents/documents-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { DOCUMENTS, SEND_DOCUMENT } from './document-calls.ts';

export function httpDocumentsGateway(http: HttpClient): DocumentsGateway {
  return {
    documents: async (signal) => http.send(DOCUMENTS, {}, signal),
    send: async (kind, uploadId) => http.send(SEND_DOCUMENT, { body: { kind, uploadId } }),
  };
}
