import { SESSION, DISCONNECT } from '../../session/session-calls.ts';
import { USER_TOKEN } from '../../session/token-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { serveSignIn } from '../sign-in/sign-in-routes.ts';
import { signUserToken } from './user-token.ts';

type SessionParts = Pick<
  SandboxParts,
  'database' | 'sessions' | 'passwords' | 'options' | 'entry' | 'mailbox' | 'secret' | 'pause' | 'now'
>;

/** Sign-in and sign-out. */
export function serveSessions(api: ServedApi, parts: SessionParts): void {
  const { sessions, secret, now } = parts;
  serveCall(api, SESSION, ({ session, reply }) => {
    if (session !== undefined) sessions.renewCsrf(session, reply);
    return { user_id: session?.userId ?? null };
  });
  serveSignIn(api, parts);
  serveCall(api, DISCONNECT, async ({ session, reply }) => {
    await sessions.end(session, reply);
    reply.header('clear-site-data', '"cache"');
    return { user_id: null };
  });
  serveCall(api, USER_TOKEN, ({ session }) => ({ token: signUserToken(secret, session, now()) }));
}
