import * as v from 'valibot';
import { wireMillis } from '../http/wire.ts';

/** What is said of a code that was sent, on the wire and as the site reads it. */
export const wireSentCode = v.pipe(
  v.object({ expires_at: wireMillis, again_at: v.optional(wireMillis) }),
  v.transform(({ expires_at: deadline, again_at: againAt }) => ({ deadline, againAt })),
);
