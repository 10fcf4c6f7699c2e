import type { AfterRegistrationPage } from './after-registration-page.ts';

/** What is still to be done for somebody who has just registered. */
export interface AfterRegistration {
  /** Shown once and stored nowhere. */
  readonly hasUnsavedCredentials: boolean;
  /** Nobody has asked for a deposit limit yet. */
  readonly isLimitUnasked: boolean;
  /** Whether the player came with data that the office should ask to complete. */
  readonly isProfileIncomplete: boolean;
  readonly isRechargeOffered: boolean;
}

export type AfterRegistrationStep = 'keep-credentials' | 'deposit-limit' | 'complete-profile' | 'recharge' | 'home';

interface NewPlayerFacts {
  readonly hasUnsavedCredentials: boolean;
  readonly isLimitUnasked: boolean;
  /** Absent until it is known. */
  readonly player?: { readonly isAskedAfterRegistration: boolean; readonly hasDeposit: boolean } | undefined;
  readonly pages: readonly AfterRegistrationPage[];
}

/** REG-8 A step whose page the site does not have is passed over, and so is one of which nothing is known. */
export function afterRegistration({ player, pages, ...facts }: NewPlayerFacts): AfterRegistration {
  return {
    ...facts,
    isProfileIncomplete: player?.isAskedAfterRegistration === true && pages.includes('complete-profile'),
    isRechargeOffered: player?.hasDeposit === false && pages.includes('recharge'),
  };
}

/** REG-6 After a registration the credentials are kept first, then a deposit limit is asked about, then the profile is completed, then a recharge is offered; after that the player is led home. */
export function afterRegistrationStep(facts: AfterRegistration): AfterRegistrationStep {
  if (facts.hasUnsavedCredentials) return 'keep-credentials';
  if (facts.isLimitUnasked) return 'deposit-limit';
  if (facts.isProfileIncomplete) return 'complete-profile';
  return facts.isRechargeOffered ? 'recharge' : 'home';
}

/** REG-7 Registration still leads somewhere until its last step has been reached. */
export function isAfterRegistration(facts: AfterRegistration): boolean {
  return afterRegistrationStep(facts) !== 'home';
}
