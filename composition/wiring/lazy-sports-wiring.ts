import { startedLazyRow } from '../wiring-row.ts';

export const lazySportsWiring = {
  game: startedLazyRow(['http', 'language', 'clock', 'timers', 'visibility', 'frames'], async () => {
    const [{ httpGameGateway }, { GameStore }] = await Promise.all([
      import('../../infrastructure/sports/http-game-gateway.ts'),
      import('../../ui/sports/game/game-store.ts'),
    ]);
    return ({ http, language, ...needs }) => new GameStore({ gateway: httpGameGateway(http, language), ...needs });
  }),
};
