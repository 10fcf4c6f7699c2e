import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireId, wireText } from '../http/wire.ts';
import { wireSecondStep } from '../session/sign-in-calls.ts';
import { wireSentCode } from './wire-sent-code.ts';

const shared = { method: 'POST', access: 'public', changes: 'state' } as const;
const done = v.object({ success: v.literal(true) });

export const SEND_RECOVERY_CODE = defineCall({
  ...shared,
  name: 'sendRecoveryCode',
  summary:
    'Sends a code to an e-mail address or a phone, or to the contact of the player whose id stands after `id:`; the reply is the same whether there is anybody or not. 429 when asked too often',
  path: '/web-api/auth/recovery/send-code',
  body: v.object({ contact: v.pipe(v.string(), v.maxLength(300)) }),
  reply: wireSentCode,
});

export const CHECK_RECOVERY_CODE = defineCall({
  ...shared,
  name: 'checkRecoveryCode',
  summary: 'Proves the contact by its code; 400 where it is wrong or too late, 403 where its tries are used up',
  path: '/web-api/auth/recovery/check-code',
  body: v.object({ code: wireText }),
  reply: v.pipe(
    v.object({ needs_approval: v.boolean() }),
    v.transform(({ needs_approval: needsApproval }) => ({ needsApproval })),
  ),
});

export const APPROVE_RECOVERY = defineCall({
  ...shared,
  name: 'approveRecovery',
  summary: 'Says which of the players with the contact is meant: the answer `playerId`',
  path: '/web-api/auth/recovery/approve',
  body: v.object({ answers: v.record(wireText, wireText) }),
  reply: done,
});

export const SAVE_RECOVERED_PASSWORD = defineCall({
  ...shared,
  name: 'saveRecoveredPassword',
  summary:
    'Takes the new password of 8 to 128 characters, ends every session of the player and begins one here, or says which second step is needed; with neither the password is saved, and its player signs in by it',
  path: '/web-api/auth/recovery/save',
  body: v.object({ password: v.pipe(v.string(), v.maxLength(300)) }),
  reply: v.pipe(
    v.object({
      success: v.literal(true),
      user_id: v.optional(wireId),
      second_step: v.optional(wireSecondStep),
    }),
    v.transform(({ user_id: userId, second_step: secondStep }) => ({
      ...(userId === undefined ? {} : { userId }),
      ...(secondStep === undefined ? {} : { secondStep }),
    })),
  ),
});
