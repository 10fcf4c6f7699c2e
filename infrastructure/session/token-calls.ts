import * as v from 'valibot';
import { readUserToken, type UserToken } from '../../core/session/kept-token.ts';
import { isMoment, type EpochMillis } from '../../core/shared/time.ts';
import { defineCall } from '../http/call.ts';

export const USER_TOKEN = defineCall({
  name: 'userToken',
  summary: 'A short-lived bearer token of the signed-in player; where it is forced, those before it hold no more',
  method: 'GET',
  path: '/web-api/user/gettoken',
  query: v.object({ force_refresh: v.optional(v.picklist(['true', 'false'])) }),
  reply: v.pipe(
    v.object({ token: v.pipe(v.string(), v.maxLength(4096)) }),
    v.rawTransform<{ readonly token: string }, UserToken>(({ dataset, addIssue, NEVER }) => {
      const token = readUserToken({ value: dataset.value.token, ...claimsOf(dataset.value.token) });
      if (token.ok) return token.value;
      addIssue({ message: token.error.code });
      return NEVER;
    }),
  ),
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});

export const VIDEO_USER_TOKEN = defineCall({
  name: 'videoToken',
  summary: 'A short-lived token that videos are opened with; renewed every 10 minutes',
  method: 'POST',
  path: '/web-api/user/updatetoken',
  body: v.object({}),
  reply: v.pipe(
    v.object({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(4096), v.regex(/^\S+$/)) }),
    v.transform(({ token }) => token),
  ),
  access: 'player',
  changes: 'state',
  isOpenBeforeTerms: true,
});

/** When a token was made and runs out, as it says itself: in the first of its parts that is JSON with either. Nobody but the server needs to understand a token. */
function claimsOf(token: string): { readonly issuedAt?: number; readonly expiresAt?: number } {
  for (const part of token.split('.')) {
    try {
      const claims = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as Readonly<
        Record<string, unknown>
      >;
      const [iat, exp] = [claims['iat'], claims['exp']].map(momentOf);
      if (iat !== undefined || exp !== undefined) {
        return { ...(iat === undefined ? {} : { issuedAt: iat }), ...(exp === undefined ? {} : { expiresAt: exp }) };
      }
    } catch {
      // another part may have them
    }
  }
  return {};
}

function momentOf(claim: unknown): EpochMillis | undefined {
  const moment = typeof claim === 'number' ? claim * 1000 : undefined;
  return isMoment(moment) ? moment : undefined;
}
