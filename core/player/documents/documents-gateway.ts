import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { DocumentEvent, DocumentKind, IdentityDocument } from './identity-document.ts';

export interface KnownDocuments {
  readonly documents: readonly IdentityDocument[];
  /** The newest first. */
  readonly history: readonly DocumentEvent[];
}

export interface DocumentsGateway {
  readonly documents: (signal?: Cancellation) => Promise<Result<KnownDocuments, RequestFailure>>;
  /** Gives a file that was sent to what it proves. */
  readonly send: (kind: DocumentKind, uploadId: string) => Promise<Result<KnownDocuments, RequestFailure>>;
}
