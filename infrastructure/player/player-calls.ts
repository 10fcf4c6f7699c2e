import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { playerRights } from '../../core/player/player-rights.ts';
import { wireMillis, wireText } from '../http/wire.ts';
import { userConfig } from './user-config-wire.ts';

export const USER_CONFIG = defineCall({
  name: 'userConfig',
  summary: 'What holds for the signed-in player alone; never cached',
  method: 'GET',
  path: '/web-api/user/config',
  reply: v.object({ result: userConfig }),
  access: 'player',
  changes: 'none',
});

export const RIGHTS = defineCall({
  name: 'rights',
  summary: 'What the player may do now: "bet", "deposit", "withdraw"; never cached',
  method: 'POST',
  path: '/web-api/auth/rights',
  body: v.object({}),
  reply: v.pipe(
    v.object({ rights: v.array(wireText) }),
    v.transform(({ rights }) => playerRights(rights)),
  ),
  access: 'player',
  changes: 'none',
});

export const HIDE_BALANCE = defineCall({
  name: 'hideBalance',
  summary: 'Keeps whether the balance is hidden, for every device of the player',
  method: 'POST',
  path: '/web-api/user/config/hide-balance',
  body: v.object({ user_hide_balance: v.boolean() }),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
  changes: 'state',
});

export const SEE_RECHARGE_NOTIFICATION = defineCall({
  name: 'seeRechargeNotification',
  summary: 'Keeps that the player has seen the reminder to recharge, for every device of the player',
  method: 'POST',
  path: '/web-api/user/config/recharge-notification',
  body: v.object({ is_recharge_notification_seen: v.literal(true) }),
  reply: v.object({ success: v.literal(true) }),
  access: 'player',
  changes: 'state',
});

const termsStatus = v.pipe(
  v.object({ result: v.boolean(), updatedAt: v.optional(wireMillis) }),
  v.transform(({ result: areChanged, updatedAt: changedAt }) => ({ areChanged, changedAt })),
);

export const TERMS_STATUS = defineCall({
  name: 'termsStatus',
  logsAs: 'terms',
  summary: 'Whether the player has yet to agree to the terms as they are now',
  method: 'GET',
  path: '/web-api/api-v3/v2/user/agreement-rules/status',
  reply: termsStatus,
  access: 'player',
  changes: 'none',
  isOfPage: true,
});

export const ACCEPT_TERMS = defineCall({
  name: 'acceptTerms',
  summary: 'Agrees to the terms as they were changed at a moment; tells whether they have changed again since',
  method: 'POST',
  path: '/web-api/api-v3/v2/user/agreement-rules/accept',
  body: v.object({ updatedAt: wireMillis }),
  reply: termsStatus,
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});
