import * as v from 'valibot';
import { defineCall } from '../http/call.ts';

export const CHANGE_PASSWORD = defineCall({
  name: 'changePassword',
  summary:
    'Changes the password of the player, ends every other session and stops withdrawals for the time of the profile; 400 "password" where the old one is wrong, 400 "new-password" where the new one may not be, 403 "not-fresh" where there is none yet and the sign-in is not of the last minutes, 429 when tried too often',
  method: 'POST',
  path: '/web-api/user/password',
  body: v.object({
    password: v.pipe(v.string(), v.maxLength(300)),
    new_password: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  }),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
  changes: 'state',
});
