import { lazyRow } from '../../wiring-row.ts';

/** The list of small games, and the bonus games. */
export const lazyMiniGamesWiring = {
  gamesListGateway: lazyRow(['http'], async () => {
    const { httpGamesListGateway } = await import('../../../infrastructure/casino/http-games-list-gateway.ts');
    return ({ http }) => httpGamesListGateway(http);
  }),
  gamesList: lazyRow(['gamesListGateway', 'site', 'language'], async () => {
    const { GamesListStore } = await import('#ui/casino/mini/games-list-store.ts');
    return ({ gamesListGateway, ...needs }) => new GamesListStore(gamesListGateway, needs);
  }),
  bonusGamesGateway: lazyRow(['http'], async () => {
    const { httpBonusGamesGateway } = await import('../../../infrastructure/casino/http-bonus-games-gateway.ts');
    return ({ http }) => httpBonusGamesGateway(http);
  }),
  bonusGames: lazyRow(['bonusGamesGateway', 'session', 'notices', 'random'], async () => {
    const [{ BonusGamesStore }, { browserDigests }] = await Promise.all([
      import('#ui/casino/mini/bonus-games-store.ts'),
      import('../../../infrastructure/browser/fair-digests.ts'),
    ]);
    return ({ bonusGamesGateway, ...needs }) =>
      new BonusGamesStore(bonusGamesGateway, { ...needs, digests: browserDigests(crypto) });
  }),
};
