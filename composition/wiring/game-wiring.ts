import { GameStore } from '../../ui/sports/game/game-store.ts';
import { startedRow } from '../wiring-row.ts';

export const gameWiring = {
  game: startedRow(
    ['lineGateway', 'clock', 'timers', 'visibility', 'frames'],
    ({ lineGateway: gateway, ...needs }) => new GameStore({ gateway, ...needs }),
  ),
};
