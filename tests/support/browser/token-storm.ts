import { tokenTabs } from '../../../infrastructure/browser/token-tabs.ts';
import { ACCOUNT_LIST } from '../../../infrastructure/accounts/accounts-calls.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { readCookie } from '../../../infrastructure/browser/browser-cookies.ts';
import { systemTimers } from '../../../infrastructure/browser/system-timers.ts';
import { axiosTransport } from '../../../infrastructure/http/axios-transport.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import type { Transport } from '../../../infrastructure/http/transport.ts';
import { userTokens } from '../../../infrastructure/http/user-tokens.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { SESSION } from '../../../infrastructure/session/session-calls.ts';

const none = async () => Promise.resolve(undefined);
let userId: number | undefined;

/** What this client was answered, without what the page around it asks for by itself. */
let heard: string[] = [];
const send = axiosTransport(window.location.origin);
const heardTransport: Transport = async (request, signal) => {
  const reply = await send(request, signal);
  const said = typeof reply === 'string' ? reply : String(reply.status);
  heard.push(`${said} ${new URL(request.url, window.location.origin).pathname}`);
  return reply;
};

const tokens = userTokens({
  fetch: async (isForced) => http.send(USER_TOKEN, { query: isForced ? { force_refresh: 'true' } : {} }),
  owner: () => ({ userId, epoch: 1 }),
  // the moment of the server, whatever this device's clock is set to
  now: () => Number(document.documentElement.dataset['sent']) + performance.now(),
  tabs: tokenTabs('storm'),
  onRefused: () => undefined,
});
const http: HttpClient = httpClient({
  transport: heardTransport,
  timers: systemTimers(),
  csrfToken: () => readCookie(document.cookie, '__Host-csrf'),
  recover: callRecovery({
    tokens,
    newerCsrf: async () => Promise.resolve(false),
    newerFingerprint: none,
    solveCaptcha: none,
  }),
});

/** So many top-ups at once, each with the token of the page. */
export async function run(calls: number) {
  heard = [];
  const session = await http.send(SESSION);
  userId = session.ok ? session.value.userId : undefined;
  const accounts = await http.send(ACCOUNT_LIST);
  const id = accounts.ok ? accounts.value.accounts[0]?.id : undefined;
  if (id === undefined) return { done: 0, failures: ['no account'], heard };
  const replies = await Promise.all(
    Array.from({ length: calls }, async () => http.send(TOP_UP, { body: { id, amount: 1 } })),
  );
  const failures = replies.flatMap((reply) => (reply.ok ? [] : [JSON.stringify(reply.error)]));
  return { done: calls - failures.length, failures, heard };
}
