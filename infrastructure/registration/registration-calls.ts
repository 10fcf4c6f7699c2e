import * as v from 'valibot';
import { BONUS_CHOICES, REGISTRATION_TYPES } from '../../core/registration/registration-type.ts';
import { defineCall } from '../http/call.ts';
import { wireCountry, wireCurrency, wireId, wireText } from '../http/wire.ts';
import { wireSentCode } from './wire-sent-code.ts';

const shared = { method: 'POST', access: 'public', changes: 'state' } as const;
const TYPE_IDS = REGISTRATION_TYPES.map(({ id }) => id);
const wirePassword = v.pipe(v.string(), v.minLength(8), v.maxLength(300));
const wirePhone = v.pipe(v.string(), v.regex(/^\+\d{5,15}$/));
const wireCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{4,8}$/));
const registered = v.object({ userId: wireId });

/** What every form sends. */
const choices = {
  countryCode: wireCountry,
  iso: wireCurrency,
  isAdult: v.literal(true),
  isTermsAccepted: v.literal(true),
  promocode: v.optional(v.pipe(v.string(), v.maxLength(20))),
  first_deposit_bonus_choice: v.optional(v.picklist(BONUS_CHOICES.map(({ id }) => id))),
  save: v.optional(v.boolean()),
};

/** RGF-22 What the forms with a contact send besides. */
const reachable = { ...choices, news: v.optional(v.boolean()) };

export const REGISTRATION_OFFER = defineCall({
  name: 'registrationOffer',
  summary: 'The kinds of registration that are open, and how the phones of each country are written',
  method: 'GET',
  path: '/web-api/registration/offer',
  reply: v.pipe(
    v.object({
      types: v.array(v.picklist(TYPE_IDS)),
      countries: v.array(
        v.object({
          id: wireId,
          name: wireText,
          country_code: wireCountry,
          tel_code: v.pipe(v.string(), v.regex(/^\+\d{1,6}$/)),
        }),
      ),
      masks: v.array(v.object({ CountryId: wireId, Mask: wireText, Min: wireId, Max: wireId })),
      currencies: v.optional(v.array(v.object({ id: wireId, iso: wireCurrency }))),
    }),
    v.transform(({ types, countries, masks, currencies }) => ({
      types: REGISTRATION_TYPES.filter(({ id }) => types.includes(id)).map(({ type }) => type),
      countries: countries.map(({ id, name, country_code: countryCode, tel_code: diallingCode }) => ({
        id,
        name,
        countryCode,
        diallingCode,
      })),
      masks: masks.map(({ CountryId: countryId, Mask: mask, Min: min, Max: max }) => ({ countryId, mask, min, max })),
      currencies,
    })),
  ),
  access: 'public',
  changes: 'none',
});

export const REGISTER_IN_ONE_CLICK = defineCall({
  ...shared,
  name: 'registerInOneClick',
  summary:
    'Makes a player with an id and a password of the server and signs in; refused where the profile does not permit it',
  path: '/web-api/registration/fast',
  body: v.object(choices),
  reply: v.object({ userId: wireId, password: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) }),
});

export const REGISTER_IN_FULL = defineCall({
  ...shared,
  name: 'registerInFull',
  summary:
    'Makes a player with an e-mail address, which a letter proves, and signs in; the reply is the same whether another has the address',
  path: '/web-api/registration/full',
  body: v.object({
    ...reachable,
    email: wireText,
    password: wirePassword,
    name: wireText,
    surname: wireText,
    date_birthday: wireText,
  }),
  reply: registered,
});

export const SEND_PHONE_CODE = defineCall({
  ...shared,
  name: 'sendPhoneCode',
  summary:
    'Sends a code to a phone that is to be registered; 400 "promocode" where that does not hold, 429 when asked too often',
  path: '/web-api/registration/phone/send-code',
  body: v.object({
    phone: wirePhone,
    promocode: choices.promocode,
    countryCode: v.optional(choices.countryCode),
    iso: v.optional(choices.iso),
  }),
  reply: wireSentCode,
});

export const REGISTER_BY_PHONE = defineCall({
  ...shared,
  name: 'registerByPhone',
  summary:
    'Makes a player with a phone that its code proves, and signs in; 400 "code", 403 where its tries are used up, 409 where another has the phone',
  path: '/web-api/registration/phone',
  body: v.object({ ...reachable, phone: wirePhone, password: wirePassword, code: wireCode }),
  reply: registered,
});

export const SEND_CREDENTIALS_LINK = defineCall({
  ...shared,
  name: 'sendCredentialsLink',
  summary: 'Sends the link to set a password to the address that the player registered with; never the password',
  path: '/web-api/registration/credentials',
  body: v.object({}),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
});
