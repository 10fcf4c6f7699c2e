import type { ConversionLevel } from '../accounts/account-conversion.ts';
import type { EpochMillis } from '../shared/time.ts';
import type { ActivationType } from './activation-type.ts';

/** Who the player is on paper; absent or blank where it is not known. */
export interface PlayerIdentity {
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  /** As the player's country writes dates; it is shown, never computed with. */
  readonly birthDate?: string | undefined;
  readonly documentTypeId?: number | undefined;
  readonly passport?: string | undefined;
  readonly passportIssuedOn?: string | undefined;
  readonly passportExpiresOn?: string | undefined;
  readonly registrationAddress?: string | undefined;
  readonly taxNumber?: string | undefined;
}

/** What guards the player's account. */
export interface ProtectionMethods {
  readonly hasChangedPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly hasBoundPhone: boolean;
  readonly hasSecurityQuestion: boolean;
  readonly hasEmailSignIn: boolean;
}

/** The reminder to recharge that a player without a deposit gets. */
export interface RechargeNotification {
  readonly isOn: boolean;
  readonly isSeen: boolean;
}

/** Everything the site knows about a signed-in player. */
export interface Player {
  /** Sport ids in ascending order. */
  readonly disallowedLineSports: readonly number[];
  readonly disallowedLiveSports: readonly number[];
  readonly phoneNumber?: string | undefined;
  readonly phoneCode?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  /** ISO 3166 alpha-2 in lower case. */
  readonly countryCode?: string | undefined;
  readonly countryId?: number | undefined;
  readonly activationType: ActivationType;
  readonly referralId?: number | undefined;
  readonly messageCount: number;
  /** Whether the player has to move to another account first. */
  readonly isTransferRequired: boolean;
  /** Which account may be converted. */
  readonly conversion: ConversionLevel;
  readonly hasActiveSecurityQuestion: boolean;
  readonly isBalanceHidden: boolean;
  readonly daysSincePasswordChange?: number | undefined;
  readonly identity: PlayerIdentity;
  /** From 0 to 100; absent where the site does not rate protection. */
  readonly protectionScore?: number | undefined;
  readonly protectionMethods: ProtectionMethods;
  /** Whether the methods are to be asked for anew. */
  readonly areProtectionMethodsStale: boolean;
  readonly isIdentificationNeeded: boolean;
  readonly banLevel: number;
  readonly banVersion: number;
  /** What a withdrawal still needs of the player. */
  readonly withdrawalNeed?: string | undefined;
  /** After a change of what protects the account; absent where nothing stops them for that. */
  readonly withdrawalsLockedUntil?: EpochMillis | undefined;
  readonly statusId?: number | undefined;
  readonly internalVerificationStatus?: number | undefined;
  readonly verificationStatus?: number | undefined;
  readonly verificationTypes: readonly number[];
  readonly verificationGroup?: string | undefined;
  readonly isDocumentRequested: boolean;
  readonly isVerificationShownOnDeposit: boolean;
  /** The operator's mark for the line and for live; handed on to mini-applications unread. */
  readonly isMarkedForLine: boolean;
  readonly isMarkedForLive: boolean;
  readonly isAskedAfterRegistration: boolean;
  readonly hasDeposit: boolean;
  readonly hasIdentificationBonus: boolean;
  readonly daysToActivate?: number | undefined;
  readonly rechargeNotification: RechargeNotification;
}
