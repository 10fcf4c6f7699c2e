import { httpDoorGateway } from '../../infrastructure/navigation/http-door-gateway.ts';
import { DoorsStore } from '../../ui/navigation/doors-store.ts';
import { row } from '../wiring-row.ts';
import { maintenanceWiring } from './maintenance-wiring.ts';

export const doorsWiring = {
  ...maintenanceWiring,
  doorGateway: row(['http', 'maintenanceGateway', 'log'], ({ http, maintenanceGateway: maintenance, log }) =>
    httpDoorGateway(http, { maintenance, log }),
  ),
  doors: row(
    ['doorGateway', 'language', 'session', 'site', 'timers', 'page'],
    ({ doorGateway, page, ...needs }) =>
      new DoorsStore(doorGateway, { ...needs, onLateOrder: () => page.takeLateOrder() }),
  ),
};
