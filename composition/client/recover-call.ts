import { isLeftAtSignOut } from '../../core/session/session-landing.ts';
import { tokenTabs } from '../../infrastructure/browser/token-tabs.ts';
import { callRecovery } from '../../infrastructure/http/call-recovery.ts';
import type { HttpClient, RecoverCall } from '../../infrastructure/http/http-client.ts';
import { userTokens } from '../../infrastructure/http/user-tokens.ts';
import { USER_TOKEN } from '../../infrastructure/session/token-calls.ts';
import type { Stores } from '../../ui/app/stores.ts';

const made = new WeakMap<HttpClient, RecoverCall>();

/** Sends calls with what this page can get for them; loaded with the first that needs it, and made once a client. */
export function recoverCall(stores: Stores, http: HttpClient): RecoverCall {
  const known = made.get(http) ?? newRecovery(stores, http);
  made.set(http, known);
  return known;
}

function newRecovery(stores: Stores, http: HttpClient): RecoverCall {
  const { clock, lazy, session, texts } = stores;
  return callRecovery({
    tokens: userTokens({
      fetch: async (isForced) => http.send(USER_TOKEN, { query: isForced ? { force_refresh: 'true' } : {} }),
      owner: () => ({ userId: session.userId, epoch: session.epoch }),
      now: () => clock.exact(),
      tabs: tokenTabs('oddsmith-token'),
      // the server says that the session is over, or the site ends it
      onRefused: async () => {
        await Promise.all([session.confirmEnd(), lazy.ensure(['signOut'])]);
        if (session.isSignedIn) stores.signOut.order(isLeftAtSignOut(stores.page.openRoute));
      },
    }),
    newerFingerprint: async () => {
      await lazy.ensure(['fingerprint']);
      return stores.fingerprint.newer();
    },
    // its reply sets the cookie
    newerCsrf: async () => {
      const { epoch } = session;
      await session.confirm();
      return session.isSignedIn && session.isCurrent(epoch);
    },
    solveCaptcha: async (kind, call) => {
      await Promise.all([lazy.ensure(['captcha']), texts.ensure(['captcha'])]);
      return stores.captcha.demand(kind, call);
    },
  });
}
