import { httpAccountsGateway } from '../../infrastructure/accounts/http-accounts-gateway.ts';
import { AccountsStore } from '#ui/accounts/accounts-store.ts';
import { logFailure } from '../../ui/page/log-failure.ts';
import { row, startedRow } from '../wiring-row.ts';

export const accountsWiring = {
  accountsGateway: row(['http', 'language'], ({ http, language }) => httpAccountsGateway(http, language)),
  accounts: startedRow(
    ['accountsGateway', 'session', 'site', 'timers', 'tabs', 'cookies', 'notices', 'page', 'log'],
    ({ accountsGateway, page, log, ...needs }) =>
      new AccountsStore(accountsGateway, {
        ...needs,
        loadSearch: async () => import('#ui/accounts/account-search.ts'),
        isAccountPage: () => page.openRoute?.isAccountPage === true,
        logFailure: (failure, context) => void logFailure(log, failure, context),
      }),
  ),
};
