import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireCountry, wireCurrency, wireId } from '../http/wire.ts';

export const REGISTER_IN_ONE_CLICK = defineCall({
  name: 'registerInOneClick',
  summary:
    'Makes a player with an id and a password of the server and signs in; refused where the profile does not permit it',
  method: 'POST',
  path: '/web-api/registration/fast',
  body: v.object({
    countryCode: wireCountry,
    iso: wireCurrency,
    isAdult: v.literal(true),
    isTermsAccepted: v.literal(true),
  }),
  reply: v.object({ userId: wireId, password: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) }),
  access: 'public',
  changes: 'state',
});
