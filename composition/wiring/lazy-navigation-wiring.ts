import { lazyRow } from '../wiring-row.ts';

export const lazyNavigationWiring = {
  availabilityGateway: lazyRow(['http', 'log', 'maintenanceGateway', 'playerGateway'], async () => {
    const { httpAvailabilityGateway } = await import('../../infrastructure/navigation/http-availability-gateway.ts');
    return ({ http, log, maintenanceGateway: maintenance, playerGateway: { playerUnderWay } }) =>
      httpAvailabilityGateway(http, { maintenance, log, playerUnderWay });
  }),
  availability: lazyRow(['availabilityGateway', 'language', 'session', 'site', 'timers', 'visibility'], async () => {
    const { AvailabilityStore } = await import('#ui/navigation/availability-store.ts');
    return ({ availabilityGateway, ...needs }) =>
      new AvailabilityStore(availabilityGateway, { ...needs, takesLateOrders: true });
  }),
};
