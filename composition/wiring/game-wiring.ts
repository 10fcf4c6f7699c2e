import { httpGameGateway } from '../../infrastructure/sports/http-game-gateway.ts';
import { GameStore } from '../../ui/sports/game/game-store.ts';
import { startedRow } from '../wiring-row.ts';

export const gameWiring = {
  game: startedRow(
    ['http', 'language', 'clock', 'timers', 'visibility', 'frames'],
    ({ http, language, ...needs }) => new GameStore({ gateway: httpGameGateway(http, language), ...needs }),
  ),
};
