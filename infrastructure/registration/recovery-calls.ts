import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireText } from '../http/wire.ts';
import { wireSentCode } from './wire-sent-code.ts';

const shared = { method: 'POST', access: 'public', changes: 'state' } as const;
const done = v.object({ success: v.literal(true) });

export const SEND_RECOVERY_CODE = defineCall({
  ...shared,
  name: 'sendRecoveryCode',
  summary:
    'Sends a code to an e-mail address or a phone; the reply is the same whether a player has it or not. 429 when asked too often',
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
  summary: 'Takes the new password of 8 to 128 characters and ends every session of the player',
  path: '/web-api/auth/recovery/save',
  body: v.object({ password: v.pipe(v.string(), v.maxLength(300)) }),
  reply: done,
});
