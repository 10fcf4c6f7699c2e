import { lazyRow } from '../../wiring-row.ts';

/** The lobby of the casino. */
export const lazyLobbyWiring = {
  newGames: lazyRow(['catalogueGateway'], async () => {
    const { NewGamesStore } = await import('#ui/casino/catalogue/lobby/new-games-store.ts');
    return ({ catalogueGateway }) => new NewGamesStore(catalogueGateway);
  }),
};
