import { fail, ok } from '../../shared/result.ts';
import type { StoredValue } from '../../shared/stored-value.ts';
import type { SharedChoices } from '../registration-drafts.ts';
import type { BonusChoice } from '../registration-type.ts';

/** Their numbers are for the server: every sign-out brings this file. */
const WISHES: readonly BonusChoice[] = ['decline', 'sport', 'casino'];

/** NET-10 What was chosen for a registration that the whole page leaves for its network: nothing that names a person. */
export const KEPT_CHOICES: StoredValue<SharedChoices> = {
  key: 'social-choices',
  keepFor: 'session',
  staysAtSignOut: false,
  version: 1,
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return fail({ code: 'no-choices' });
    const {
      countryCode,
      currency,
      promoCode,
      bonusChoice: wanted,
    }: Partial<Record<keyof SharedChoices, unknown>> = stored;
    const bonusChoice = WISHES.find((wish) => wish === wanted);
    return ok({
      ...(typeof countryCode === 'string' && /^[a-z]{2}$/.test(countryCode) ? { countryCode } : {}),
      ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
      ...(typeof promoCode === 'string' && promoCode.length <= 20 ? { promoCode } : {}),
      ...(bonusChoice === undefined ? {} : { bonusChoice }),
    });
  },
};
