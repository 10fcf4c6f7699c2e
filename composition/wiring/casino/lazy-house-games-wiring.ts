import { lazyRow } from '../../wiring-row.ts';

/** Games that the house draws itself. */
export const lazyHouseGamesWiring = {
  gamesGateway: lazyRow(['http'], async () => {
    const { httpGamesGateway } = await import('../../../infrastructure/casino/http-games-gateway.ts');
    return ({ http }) => httpGamesGateway(http);
  }),
  houseGame: lazyRow(
    ['gamesGateway', 'roundsGateway', 'session', 'notices', 'random', 'timers', 'accounts'],
    async () => {
      const { HouseGameStore } = await import('#ui/casino/games/house-game-store.ts');
      return ({ gamesGateway, roundsGateway: seeds, ...needs }) =>
        new HouseGameStore(gamesGateway, { ...needs, seeds });
    },
  ),
};
