import { httpSessionGateway } from '../../infrastructure/session/http-session-gateway.ts';
import { SessionStore } from '#ui/session/session-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const sessionWiring = {
  sessionGateway: row(['http'], ({ http }) => httpSessionGateway(http)),
  session: startedRow(
    ['sessionGateway', 'systemClock', 'timers', 'visibility', 'tabs'],
    ({ sessionGateway, systemClock: clock, ...needs }) => new SessionStore(sessionGateway, { clock, ...needs }),
  ),
};
