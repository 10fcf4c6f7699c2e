import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis } from '../http/wire.ts';

const restrictions = v.pipe(
  v.object({ ban_level: wireId, ban_version: wireId, withdrawals_locked_until: v.nullish(wireMillis) }),
  v.transform(({ ban_level: banLevel, ban_version: banVersion, withdrawals_locked_until: lockedUntil }) => ({
    banLevel,
    banVersion,
    ...(lockedUntil === undefined || lockedUntil === null ? {} : { withdrawalsLockedUntil: lockedUntil }),
  })),
);

export const USER_CONFIG = defineCall({
  name: 'userConfig',
  summary: 'What holds for the signed-in player alone; never cached',
  method: 'GET',
  path: '/web-api/user/config',
  reply: v.object({ result: restrictions }),
  access: 'player',
  changes: 'none',
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
});
