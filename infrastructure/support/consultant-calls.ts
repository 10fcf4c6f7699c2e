import * as v from 'valibot';
import { defineCall } from '../http/call.ts';

/** CW-1 What stands for no consultant is told as the operator has it. */
export const CONSULTANT_OFFER = defineCall({
  name: 'consultantOffer',
  summary: "The operator's consultant: an id, or '0', 'empty' or the empty text for none, and whether one is there now",
  method: 'GET',
  path: '/web-api/support/consultant',
  reply: v.pipe(
    v.object({ id: v.union([v.string(), v.number()]), is_available: v.boolean() }),
    v.transform(({ id, is_available: isAvailable }) => ({ id, isAvailable })),
  ),
  access: 'public',
  changes: 'none',
});

export const BEGIN_CONSULTANT = defineCall({
  name: 'beginConsultant',
  summary: 'A chat with the consultant: where its page lies, on another origin, and the key it is known by',
  method: 'POST',
  path: '/web-api/support/consultant',
  body: v.object({}),
  reply: v.object({
    address: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.maxLength(300)),
    key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  access: 'public',
  changes: 'state',
});
