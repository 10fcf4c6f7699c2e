import { contactsToActivate } from '../contact-activation.ts';
import { areContactsFilled, isFilled } from '../filled-profile.ts';
import { documentStatus, NEEDED_DOCUMENTS, type IdentityDocument } from './identity-document.ts';
import type { Player } from '../player.ts';

export const VERIFICATION_STEPS = ['data', 'contacts', 'documents', 'review'] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** VRF-5 Which steps of the way are done. */
export function doneVerificationSteps(
  player: Player,
  documents: readonly IdentityDocument[],
): readonly VerificationStep[] {
  const { name, surname, birthDate } = player.identity;
  const status = documentStatus(documents);
  const isDone: Readonly<Record<VerificationStep, boolean>> = {
    data: [name, surname, birthDate].every(isFilled),
    contacts: areContactsFilled(player) && contactsToActivate(player).length === 0,
    documents: sentDocumentCount(documents) === NEEDED_DOCUMENTS.length && !isWanted(documents),
    review: status.isVerified && !status.isRequested,
  };
  return VERIFICATION_STEPS.filter((step) => isDone[step]);
}

/** VRF-5 How many of the needed documents have been sent and not refused. */
export function sentDocumentCount(documents: readonly Pick<IdentityDocument, 'kind' | 'state'>[]): number {
  return documents.filter(({ kind, state }) => kind !== 'additional' && (state === 'waiting' || state === 'accepted'))
    .length;
}

function isWanted(documents: readonly IdentityDocument[]): boolean {
  return documents.some(({ kind, state }) => kind === 'additional' && (state === 'requested' || state === 'refused'));
}
