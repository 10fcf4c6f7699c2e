import { httpAvailabilityGateway } from '../../infrastructure/navigation/http-availability-gateway.ts';
import { AvailabilityStore } from '../../ui/navigation/availability-store.ts';
import { row } from '../wiring-row.ts';
import { maintenanceWiring } from './maintenance-wiring.ts';

export const availabilityWiring = {
  ...maintenanceWiring,
  availabilityGateway: row(['http', 'maintenanceGateway', 'log'], ({ http, maintenanceGateway: maintenance, log }) =>
    httpAvailabilityGateway(http, { maintenance, log }),
  ),
  availability: row(
    ['availabilityGateway', 'language', 'session', 'site', 'timers'],
    ({ availabilityGateway, ...needs }) =>
      new AvailabilityStore(availabilityGateway, { ...needs, takesLateOrders: true }),
  ),
};
