import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireCount, wireText } from '../http/wire.ts';

/** Empty where the account has none. */
const password = v.pipe(v.string(), v.maxLength(128));
const code = v.pipe(v.string(), v.minLength(4), v.maxLength(20));

const recoveryCodesReply = v.pipe(
  v.object({ recovery_codes: v.array(wireText) }),
  v.transform(({ recovery_codes: recoveryCodes }) => recoveryCodes),
);

export const TWO_FACTOR = defineCall({
  name: 'twoFactor',
  summary: 'Whether a sign-in of the player needs a code of an authenticator app',
  method: 'GET',
  path: '/web-api/user/two-factor',
  reply: v.pipe(
    v.object({ is_on: v.boolean(), recovery_codes_left: wireCount }),
    v.transform(({ is_on: isOn, recovery_codes_left: recoveryCodesLeft }) => ({ isOn, recoveryCodesLeft })),
  ),
  access: 'player',
  changes: 'none',
});

export const BEGIN_TWO_FACTOR = defineCall({
  name: 'beginTwoFactor',
  summary:
    'Gives the key for an authenticator app; 400 with code "password", 403 with code "not-fresh" where the account has no password and its sign-in is not of the last minutes, 409 where the second step is on',
  method: 'POST',
  path: '/web-api/user/two-factor/begin',
  body: v.object({ password }),
  reply: v.object({ secret: wireText, address: wireText }),
  access: 'player',
  changes: 'state',
});

export const CONFIRM_TWO_FACTOR = defineCall({
  name: 'confirmTwoFactor',
  summary: 'Turns the second step on with a code of the app; gives the recovery codes this once. 400 with code "code"',
  method: 'POST',
  path: '/web-api/user/two-factor/confirm',
  body: v.object({ code }),
  reply: recoveryCodesReply,
  access: 'player',
  changes: 'state',
});

export const NEW_RECOVERY_CODES = defineCall({
  name: 'newRecoveryCodes',
  summary:
    'Gives other recovery codes in the place of all earlier ones, this once, for the password and a code; 400 with code "password" or "code", 403 with code "not-fresh" where the account has no password and its sign-in is not of the last minutes, 409 where the second step is off',
  method: 'POST',
  path: '/web-api/user/two-factor/recovery-codes',
  body: v.object({ password, code }),
  reply: recoveryCodesReply,
  access: 'player',
  changes: 'state',
});

export const TURN_OFF_TWO_FACTOR = defineCall({
  name: 'turnOffTwoFactor',
  summary:
    'Turns the second step off with the password and a code; 400 with code "password" or "code", 403 with code "not-fresh" where the account has no password and its sign-in is not of the last minutes',
  method: 'POST',
  path: '/web-api/user/two-factor/off',
  body: v.object({ password, code }),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
  changes: 'state',
});
