import { httpMaintenanceGateway } from '../../infrastructure/site/http-maintenance-gateway.ts';
import { MaintenanceStore } from '../../ui/site/maintenance/maintenance-store.ts';
import { row } from '../wiring-row.ts';

export const maintenanceWiring = {
  maintenanceGateway: row(
    ['http', 'language', 'systemClock', 'random'],
    ({ http, language, systemClock: clock, random }) => httpMaintenanceGateway(http, { language, clock, random }),
  ),
  maintenance: row(
    ['maintenanceGateway', 'clock', 'site', 'timers'],
    ({ maintenanceGateway, ...needs }) => new MaintenanceStore(maintenanceGateway, needs),
  ),
};
