import { BONUS_CHOICES, REGISTRATION_TYPES } from '../../core/registration/registration-type.ts';
import type { SocialRegistration } from '../../core/registration/registration-record.ts';
import type { SocialForm, SocialGateway } from '../../core/registration/social/social-gateway.ts';
import { currencyNumber } from '../accounts/currency-wire.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SOCIAL_OFFER, SOCIAL_SIGN_IN, START_SOCIAL } from '../session/social-calls.ts';
import { REGISTER_SOCIAL } from './social-registration-calls.ts';

export function httpSocialGateway(http: HttpClient): SocialGateway {
  return {
    offer: () => http.send(SOCIAL_OFFER),
    start: ({ network, isWindow, isRemembered, language }) =>
      http.send(START_SOCIAL, { body: { network, is_window: isWindow, save: isRemembered, language } }),
    finish: (network) => http.send(SOCIAL_SIGN_IN, { body: { network } }),
    register: (form) => {
      const bonus = BONUS_CHOICES.find(({ choice }) => choice === form.bonusChoice);
      return http.send(REGISTER_SOCIAL, {
        body: {
          socialData: wireData(socialRegistration(form)),
          ...(bonus === undefined ? {} : { first_deposit_bonus_choice: bonus.id }),
          isAdult: form.isAdult as true,
          isTermsAccepted: form.isTermsAccepted as true,
          ...(form.email === '' ? {} : { email: form.email }),
          ...(form.isNewsWanted ? { news: true } : {}),
          save: form.isRemembered,
        },
      });
    },
  };
}

/** A currency without a number is refused by the schema of the call. */
function socialRegistration({ countryCode, countryId, currency, promoCode }: SocialForm): SocialRegistration {
  const currencyId = currencyNumber(currency) ?? -1;
  return { currencyId, countryId, type: 'social', countryCode, ...(promoCode === '' ? {} : { promoCode }) };
}

function wireData({ type, promoCode, ...data }: SocialRegistration) {
  const regType = REGISTRATION_TYPES.find((each) => each.type === type)?.id ?? 'soc_reg';
  return { ...data, regType, ...(promoCode === undefined ? {} : { promocode: promoCode }) };
}
