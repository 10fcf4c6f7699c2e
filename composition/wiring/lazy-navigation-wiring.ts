import { lazyRow } from '../wiring-row.ts';

export const lazyNavigationWiring = {
  sportsMapGateway: lazyRow(['http', 'language'], async () => {
    const { httpSportsMapGateway } = await import('../../infrastructure/navigation/http-sports-map-gateway.ts');
    return ({ http, language }) => httpSportsMapGateway(http, language);
  }),
  sportsMap: lazyRow(['sportsMapGateway'], async () => {
    const { SportsMapStore } = await import('#ui/navigation/sports-map-store.ts');
    return ({ sportsMapGateway }) => new SportsMapStore(sportsMapGateway);
  }),
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
