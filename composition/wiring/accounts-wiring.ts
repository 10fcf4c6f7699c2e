import { httpAccountsGateway } from '../../infrastructure/accounts/http-accounts-gateway.ts';
import { AccountsStore } from '../../ui/accounts/accounts-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const accountsWiring = {
  accountsGateway: row(['http'], ({ http }) => httpAccountsGateway(http)),
  accounts: startedRow(
    ['accountsGateway', 'session', 'site', 'timers', 'tabs', 'cookies'],
    ({ accountsGateway, session, site, ...needs }) => new AccountsStore(accountsGateway, session, site, needs),
  ),
};
