import { ContainerModule } from 'inversify';
import { httpAccountsGateway } from '../../infrastructure/accounts/http-accounts-gateway.ts';
import { AccountsStore } from '../../ui/accounts/accounts-store.ts';
import { single } from '../token.ts';
import { ACCOUNTS_GATEWAY, ACCOUNTS_STORE, COOKIES, HTTP, SESSION_STORE, SITE_STORE, TABS, TIMERS } from '../tokens.ts';

export const accountsModule = new ContainerModule((options) => {
  single(options, ACCOUNTS_GATEWAY, httpAccountsGateway, [HTTP]);
  single(
    options,
    ACCOUNTS_STORE,
    (gateway, session, site, timers, tabs, cookies) =>
      new AccountsStore(gateway, session, site, { timers, tabs, cookies }),
    [ACCOUNTS_GATEWAY, SESSION_STORE, SITE_STORE, TIMERS, TABS, COOKIES],
  );
});
