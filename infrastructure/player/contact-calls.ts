import * as v from 'valibot';
import { activationTypeById } from '../../core/player/activation-type.ts';
import { CONTACTS } from '../../core/player/contact-activation.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis, wireText } from '../http/wire.ts';

const wireToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));

const contacts = v.pipe(
  v.object({
    user_email: v.optional(wireText),
    phone_number: v.optional(wireText),
    activation_type: wireId,
    pending: v.array(
      v.object({
        kind: v.picklist(CONTACTS),
        contact: wireText,
        code_until: wireMillis,
        present_contact: v.optional(wireText),
      }),
    ),
    present: v.optional(v.object({ contact: wireText, until: wireMillis })),
    needs_password: v.boolean(),
    news: v.boolean(),
  }),
  v.transform((wire) => ({
    email: wire.user_email,
    phoneNumber: wire.phone_number,
    activationType: activationTypeById(wire.activation_type),
    pending: wire.pending.map(({ kind, contact, code_until: deadline, present_contact: agreeing }) => ({
      kind,
      contact,
      deadline,
      agreeing,
    })),
    present: wire.present,
    isPasswordNeeded: wire.needs_password,
    isNewsWanted: wire.news,
  })),
);

const sentCodes = v.pipe(
  v.object({ expires_at: wireMillis, again_at: v.optional(wireMillis), present_contact: v.optional(wireText) }),
  v.transform((wire) => ({ deadline: wire.expires_at, againAt: wire.again_at, agreeing: wire.present_contact })),
);

const shared = { method: 'POST', access: 'player', changes: 'state' } as const;

export const PLAYER_CONTACTS = defineCall({
  name: 'contacts',
  summary: 'The e-mail address and the phone of the player, what of them is proven and what is to be',
  method: 'GET',
  path: '/web-api/user/contacts',
  reply: contacts,
  access: 'player',
  changes: 'none',
});

export const SEND_CONTACT_CODE = defineCall({
  ...shared,
  name: 'sendContactCode',
  summary:
    'Sends a code, and to an e-mail address a link, to a new contact; the reply is the same whether another has it. While an earlier change can be taken back a second code goes to the contact that the reply names, in place of the link. 400 "password" where it is wrong or wanted, 429 when asked too often',
  path: '/web-api/user/contacts/send-code',
  body: v.object({
    contact: v.pipe(v.string(), v.maxLength(300)),
    password: v.pipe(v.string(), v.maxLength(128)),
  }),
  reply: sentCodes,
});

export const CHECK_CONTACT_CODE = defineCall({
  ...shared,
  name: 'checkContactCode',
  summary:
    'Proves a contact by its code; 400 where it is wrong or too late, "present-code" where that of the contact that must agree is, "both-codes" where both are, "swapped-codes" where each is that of the other, 403 where its tries are used up',
  path: '/web-api/user/contacts/check-code',
  body: v.object({ kind: v.picklist(CONTACTS), code: wireText, present_code: v.optional(wireText) }),
  reply: contacts,
});

export const ACTIVATE_CONTACT = defineCall({
  ...shared,
  name: 'activateContact',
  summary: 'Proves an e-mail address by the token of its link; 403 where it is used, too old or unknown',
  path: '/web-api/user/activate',
  body: v.object({ token: wireToken }),
  reply: v.object({ success: v.literal(true) }),
  access: 'public',
});

export const DENY_CONTACT = defineCall({
  ...shared,
  name: 'denyContact',
  summary:
    'Takes a change of contacts back by the link that a former contact got: its sessions, app, passkeys and password end; 403 where the link is used, too old or unknown',
  path: '/web-api/user/contacts/deny',
  body: v.object({ token: wireToken }),
  reply: v.object({ success: v.literal(true) }),
  access: 'public',
});

const newsletter = {
  ...shared,
  body: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  reply: v.object({ success: v.literal(true) }),
  access: 'public',
} as const;

export const STOP_NEWSLETTER = defineCall({
  ...newsletter,
  name: 'stopNewsletter',
  summary:
    'Ends the newsletter of the player whom the token of a letter names, else of who is signed in; 403 for nobody',
  path: '/web-api/user/newsletter/stop',
});

export const START_NEWSLETTER = defineCall({
  ...newsletter,
  name: 'startNewsletter',
  summary:
    'Asks for the newsletter, for the player whom the token of a letter names, else for who is signed in; 403 for nobody',
  path: '/web-api/user/newsletter/start',
});
