import * as v from 'valibot';
import { BONUS_CHOICES, REGISTRATION_TYPES } from '../../core/registration/registration-type.ts';
import { defineCall } from '../http/call.ts';
import { wireCountry, wireId, wireText } from '../http/wire.ts';

const SOCIAL_TYPE = REGISTRATION_TYPES.find(({ type }) => type === 'social')?.id ?? 'soc_reg';

/** What a registration through a social network says of the new player. */
const socialData = v.object({
  currencyId: wireId,
  countryId: wireId,
  regType: v.literal(SOCIAL_TYPE),
  promocode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,20}$/))),
  countryCode: wireCountry,
});

export const REGISTER_SOCIAL = defineCall({
  name: 'registerSocial',
  summary:
    'Makes a player of the one whom a social network has named to this browser, and signs in; 403 where registration is closed, 404 where nobody was named, 409 where the network is known as a player by now',
  method: 'POST',
  path: '/web-api/registration/social',
  body: v.object({
    socialData,
    first_deposit_bonus_choice: v.optional(v.picklist(BONUS_CHOICES.map(({ id }) => id))),
    isAdult: v.literal(true),
    isTermsAccepted: v.literal(true),
    email: v.optional(wireText),
    news: v.optional(v.boolean()),
    save: v.boolean(),
  }),
  reply: v.object({ userId: wireId }),
  access: 'public',
  changes: 'state',
});
