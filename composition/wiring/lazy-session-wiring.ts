import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazySessionWiring = {
  oneTapGateway: lazyRow(['http'], async () => {
    const [{ httpOneTapGateway }, { browserAccounts }] = await Promise.all([
      import('../../infrastructure/session/http-one-tap-gateway.ts'),
      import('../../infrastructure/session/browser-accounts.ts'),
    ]);
    return ({ http }) => httpOneTapGateway(http, browserAccounts());
  }),
  oneTap: startedLazyRow(
    ['oneTapGateway', 'language', 'session', 'site', 'consent', 'dialogs', 'values', 'clock', 'pageExit'],
    async () => {
      const { OneTapStore } = await import('#ui/session/one-tap/one-tap-store.ts');
      return ({ oneTapGateway, clock, pageExit: { goTo }, ...needs }) =>
        new OneTapStore(oneTapGateway, {
          ...needs,
          clock: { now: () => clock.exact() },
          here: () => window.location.pathname + window.location.search,
          goTo,
        });
    },
  ),
};
