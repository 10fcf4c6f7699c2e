import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** Tournaments of slots. */
export const lazyTournamentsWiring = {
  tournamentsGateway: lazyRow(['http', 'language'], async () => {
    const { httpTournamentsGateway } =
      await import('../../../infrastructure/promotions/tournaments/http-tournaments-gateway.ts');
    return ({ http, language }) => httpTournamentsGateway(http, language);
  }),
  tournaments: startedLazyRow(
    ['tournamentsGateway', 'session', 'accounts', 'notices', 'clock', 'timers', 'visibility'],
    async () => {
      const { TournamentsStore } = await import('#ui/promotions/tournaments/tournaments-store.ts');
      return ({ tournamentsGateway: gateway, ...needs }) => new TournamentsStore({ gateway, ...needs });
    },
  ),
};
