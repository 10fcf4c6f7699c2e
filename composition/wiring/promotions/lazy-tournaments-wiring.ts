import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** Promotions that are joined, and tournaments of slots. */
export const lazyTournamentsWiring = {
  promotionsGateway: lazyRow(['http', 'language'], async () => {
    const { httpPromotionsGateway } = await import('../../../infrastructure/promotions/http-promotions-gateway.ts');
    return ({ http, language }) => httpPromotionsGateway(http, language);
  }),
  offers: lazyRow(['promotionsGateway', 'session', 'accounts', 'notices'], async () => {
    const { OffersStore } = await import('#ui/promotions/offers/offers-store.ts');
    return ({ promotionsGateway, ...needs }) => new OffersStore(promotionsGateway, needs);
  }),
  tournamentsGateway: lazyRow(['http', 'language'], async () => {
    const { httpTournamentsGateway } = await import('../../../infrastructure/promotions/http-tournaments-gateway.ts');
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
