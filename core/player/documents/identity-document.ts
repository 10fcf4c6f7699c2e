import type { AttachedFile } from '../../support/attached-file.ts';
import type { EpochMillis } from '../../shared/time.ts';

/** VRF-1 What proves who a player is; the last only where a reviewer asks for it. */
export const DOCUMENT_KINDS = ['main', 'address', 'selfie', 'additional'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const NEEDED_DOCUMENTS: readonly DocumentKind[] = ['main', 'address', 'selfie'];

export const DOCUMENT_STATES = ['missing', 'requested', 'waiting', 'accepted', 'refused'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Why a document is refused; each tells the player what to do. */
export const REFUSAL_REASONS = ['unreadable', 'cropped', 'expired', 'mismatch', 'other-kind'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What a reviewer may ask for besides. */
export const ADDITIONAL_DOCUMENTS = ['income', 'residence', 'payment-method'] as const;
export type AdditionalDocument = (typeof ADDITIONAL_DOCUMENTS)[number];

export interface IdentityDocument {
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly reason?: RefusalReason | undefined;
  readonly wanted?: AdditionalDocument | undefined;
  readonly file?: Omit<AttachedFile, 'id'> | undefined;
  readonly sentAt?: EpochMillis | undefined;
}

export const DOCUMENT_EVENTS = ['requested', 'sent', 'accepted', 'refused'] as const;

/** One line of what happened in the checks. */
export interface DocumentEvent {
  readonly kind: DocumentKind;
  readonly event: (typeof DOCUMENT_EVENTS)[number];
  readonly at: EpochMillis;
  readonly reason?: RefusalReason | undefined;
  readonly wanted?: AdditionalDocument | undefined;
}

/** VRF-2 A document is sent while it is missing, asked for or refused; one that waits or was accepted is not replaced. */
export function canSendDocument({ state }: Pick<IdentityDocument, 'state'>): boolean {
  return state === 'missing' || state === 'requested' || state === 'refused';
}

export interface DocumentStatus {
  readonly isVerified: boolean;
  readonly isPending: boolean;
  readonly isRequested: boolean;
}

type KnownDocument = Pick<IdentityDocument, 'kind' | 'state'>;

/** VRF-3 What the statuses of a player follow from: each needed document accepted, any that waits, an additional one that is not accepted yet. */
export function documentStatus(documents: readonly KnownDocument[]): DocumentStatus {
  const isAccepted = (kind: DocumentKind): boolean =>
    documents.some((each) => each.kind === kind && each.state === 'accepted');
  return {
    isVerified: NEEDED_DOCUMENTS.every(isAccepted),
    isPending: documents.some(({ state }) => state === 'waiting'),
    isRequested: documents.some(({ kind }) => kind === 'additional') && !isAccepted('additional'),
  };
}

/** VRF-3 The operator's name of where the checks stand. */
export function verificationGroup({ isVerified, isRequested, isPending }: DocumentStatus): string {
  if (isPending) return 'VERIFICATION_IN_PROGRESS';
  if (isRequested) return 'VERIFICATION_DOCUMENT_REQUESTED';
  return isVerified ? 'VERIFICATION_SUCCESSFUL' : 'VERIFICATION_REQUIRED';
}
