import { describe, expect, it } from 'vitest';
import {
  canSendDocument,
  documentStatus,
  verificationGroup,
  type DocumentKind,
  type DocumentState,
  type IdentityDocument,
} from '../../../../core/player/documents/identity-document.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';
import { playerStatus } from '../../../../core/player/player-status.ts';
import { doneVerificationSteps, sentDocumentCount } from '../../../../core/player/documents/verification-steps.ts';

const documents = (states: Partial<Record<DocumentKind, DocumentState>>): readonly IdentityDocument[] =>
  (
    Object.entries({ main: 'missing', address: 'missing', selfie: 'missing', ...states }) as [
      DocumentKind,
      DocumentState,
    ][]
  ).map(([kind, state]) => ({ kind, state }));
const ACCEPTED = { main: 'accepted', address: 'accepted', selfie: 'accepted' } as const;

describe('a document that proves who a player is', () => {
  it('is sent while it is missing, asked for or refused, and never replaced while it waits or holds [VRF-2]', () => {
    const open = (['missing', 'requested', 'refused', 'waiting', 'accepted'] as const).filter((state) =>
      canSendDocument({ state }),
    );
    expect(open).toEqual(['missing', 'requested', 'refused']);
  });

  it.each([
    [{}, 'not-verified', 'VERIFICATION_REQUIRED'],
    [{ main: 'waiting' }, 'pending', 'VERIFICATION_IN_PROGRESS'],
    [{ ...ACCEPTED, selfie: 'refused' }, 'not-verified', 'VERIFICATION_REQUIRED'],
    [{ main: 'accepted', address: 'accepted' }, 'not-verified', 'VERIFICATION_REQUIRED'],
    [ACCEPTED, 'verified', 'VERIFICATION_SUCCESSFUL'],
    [{ ...ACCEPTED, additional: 'requested' }, 'not-verified', 'VERIFICATION_DOCUMENT_REQUESTED'],
    [{ ...ACCEPTED, additional: 'waiting' }, 'pending', 'VERIFICATION_IN_PROGRESS'],
    [{ ...ACCEPTED, additional: 'refused' }, 'not-verified', 'VERIFICATION_DOCUMENT_REQUESTED'],
    [{ ...ACCEPTED, additional: 'accepted' }, 'verified', 'VERIFICATION_SUCCESSFUL'],
  ] as const)('with %j makes the player %s [VRF-1] [VRF-3]', (states, status, group) => {
    const known = documentStatus(documents(states));
    const facts = {
      banLevel: 0,
      internalVerificationStatus: known.isVerified ? 1 : 0,
      verificationGroup: verificationGroup(known),
      isDocumentRequested: known.isRequested,
      verificationStatus: 1,
      statusId: known.isPending ? 1 : 0,
    };
    expect(verificationGroup(known)).toBe(group);
    expect(playerStatus(facts)).toBe(status);
  });
});

describe('the way to a verified account', () => {
  const filled = {
    ...PLAYER_WITHOUT_FACTS,
    identity: { name: 'Ann', surname: 'Example', birthDate: '1990-01-31' },
    phoneNumber: '+79990000000',
    email: 'a@example.com',
    activationType: 'phone-and-email',
  } as const;

  it('has four steps, each done by what it names [VRF-5]', () => {
    expect(doneVerificationSteps(PLAYER_WITHOUT_FACTS, documents({}))).toEqual([]);
    expect(doneVerificationSteps(filled, documents({}))).toEqual(['data', 'contacts']);
    expect(doneVerificationSteps({ ...filled, activationType: 'phone' }, documents({}))).toEqual(['data']);
    const sent = { main: 'waiting', address: 'accepted', selfie: 'waiting' } as const;
    expect(doneVerificationSteps(filled, documents(sent))).toEqual(['data', 'contacts', 'documents']);
    expect(doneVerificationSteps(filled, documents(ACCEPTED))).toEqual(['data', 'contacts', 'documents', 'review']);
    const asked = documents({ ...ACCEPTED, additional: 'requested' });
    expect(doneVerificationSteps(filled, asked)).toEqual(['data', 'contacts']);
  });

  it('counts a refused document as not sent [VRF-5]', () => {
    expect(sentDocumentCount(documents({ main: 'refused', selfie: 'waiting', additional: 'waiting' }))).toBe(1);
  });
});
