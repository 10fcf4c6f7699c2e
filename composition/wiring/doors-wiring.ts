import { httpDoorGateway } from '../../infrastructure/navigation/http-door-gateway.ts';
import { httpMaintenanceGateway } from '../../infrastructure/site/http-maintenance-gateway.ts';
import { DoorsStore } from '../../ui/navigation/doors-store.ts';
import { row } from '../wiring-row.ts';

export const doorsWiring = {
  maintenanceGateway: row(
    ['http', 'language', 'systemClock', 'random'],
    ({ http, language, systemClock: clock, random }) => httpMaintenanceGateway(http, { language, clock, random }),
  ),
  doorGateway: row(['http', 'maintenanceGateway', 'log'], ({ http, maintenanceGateway: maintenance, log }) =>
    httpDoorGateway(http, { maintenance, log }),
  ),
  doors: row(
    ['doorGateway', 'language', 'session', 'site', 'timers', 'page'],
    ({ doorGateway, page, ...needs }) =>
      new DoorsStore(doorGateway, { ...needs, onLateOrder: () => page.takeLateOrder() }),
  ),
};
