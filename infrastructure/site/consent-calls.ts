import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { wireMillis } from '../http/wire.ts';

const done = v.object({ success: v.literal(true) });
const shared = { method: 'POST', reply: done, changes: 'state' } as const;

export const KEEP_LANDING = defineCall({
  ...shared,
  name: 'keepLanding',
  logsAs: 'referral',
  summary:
    'Keeps who sent the visitor, as the landing would have with the consent of now; the server of the pages answers',
  path: '/landing-tags',
  body: v.object({ search: v.pipe(v.string(), v.startsWith('?'), v.maxLength(4096)) }),
  access: 'public',
});

export const TELL_AGREEMENT = defineCall({
  ...shared,
  name: 'tellAgreement',
  summary: 'When the player agreed to cookies; sent once after a sign-in',
  path: '/web-api/api-v3/v2/user/agreement-rules/cookies',
  body: v.object({ agreedAt: wireMillis }),
  access: 'player',
  isOpenBeforeTerms: true,
});
