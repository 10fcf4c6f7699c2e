import type { Player } from '../../../../core/player/player.ts';

/** A player of whom the server says nothing. */
export const PLAYER_WITHOUT_FACTS: Player = {
  disallowedLineSports: [],
  disallowedLiveSports: [],
  activationType: 'none',
  messageCount: 0,
  isTransferRequired: false,
  conversion: 'not-allowed',
  hasActiveSecurityQuestion: false,
  isBalanceHidden: true,
  identity: {},
  protectionMethods: {
    hasChangedPassword: false,
    hasTwoFactor: false,
    hasBoundPhone: false,
    hasSecurityQuestion: false,
    hasEmailSignIn: false,
  },
  areProtectionMethodsStale: false,
  isIdentificationNeeded: false,
  banLevel: 0,
  banVersion: 0,
  verificationTypes: [],
  isDocumentRequested: false,
  isVerificationShownOnDeposit: false,
  isMarkedForLine: false,
  isMarkedForLive: false,
  isAskedAfterRegistration: false,
  hasDeposit: false,
  hasIdentificationBonus: false,
  rechargeNotification: { isOn: false, isSeen: false },
};
