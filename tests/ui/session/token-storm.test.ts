import { describe, expect, it, vi } from 'vitest';
import { pageClient } from '../../../composition/client/page-client.ts';
import { ok } from '../../../core/shared/result.ts';
import { TOP_UP } from '../../../infrastructure/accounts/account-change-calls.ts';
import { httpAccountsGateway } from '../../../infrastructure/accounts/http-accounts-gateway.ts';
import type { HttpClient } from '../../../infrastructure/http/http-client.ts';
import { httpSessionGateway } from '../../../infrastructure/session/http-session-gateway.ts';
import { PASSKEYS } from '../../../infrastructure/session/passkey-calls.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';
import { pageEnvironment } from '../../support/views/page-environment.ts';
import { SITE } from '../../support/views/player-page.tsx';
import { storesUnderTest, type StoresUnderTest } from '../../support/views/stores-under-test.ts';

const CALLS = 20;
const ACCOUNTS = { accounts: [{ id: 1, iso: 'RUB', money: 10, type: 0, isActive: true }] };
const SIGNED_OUT = { status: 401, body: { code: 'signed-out' } } as const;

/** A page as the browser composes it, before a server that takes the token it made last. */
async function openPage() {
  const { environment } = pageEnvironment(NOW);
  const server = { token: '', made: 0, isTakingTokens: true, hasSession: true };
  const heard: string[] = [];
  const left: string[] = [];
  const http: HttpClient = pageClient({
    timers: manualTimers(),
    random: { fraction: () => 0 },
    csrfToken: () => 'csrf',
    log: () => undefined,
    stores: () => stores,
    transport: async ({ url, headers }) => {
      const path = url.split('?')[0] ?? '';
      await Promise.resolve();
      if (path === '/web-api/session') {
        heard.push(path);
        return { status: 200, body: { user_id: server.hasSession ? 5 : null } };
      }
      if (path === '/web-api/user/gettoken') {
        heard.push(path);
        if (!server.hasSession) return SIGNED_OUT;
        server.made += 1;
        server.token = `token-${String(server.made)}`;
        return { status: 200, body: { token: server.token } };
      }
      const isTaken = server.isTakingTokens && headers['authorization'] === `Bearer ${server.token}`;
      heard.push(`${path} ${isTaken ? 'taken' : 'refused'}`);
      return isTaken ? { status: 200, body: ACCOUNTS } : SIGNED_OUT;
    },
  });
  const stores: StoresUnderTest = storesUnderTest({
    ...environment,
    accountsGateway: httpAccountsGateway(http),
    sessionGateway: httpSessionGateway(http),
    siteConfigGateway: { siteConfig: () => Promise.resolve(ok(SITE)) },
    pageExit: { goTo: () => left.push('home'), reload: () => left.push('reload') },
  });
  await stores.session.confirm();
  const storm = async () =>
    Promise.all(Array.from({ length: CALLS }, async () => http.send(TOP_UP, { body: { id: 1, amount: 1 } })));
  const refusedByCookie = async () => Promise.all(Array.from({ length: CALLS }, async () => http.send(PASSKEYS)));
  const count = (what: string) => heard.filter((each) => each.includes(what)).length;
  return { stores, server, storm, refusedByCookie, count, forget: () => heard.splice(0), left };
}

describe('twenty calls at once of a page as the browser composes it', () => {
  it('are sent with one token, and after they were all refused again with one newer token [REC-1, TOK-3, TOK-4, SEC-50]', async () => {
    const { server, storm, count, forget } = await openPage();
    expect((await storm()).filter(({ ok: isDone }) => isDone)).toHaveLength(CALLS);
    expect([count('gettoken'), count('taken'), count('refused')]).toEqual([1, CALLS, 0]);
    forget();
    server.token = 'of another session';
    expect((await storm()).filter(({ ok: isDone }) => isDone)).toHaveLength(CALLS);
    expect([count('gettoken'), count('refused'), count('taken')]).toEqual([1, CALLS, CALLS]);
  });

  it('that meet the end of the session ask once who is signed in, and no more tokens [TOK-7, SEC-51]', async () => {
    const { stores, server, storm, count, forget } = await openPage();
    await storm();
    forget();
    server.token = '';
    server.hasSession = false;
    expect((await storm()).filter(({ ok: isDone }) => isDone)).toEqual([]);
    await vi.waitFor(() => {
      expect(stores.session.hasEnded).toBe(true);
    });
    expect([count('gettoken'), count('refused'), count('session')]).toEqual([1, CALLS, 1]);
    expect(stores.session.isSignedIn).toBe(false);
  });

  it('that are refused by their cookie alone ask once who is signed in [SI-11]', async () => {
    const { server, refusedByCookie, count, forget, stores } = await openPage();
    server.hasSession = false;
    forget();
    expect((await refusedByCookie()).filter(({ ok: isDone }) => isDone)).toEqual([]);
    await vi.waitFor(() => {
      expect(stores.session.hasEnded).toBe(true);
    });
    expect([count('refused'), count('/web-api/session')]).toEqual([CALLS, 1]);
  });

  it('whose newer token is refused as well sign out once [TOK-5, SEC-51]', async () => {
    const { server, storm, count, forget, stores } = await openPage();
    await storm();
    forget();
    server.isTakingTokens = false;
    expect((await storm()).filter(({ ok: isDone }) => isDone)).toEqual([]);
    await vi.waitFor(() => {
      expect(count('disconnect')).toBe(1);
    });
    expect([count('gettoken'), count('session')]).toEqual([1, 1]);
    expect(stores.session.hasEnded).toBe(false);
  });
});
