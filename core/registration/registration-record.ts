import {
  BONUS_CHOICES,
  REGISTRATION_TYPES,
  type BonusChoice,
  type CountedRegistration,
  type RegistrationType,
} from './registration-type.ts';

/** What is counted of a registration; nothing that says who registered. */
export interface RegistrationRecord {
  readonly type: CountedRegistration;
  /** Absent where the server does not say its number. */
  readonly countryId?: number | undefined;
  readonly currencyId?: number | undefined;
  readonly refCode?: string | undefined;
  /** As the server numbers it. */
  readonly firstDepositBonusChoice: 0 | 1 | 2;
  /** AN-13 Of a registration through a social network. */
  readonly socialData?: SocialRegistration | undefined;
}

/** What is counted besides of a registration through a social network. */
export interface SocialRegistration {
  readonly currencyId: number;
  readonly countryId: number;
  readonly type: RegistrationType;
  readonly promoCode?: string | undefined;
  readonly countryCode: string;
}

export interface RegistrationFacts {
  readonly type: RegistrationType;
  readonly countryId?: number | undefined;
  readonly currencyId?: number | undefined;
  readonly refCode?: string | undefined;
  readonly bonusChoice?: BonusChoice | undefined;
  readonly countryCode?: string | undefined;
  readonly promoCode?: string | undefined;
}

/** REG-4 A registration is counted under the analytics' name of its type, with country, currency, referral code and bonus choice; no choice counts as a decline. */
export function registrationRecord(facts: RegistrationFacts): RegistrationRecord {
  const { countryId, currencyId, refCode, bonusChoice } = facts;
  return {
    type: (REGISTRATION_TYPES.find(({ type }) => type === facts.type) ?? REGISTRATION_TYPES[0]).counted,
    countryId,
    currencyId,
    refCode: refCode === '' ? undefined : refCode,
    firstDepositBonusChoice: BONUS_CHOICES.find(({ choice }) => choice === bonusChoice)?.id ?? 0,
    socialData: socialRegistration(facts),
  };
}

/** AN-13 Nothing where the server does not say its numbers. */
function socialRegistration(facts: RegistrationFacts): SocialRegistration | undefined {
  const { type, countryId, currencyId, countryCode, promoCode } = facts;
  if (type !== 'social' || countryId === undefined || currencyId === undefined || countryCode === undefined)
    return undefined;
  return { currencyId, countryId, type, promoCode: promoCode === '' ? undefined : promoCode, countryCode };
}
