import { lazyRow, startedLazyRow } from '../../wiring-row.ts';

/** Games that the house draws itself, and what every game is played from. */
export const lazyHouseGamesWiring = {
  purse: lazyRow(['session', 'accounts'], async () => {
    const { PurseStore } = await import('#ui/casino/rounds/purse-store.ts');
    return (needs) => new PurseStore(needs);
  }),
  gamesGateway: lazyRow(['http'], async () => {
    const { httpGamesGateway } = await import('../../../infrastructure/casino/http-games-gateway.ts');
    return ({ http }) => httpGamesGateway(http);
  }),
  houseGame: lazyRow(
    ['gamesGateway', 'roundsGateway', 'session', 'notices', 'random', 'timers', 'accounts', 'purse'],
    async () => {
      const { HouseGameStore } = await import('#ui/casino/games/house-game-store.ts');
      return ({ gamesGateway, roundsGateway: seeds, ...needs }) =>
        new HouseGameStore(gamesGateway, { ...needs, seeds });
    },
  ),
  crashGateway: lazyRow(['http'], async () => {
    const { httpCrashGateway } = await import('../../../infrastructure/casino/http-crash-gateway.ts');
    return ({ http }) => httpCrashGateway(http);
  }),
  crash: startedLazyRow(
    ['crashGateway', 'session', 'notices', 'random', 'timers', 'visibility', 'accounts', 'systemClock'],
    async () => {
      const { CrashStore } = await import('#ui/casino/games/crash/crash-store.ts');
      return ({ crashGateway: gateway, systemClock: device, ...needs }) =>
        new CrashStore({ gateway, device, ...needs });
    },
  ),
};
