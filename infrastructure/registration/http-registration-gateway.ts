import type {
  NewsWish,
  OneClickForm,
  RegistrationExtras,
  RegistrationGateway,
} from '../../core/registration/registration-gateway.ts';
import { BONUS_CHOICES } from '../../core/registration/registration-type.ts';
import { ok } from '../../core/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import {
  REGISTER_BY_PHONE,
  REGISTER_IN_FULL,
  REGISTER_IN_ONE_CLICK,
  REGISTRATION_OFFER,
  SEND_CREDENTIALS_LINK,
  SEND_PHONE_CODE,
} from './registration-calls.ts';

export function httpRegistrationGateway(http: HttpClient): RegistrationGateway {
  return {
    offer: () => http.send(REGISTRATION_OFFER),
    registerInOneClick: (form, key) => http.send(REGISTER_IN_ONE_CLICK, { body: choicesOf(form), key }),
    registerInFull: (form, key) => {
      const { email, password, name, surname, birthDate } = form;
      const body = { ...choicesOf(form), email, password, name, surname, date_birthday: birthDate };
      return http.send(REGISTER_IN_FULL, { body, key });
    },
    sendPhoneCode: (form) => {
      const { countryCode, iso, promocode } = choicesOf(form);
      const code = promocode === undefined ? {} : { promocode, countryCode, iso };
      return http.send(SEND_PHONE_CODE, { body: { phone: form.phone, ...code } });
    },
    registerByPhone: (form, code, key) => {
      const { phone, password } = form;
      return http.send(REGISTER_BY_PHONE, { body: { ...choicesOf(form), phone, password, code }, key });
    },
    sendCredentialsLink: async () => {
      const reply = await http.send(SEND_CREDENTIALS_LINK, { body: {} });
      return reply.ok ? ok(undefined) : reply;
    },
  };
}

/** The choices of every form on the wire; who did not agree is refused by its schema. */
function choicesOf(form: OneClickForm & Partial<RegistrationExtras & NewsWish>) {
  const bonus = BONUS_CHOICES.find(({ choice }) => choice === form.bonusChoice);
  return {
    countryCode: form.countryCode,
    iso: form.currency,
    isAdult: form.isAdult as true,
    isTermsAccepted: form.isTermsAccepted as true,
    ...(form.promoCode === undefined || form.promoCode === '' ? {} : { promocode: form.promoCode }),
    ...(bonus === undefined ? {} : { first_deposit_bonus_choice: bonus.id }),
    ...(form.isRemembered === undefined ? {} : { save: form.isRemembered }),
    ...(form.isNewsWanted === true ? { news: true } : {}),
  };
}
