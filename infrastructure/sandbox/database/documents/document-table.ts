import type { Generated } from 'kysely';
import type {
  AdditionalDocument,
  DocumentKind,
  DocumentState,
  RefusalReason,
} from '../../../../core/player/documents/identity-document.ts';
import type { UserId } from '../../../../core/shared/ids.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';

import type { UploadRow } from '../uploads/upload-table.ts';

/** What players send, and what that proves. */
export interface DocumentTables {
  readonly uploads: UploadRow;
  readonly player_documents: DocumentRow;
}

export interface DocumentRow {
  readonly id: Generated<number>;
  readonly user_id: UserId;
  readonly kind: DocumentKind;
  readonly state: Exclude<DocumentState, 'missing'>;
  readonly wanted: Generated<AdditionalDocument | null>;
  readonly reason: Generated<RefusalReason | null>;
  readonly requested_at: Generated<EpochMillis | null>;
  readonly sent_at: Generated<EpochMillis | null>;
  readonly answered_at: Generated<EpochMillis | null>;
}
