import { describe, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { httpAccountsGateway } from '../../../infrastructure/accounts/http-accounts-gateway.ts';
import { callRecovery } from '../../../infrastructure/http/call-recovery.ts';
import { httpClient, type HttpClient } from '../../../infrastructure/http/http-client.ts';
import { userTokens } from '../../../infrastructure/http/user-tokens.ts';
import { httpSessionGateway } from '../../../infrastructure/session/http-session-gateway.ts';
import { USER_TOKEN } from '../../../infrastructure/session/token-calls.ts';
import { NOW } from '../../support/examples/coupon-examples.ts';
import { pageEnvironment } from '../../support/views/page-environment.ts';
import { SITE } from '../../support/views/player-page.tsx';
import { storesUnderTest, type StoresUnderTest } from '../../support/views/stores-under-test.ts';

const ACCOUNTS = { accounts: [{ id: 1, iso: 'RUB', money: 10, type: 0, isActive: true }] };

/** A page whose server knows nobody any more, after a player was signed in. */
async function afterLostSession(session: 'lost' | 'unknown') {
  const { environment, timers } = pageEnvironment(NOW);
  let isLost = false;
  const sent: string[] = [];
  const http: HttpClient = httpClient({
    timers: { after: (_, run) => (run(), () => undefined), every: () => () => undefined },
    csrfToken: () => undefined,
    onSignedOut: () => void stores.session.confirmEnd(),
    recover: async (...call) =>
      callRecovery({
        tokens: userTokens({
          fetch: async () => http.send(USER_TOKEN),
          owner: () => ({ userId: stores.session.userId, epoch: stores.session.epoch }),
          now: () => NOW,
          tabs: {
            alone: async (run) => run(),
            tell: () => undefined,
            ask: async () => Promise.resolve(),
            listen: () => undefined,
          },
          onRefused: () => undefined,
        }),
        newerCsrf: async () => Promise.resolve(false),
        newerFingerprint: async () => Promise.resolve(undefined),
        solveCaptcha: async () => Promise.resolve(undefined),
      })(...call),
    transport: async ({ url }) => {
      sent.push(url);
      await Promise.resolve();
      if (url.startsWith('/web-api/session')) {
        if (isLost && session === 'unknown') return 'network';
        return { status: 200, body: { user_id: isLost ? null : 5 } };
      }
      return isLost ? { status: 401, body: { code: 'signed-out' } } : { status: 200, body: ACCOUNTS };
    },
  });
  const stores: StoresUnderTest = storesUnderTest({
    ...environment,
    accountsGateway: httpAccountsGateway(http),
    sessionGateway: httpSessionGateway(http),
    siteConfigGateway: { siteConfig: () => Promise.resolve(ok(SITE)) },
  });
  await stores.site.load();
  await stores.session.confirm();
  await stores.accounts.refresh();
  isLost = true;
  sent.length = 0;
  return { stores, sent, timers };
}

describe('a session that the server has ended', () => {
  it.each(['choose', 'top up'] as const)(
    'is told once, by the page and no notice beside it, to who would %s [SI-10, SEC-51]',
    async (what) => {
      const { stores, sent } = await afterLostSession('lost');
      await (what === 'choose' ? stores.accounts.setActive(1) : stores.accounts.topUp());
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([stores.session.hasEnded, stores.session.isSignedIn]).toEqual([true, false]);
      expect(stores.notices.shown).toBeUndefined();
      expect(sent.filter((url) => url.startsWith('/web-api/session'))).toHaveLength(1);
    },
  );

  it('is asked for once, however many calls are refused at once and after it [SI-11]', async () => {
    const { stores, sent } = await afterLostSession('lost');
    const { accounts } = stores;
    await Promise.all([accounts.refresh(), accounts.setActive(1), accounts.topUp(), accounts.refresh()]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await accounts.refresh();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stores.session.hasEnded).toBe(true);
    expect(sent.filter((url) => url.startsWith('/web-api/session'))).toHaveLength(1);
    expect(sent.length).toBeGreaterThan(3);
  });

  it('is told by a notice where the server does not answer whether it is over [SI-10]', async () => {
    const { stores } = await afterLostSession('unknown');
    await stores.accounts.setActive(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stores.session.hasEnded).toBe(false);
    expect(stores.notices.shown?.notice.title).toBe('error.title.switch-account');
  });
});
