import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCount } from '../http/wire.ts';
import { betFields } from './coupon-wire.ts';

export const EXPRESSES = defineCall({
  name: 'expresses',
  summary: 'The expresses of the day, of the line and of live, at their prices now',
  method: 'GET',
  path: '/web-api/sports/v1/expresses',
  query: v.object({ lng: queryLanguage, hide: v.optional(v.string()) }),
  reply: v.object({
    expresses: v.pipe(
      v.array(
        v.object({
          id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
          isLive: v.boolean(),
          bets: v.array(
            v.object({
              ...betFields,
              isSuspended: v.boolean(),
              gameTime: v.optional(wireCount),
              gamePeriod: v.optional(wireCount),
            }),
          ),
        }),
      ),
      v.maxLength(2),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
