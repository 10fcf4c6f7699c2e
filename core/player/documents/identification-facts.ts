import type { Player } from '../player.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './identity-document.ts';

/** What the operator says of the checks, in the order of the page. */
export const IDENTIFICATION_FACTS = [
  'group',
  'internal',
  'check',
  'account',
  'need',
  'additional',
  'data',
  'deposit',
  'bonus',
  'methods',
  'question',
  'line',
  'live',
] as const;
export type IdentificationFact = (typeof IDENTIFICATION_FACTS)[number];

const GROUPS: ReadonlyMap<string, string> = new Map([
  ['VERIFICATION_REQUIRED', 'required'],
  ['VERIFICATION_IN_PROGRESS', 'progress'],
  ['VERIFICATION_DOCUMENT_REQUESTED', 'requested'],
  ['VERIFICATION_SUCCESSFUL', 'successful'],
]);

/** VRF-9 Each status of the identification by the name of its value; one that is not known is said to be so. */
export function identificationFacts(player: Player): Readonly<Record<IdentificationFact, string>> {
  const { verificationGroup: group, internalVerificationStatus: internal, verificationStatus: check } = player;
  return {
    group: GROUPS.get(group ?? '') ?? 'unknown',
    internal: statusWord(internal, ['open', 'verified']),
    check: statusWord(check, ['passed', 'open']),
    account: statusWord(player.statusId, ['free', 'pending']),
    need: yesNo(player.isIdentificationNeeded),
    additional: yesNo(player.isDocumentRequested),
    data: yesNo(player.isAskedAfterRegistration),
    deposit: yesNo(player.isVerificationShownOnDeposit),
    bonus: yesNo(player.hasIdentificationBonus),
    methods: yesNo(player.areProtectionMethodsStale),
    question: yesNo(player.hasActiveSecurityQuestion),
    line: yesNo(player.isMarkedForLine),
    live: yesNo(player.isMarkedForLive),
  };
}

/** VRF-9 What is still to be proven: the kinds of documents by their numbers from 1 on; an unknown number is left out. */
export function wantedDocuments({ verificationTypes }: Pick<Player, 'verificationTypes'>): readonly DocumentKind[] {
  return DOCUMENT_KINDS.filter((_kind, place) => verificationTypes.includes(place + 1));
}

function statusWord(status: number | undefined, words: readonly string[]): string {
  return status === undefined ? 'unknown' : (words[status] ?? 'unknown');
}

function yesNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no';
}
