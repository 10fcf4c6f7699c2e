import { lazyRow } from '../../wiring-row.ts';

/** The casino: its catalogue, and a game that is open. */
export const lazyCasinoWiring = {
  catalogueGateway: lazyRow(['http'], async () => {
    const { httpCatalogueGateway } = await import('../../../infrastructure/casino/http-catalogue-gateway.ts');
    return ({ http }) => httpCatalogueGateway(http);
  }),
  catalogue: lazyRow(['catalogueGateway'], async () => {
    const { CatalogueStore } = await import('#ui/casino/catalogue/catalogue-store.ts');
    return ({ catalogueGateway }) => new CatalogueStore(catalogueGateway);
  }),
  favouriteGames: lazyRow(['catalogueGateway', 'session', 'notices'], async () => {
    const { FavouriteGamesStore } = await import('#ui/casino/catalogue/favourite-games-store.ts');
    return ({ catalogueGateway, ...needs }) => new FavouriteGamesStore(catalogueGateway, needs);
  }),
  roundsGateway: lazyRow(['http'], async () => {
    const { httpRoundsGateway } = await import('../../../infrastructure/casino/http-rounds-gateway.ts');
    return ({ http }) => httpRoundsGateway(http);
  }),
  demoGame: lazyRow(['random'], async () => {
    const { DemoStore } = await import('#ui/casino/rounds/demo-store.ts');
    return ({ random }) => new DemoStore(random);
  }),
  slotGame: lazyRow(
    ['roundsGateway', 'demoGame', 'session', 'notices', 'random', 'timers', 'accounts', 'purse'],
    async () => {
      const { SlotGameStore } = await import('#ui/casino/rounds/slot-game-store.ts');
      return ({ roundsGateway, demoGame: demo, ...needs }) => new SlotGameStore(roundsGateway, { ...needs, demo });
    },
  ),
  fairness: lazyRow(['roundsGateway', 'session'], async () => {
    const [{ FairnessStore }, { browserDigests }] = await Promise.all([
      import('#ui/casino/rounds/fairness-store.ts'),
      import('../../../infrastructure/browser/fair-digests.ts'),
    ]);
    return ({ roundsGateway, session }) =>
      new FairnessStore(roundsGateway, { session, digests: browserDigests(crypto) });
  }),
};
