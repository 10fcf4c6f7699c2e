import { lazyRow } from '../../wiring-row.ts';

/** What the player's office shows. */
export const lazyOfficeWiring = {
  officeGateway: lazyRow(['http', 'language'], async () => {
    const { httpOfficeGateway } = await import('../../../infrastructure/player/http-office-gateway.ts');
    return ({ http, language }) => httpOfficeGateway(http, language);
  }),
  officeMenu: lazyRow(['officeGateway', 'session'], async () => {
    const [{ OfficeMenuStore }, { OFFICE_PLACE_NAMES }] = await Promise.all([
      import('#ui/accounts/menu/office-menu-store.ts'),
      import('#ui/accounts/menu/office-places.ts'),
    ]);
    return ({ officeGateway, session }) => new OfficeMenuStore(officeGateway, session, OFFICE_PLACE_NAMES);
  }),
  accountHistoryGateway: lazyRow(['http'], async () => {
    const { httpAccountHistoryGateway } =
      await import('../../../infrastructure/accounts/http-account-history-gateway.ts');
    return ({ http }) => httpAccountHistoryGateway(http);
  }),
  accountHistory: lazyRow(['accountHistoryGateway', 'session'], async () => {
    const { AccountHistoryStore } = await import('#ui/accounts/history/account-history-store.ts');
    return ({ accountHistoryGateway, session }) => new AccountHistoryStore(accountHistoryGateway, session);
  }),
  accountStatement: lazyRow(['accountHistoryGateway', 'session'], async () => {
    const { AccountStatementStore } = await import('#ui/accounts/history/account-statement-store.ts');
    return ({ accountHistoryGateway, session }) => new AccountStatementStore(accountHistoryGateway, session);
  }),
};
