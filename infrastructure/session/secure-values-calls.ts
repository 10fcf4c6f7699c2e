import * as v from 'valibot';
import { defineCall } from '../http/call.ts';

/** What a cookie may hold. */
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._~-]{1,512}$/));

/** The cookie of the site's host, by whose name the grant is given. */
export const HOST_COOKIE = '__Host-Http-sid';

export const SECURE_DATA = defineCall({
  name: 'secureData',
  summary:
    'The secure values of the player: `ggru`, and the grant by the name of the cookie of this host. The server alone asks, while it makes a page. Values whose first part, up to a dot, is base64url JSON with the id of the player as `sub` are kept; others are asked for with each page',
  method: 'GET',
  path: '/web-api/user/secure-data',
  reply: v.object({
    ggru: secret,
    grants: v.pipe(
      v.record(v.string(), secret),
      v.check((grants) => HOST_COOKIE in grants),
    ),
  }),
  access: 'player',
  changes: 'none',
  timeout: 2000,
});
