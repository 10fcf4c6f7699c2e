import * as v from 'valibot';
import { SESSION_CHECK_RETRY } from '../../core/session/session-check.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis } from '../http/wire.ts';

const session = v.pipe(
  v.object({
    user_id: v.nullable(wireId),
    ends_at: v.optional(wireMillis),
    /** Absent where offers may be made. */
    is_courted: v.optional(v.boolean()),
  }),
  v.transform(({ user_id: userId, ends_at: endsAt, is_courted: isCourted }) =>
    userId === null ? {} : { userId, endsAt, isCourted },
  ),
);

export const SESSION = defineCall({
  name: 'session',
  summary:
    'Who is signed in, and until when; told whether the player did anything since it was last asked; never cached',
  method: 'GET',
  path: '/web-api/session',
  query: v.object({ active: v.optional(v.literal('1')) }),
  reply: session,
  access: 'public',
  changes: 'none',
  retry: SESSION_CHECK_RETRY,
});

export const DISCONNECT = defineCall({
  name: 'signOut',
  logsAs: 'sign-out',
  summary: 'Ends the session',
  method: 'POST',
  path: '/web-api/auth/disconnect',
  body: v.object({}),
  reply: session,
  access: 'public',
  changes: 'state',
});
