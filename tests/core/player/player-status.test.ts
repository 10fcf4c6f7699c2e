import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canWithdrawWhileBanned, isBanned } from '../../../core/player/player-ban.ts';
import {
  needsIdentificationReminder,
  needsRechargeReminder,
  needsVerificationReminder,
} from '../../../core/player/player-reminder.ts';
import { isVerified, playerStatus } from '../../../core/player/player-status.ts';
import { playerRights, stoppedRights } from '../../../core/player/player-rights.ts';
import { protectionLevel, protectionParts, protectionScore } from '../../../core/player/protection-level.ts';
import { playerOf } from '../../support/examples/players/player-of.ts';

const verified = { internalVerificationStatus: 1 };

describe('the protection level', () => {
  it.each([
    [0, 'bad'],
    [-5, 'bad'],
    [30, 'bad'],
    [30.1, 'normal'],
    [69.9, 'normal'],
    [70, 'good'],
    [99.9, 'good'],
    [100, 'full'],
    [Infinity, 'full'],
    [null, 'none'],
    [undefined, 'none'],
    [Number.NaN, 'none'],
    ['50' as unknown as number, 'none'],
  ] as const)('of %s is %s [PR-10]', (score, level) => {
    expect(protectionLevel(score)).toBe(level);
  });

  it.each([
    [0, [0, 0, 0]],
    [15, [0.5, 0, 0]],
    [30, [1, 0, 0]],
    [50, [1, 0.5, 0]],
    [70, [1, 1, 0]],
    [85, [1, 1, 0.5]],
    [100, [1, 1, 1]],
    [-5, [0, 0, 0]],
    [140, [1, 1, 1]],
  ])('fills the parts of the scale with %s as %j [PR-45]', (score, shares) => {
    expect(protectionParts(score)).toEqual(shares);
  });
});

describe('a ban', () => {
  it.each([
    [0, false],
    [-1, false],
    [1, true],
    [0.5, true],
    [53, true],
    [Number.NaN, true],
    [Infinity, true],
  ])('of level %s holds: %s [PR-11]', (level, holds) => {
    expect(isBanned(level)).toBe(holds);
  });

  it('leaves the withdrawal at one level of each version, and at no other [PR-12]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 3 }), (banLevel, banVersion) => {
        const isOpen = (banVersion === 1 && banLevel === 53) || (banVersion !== 1 && banLevel === 45);
        expect(canWithdrawWhileBanned({ banLevel, banVersion })).toBe(isOpen);
      }),
    );
    expect(canWithdrawWhileBanned({ banLevel: 53, banVersion: 1 })).toBe(true);
    expect(canWithdrawWhileBanned({ banLevel: 45, banVersion: 2 })).toBe(true);
    expect(canWithdrawWhileBanned({ banLevel: Number.NaN, banVersion: Number.NaN })).toBe(false);
  });
});

describe('the status of a player', () => {
  it.each([
    [{ internalVerificationStatus: 1 }, true],
    [{ internalVerificationStatus: 2 }, false],
    [{ verificationGroup: 'VERIFICATION_SUCCESSFUL' }, true],
    [{ verificationGroup: 'VERIFICATION_PENDING' }, false],
    [{ internalVerificationStatus: 1, isDocumentRequested: true }, false],
    [{ verificationGroup: 'VERIFICATION_SUCCESSFUL', isDocumentRequested: true }, false],
    [{}, false],
  ] as const)('with %j is verified: %s [PR-13]', (fields, is) => {
    expect(isVerified({ banLevel: 0, isDocumentRequested: false, ...fields })).toBe(is);
  });

  it.each([
    [{ banLevel: 1, ...verified, statusId: 1, verificationStatus: 1 }, 'banned'],
    [{ ...verified, statusId: 1, verificationStatus: 1 }, 'verified'],
    [{ statusId: 1, verificationStatus: 1 }, 'pending'],
    [{ statusId: 2, verificationStatus: 1 }, 'not-verified'],
    [{ statusId: 2, verificationStatus: 2 }, 'unknown'],
    [{ ...verified, isDocumentRequested: true }, 'unknown'],
    [{ ...verified, isDocumentRequested: true, verificationStatus: 1 }, 'not-verified'],
    [{}, 'unknown'],
  ] as const)('with %j is %s [PR-14]', (fields, status) => {
    expect(playerStatus(playerOf(fields))).toBe(status);
  });

  it('is banned exactly when there is a ban, whatever else is known [PR-11, PR-14]', () => {
    const facts = fc.record({
      banLevel: fc.integer({ min: -2, max: 3 }),
      internalVerificationStatus: fc.constantFrom(undefined, 0, 1),
      verificationGroup: fc.constantFrom(undefined, 'VERIFICATION_SUCCESSFUL', 'OTHER'),
      isDocumentRequested: fc.boolean(),
      verificationStatus: fc.constantFrom(undefined, 1, 2),
      statusId: fc.constantFrom(undefined, 1, 2),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const status = playerStatus(known);
        expect(status === 'banned').toBe(known.banLevel > 0);
        expect(status === 'verified' && known.isDocumentRequested).toBe(false);
      }),
    );
  });
});

describe('reminders', () => {
  it('ask for verification on the deposit page where it is wanted and missing [PR-15]', () => {
    expect(needsVerificationReminder(playerOf({ isVerificationShownOnDeposit: true }))).toBe(true);
    expect(needsVerificationReminder(playerOf({ isVerificationShownOnDeposit: true, ...verified }))).toBe(false);
    expect(needsVerificationReminder(playerOf({}))).toBe(false);
  });

  it('ask for identification where it is needed and missing [PR-16]', () => {
    expect(needsIdentificationReminder(playerOf({ isIdentificationNeeded: true }))).toBe(true);
    expect(needsIdentificationReminder(playerOf({ isIdentificationNeeded: true, ...verified }))).toBe(false);
    expect(needsIdentificationReminder(playerOf({}))).toBe(false);
  });

  it.each([
    [true, false, false, true],
    [true, true, false, false],
    [true, false, true, false],
    [false, false, false, false],
  ])('to recharge, on %s, seen %s, with a deposit %s, are due: %s [PR-17]', (isOn, isSeen, hasDeposit, isDue) => {
    expect(needsRechargeReminder(playerOf({ rechargeNotification: { isOn, isSeen }, hasDeposit }))).toBe(isDue);
  });
});

describe('the protection score', () => {
  const NONE = playerOf().protectionMethods;
  it.each([
    [{}, 0],
    [{ hasSecurityQuestion: true }, 0],
    [{ hasEmailSignIn: true }, 20],
    [{ hasEmailSignIn: true, hasBoundPhone: true }, 40],
    [{ hasTwoFactor: true, hasBoundPhone: true, hasEmailSignIn: true }, 80],
    [{ hasTwoFactor: true, hasBoundPhone: true, hasEmailSignIn: true, hasChangedPassword: true }, 100],
  ])('of %j is %s [PR-34]', (methods, score) => {
    expect(protectionScore({ ...NONE, ...methods })).toBe(score);
  });
});

describe('the rights of a player', () => {
  it('are those of the server that the site knows [PR-32]', () => {
    expect(playerRights(['withdraw', 'fly', 'bet', 'bet'])).toEqual(['bet', 'withdraw']);
    expect(stoppedRights(['bet', 'withdraw'])).toEqual(['deposit']);
    expect(stoppedRights([])).toEqual(['bet', 'deposit', 'withdraw']);
  });

  it('say nothing before they have come [PR-32]', () => {
    expect(stoppedRights(undefined)).toEqual([]);
  });
});
