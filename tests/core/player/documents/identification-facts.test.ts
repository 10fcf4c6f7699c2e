import { describe, expect, it } from 'vitest';
import {
  IDENTIFICATION_FACTS,
  identificationFacts,
  wantedDocuments,
} from '../../../../core/player/documents/identification-facts.ts';
import type { Player } from '../../../../core/player/player.ts';
import { PLAYER_WITHOUT_FACTS } from '../../../support/examples/players/player-without-facts.ts';

const factsOf = (changes: Partial<Player>) => identificationFacts({ ...PLAYER_WITHOUT_FACTS, ...changes });

describe('the facts of an identification', () => {
  it('names every status that is unknown or off [VRF-9]', () => {
    expect(factsOf({})).toEqual({
      group: 'unknown',
      internal: 'unknown',
      check: 'unknown',
      account: 'unknown',
      need: 'no',
      additional: 'no',
      data: 'no',
      deposit: 'no',
      bonus: 'no',
      methods: 'no',
      question: 'no',
      line: 'no',
      live: 'no',
    });
  });

  it.each<[(typeof IDENTIFICATION_FACTS)[number], Partial<Player>, string]>([
    ['group', { verificationGroup: 'VERIFICATION_REQUIRED' }, 'required'],
    ['group', { verificationGroup: 'VERIFICATION_IN_PROGRESS' }, 'progress'],
    ['group', { verificationGroup: 'VERIFICATION_DOCUMENT_REQUESTED' }, 'requested'],
    ['group', { verificationGroup: 'VERIFICATION_SUCCESSFUL' }, 'successful'],
    ['group', { verificationGroup: 'constructor' }, 'unknown'],
    ['internal', { internalVerificationStatus: 0 }, 'open'],
    ['internal', { internalVerificationStatus: 1 }, 'verified'],
    ['internal', { internalVerificationStatus: 7 }, 'unknown'],
    ['check', { verificationStatus: 1 }, 'open'],
    ['check', { verificationStatus: 0 }, 'passed'],
    ['account', { statusId: 1 }, 'pending'],
    ['account', { statusId: 0 }, 'free'],
    ['need', { isIdentificationNeeded: true }, 'yes'],
    ['additional', { isDocumentRequested: true }, 'yes'],
    ['data', { isAskedAfterRegistration: true }, 'yes'],
    ['deposit', { isVerificationShownOnDeposit: true }, 'yes'],
    ['bonus', { hasIdentificationBonus: true }, 'yes'],
    ['methods', { areProtectionMethodsStale: true }, 'yes'],
    ['question', { hasActiveSecurityQuestion: true }, 'yes'],
    ['line', { isMarkedForLine: true }, 'yes'],
    ['live', { isMarkedForLive: true }, 'yes'],
  ])('says of %s by %j that it is %s, and changes no other [VRF-9]', (name, changes, word) => {
    expect(factsOf(changes)).toEqual({ ...factsOf({}), [name]: word });
  });

  it('names the documents that are wanted, and leaves unknown numbers out [VRF-9]', () => {
    expect(wantedDocuments({ verificationTypes: [4, 1, 9, 0] })).toEqual(['main', 'additional']);
    expect(wantedDocuments({ verificationTypes: [] })).toEqual([]);
  });
});
