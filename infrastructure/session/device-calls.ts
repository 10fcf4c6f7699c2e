import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireId, wireMillis, wireText } from '../http/wire.ts';

/** Empty where the account has none, or it is not asked for. */
const body = v.object({ password: v.pipe(v.string(), v.maxLength(128)) });
const params = v.object({ id: v.pipe(queryNumber, v.minValue(1)) });
const done = v.object({ success: v.literal(true) });

const device = v.pipe(
  v.object({
    id: wireId,
    browser: v.optional(wireText),
    system: v.optional(wireText),
    is_this: v.boolean(),
    seen_at: wireMillis,
    is_signed_in: v.boolean(),
    is_known: v.boolean(),
    is_spared: v.boolean(),
  }),
  v.transform((each) => ({
    id: each.id,
    ...(each.browser === undefined ? {} : { browser: each.browser }),
    ...(each.system === undefined ? {} : { system: each.system }),
    isThis: each.is_this,
    seenAt: each.seen_at,
    isSignedIn: each.is_signed_in,
    isKnown: each.is_known,
    isSpared: each.is_spared,
  })),
);

export const PLAYER_DEVICES = defineCall({
  name: 'devices',
  summary:
    'The devices that the player is signed in on or known on, this one first; and whether a change of them needs the password',
  method: 'GET',
  path: '/web-api/user/devices',
  reply: v.pipe(
    v.object({ devices: v.array(device), needs_password: v.boolean() }),
    v.transform(({ devices, needs_password: needsPassword }) => ({ devices, needsPassword })),
  ),
  access: 'player',
  changes: 'none',
});

export const SIGN_OUT_DEVICE = defineCall({
  name: 'signOutDevice',
  summary:
    'Ends what is signed in on another device; 400 with code "password", 403 with code "not-fresh", 404 for another player\'s, 409 for this one',
  method: 'POST',
  path: '/web-api/user/devices/:id/sign-out',
  params,
  body,
  reply: done,
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});

export const FORGET_DEVICE = defineCall({
  name: 'forgetDevice',
  summary:
    'The next sign-in on the device is one on a new device, and another than this is signed out; 400 with code "password", 403 with code "not-fresh", 404 for another player\'s',
  method: 'POST',
  path: '/web-api/user/devices/:id/forget',
  params,
  body,
  reply: done,
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});

export const SIGN_OUT_ELSEWHERE = defineCall({
  name: 'signOutElsewhere',
  summary: 'Ends every session of the player but this one; 400 with code "password", 403 with code "not-fresh"',
  method: 'POST',
  path: '/web-api/user/devices/sign-out-others',
  body,
  reply: done,
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});
