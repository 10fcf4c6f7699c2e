import * as v from 'valibot';
import { seconds } from '../../core/shared/time.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis, wireText } from '../http/wire.ts';

const userIdParams = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) });
const wireToken = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/));
/** Whether the step was accepted, and what the player is told where it was not. */
const status = { status: v.boolean(), message: v.optional(wireText) };
const shared = { method: 'POST', access: 'player', changes: 'state', isForMoved: true } as const;

export const SEND_TRANSFER_CODE = defineCall({
  ...shared,
  name: 'sendTransferCode',
  summary:
    'Sends a code to the proven phone of a player who has to move to a new account, and answers alike for every other number; 400 with code "phone" for a number that the country does not have, "password-needed" where the number becomes a further contact of the account and the password is missing, "password" where it is wrong, 403 "no-transfer" where none is required, 409 "open-coupons" while a coupon is open, 409 "advance-owed" while an account owes an advance, 409 "contact-change" while an earlier change of contacts can be taken back and the number would be a new one, 429 when asked too often',
  path: '/web-api/api/internal/v1/account/user-transfer/send-code/:id',
  params: userIdParams,
  body: v.object({
    country_code: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
    phone: v.pipe(v.string(), v.regex(/^\+\d{5,15}$/)),
    /** Where the number becomes a further contact of the account. */
    password: v.optional(v.pipe(v.string(), v.maxLength(128))),
    /** Of a challenge that was passed; the header of the repeated call says the same. */
    captcha: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
  reply: v.pipe(
    v.object({ ...status, expires_at: v.optional(wireMillis), again_at: v.optional(wireMillis) }),
    v.transform(({ expires_at: deadline, again_at: againAt, ...reply }) => ({
      reply,
      ...(deadline === undefined ? {} : { deadline, againAt }),
    })),
  ),
});

export const CHECK_TRANSFER_CODE = defineCall({
  ...shared,
  name: 'checkTransferCode',
  summary:
    'Gives the token of a transfer for its code; 400 "code" where it is wrong or too late, 403 where this session has none ("no-code") or its tries are used up ("tries-over")',
  path: '/web-api/api/internal/v1/account/user-transfer/check-code/:id',
  params: userIdParams,
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) }),
  reply: v.pipe(
    v.object({ ...status, redirectToken: v.optional(wireToken) }),
    v.transform(({ redirectToken, ...reply }) => ({ reply, redirectToken })),
  ),
});

export const TRANSFER_USER = defineCall({
  ...shared,
  // the same token makes no second account
  retry: { times: 2, delay: seconds(1) },
  name: 'transferUser',
  summary:
    'Moves the player of this session to a new account, once however often it is asked, and gives its id with a password that signs in once; 403 "no-code" where the token is not of this session or too old, 409 "open-coupons" while a coupon is open, 409 "advance-owed" while an account owes an advance, 409 "contact-change" while an earlier change of contacts can be taken back and the number would be a new one, 409 "phone-taken" where another has proven the phone',
  path: '/web-api/api/internal/v1/account/user-transfer/user-data',
  body: v.object({ redirectToken: wireToken }),
  reply: v.pipe(
    v.object({
      ...status,
      userId: v.optional(wireId),
      password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(128))),
    }),
    v.transform(({ userId, password, ...reply }) => ({
      reply,
      player: userId === undefined || password === undefined ? undefined : { userId, password },
    })),
  ),
});
