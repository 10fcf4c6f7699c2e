import { lazyRow, startedLazyRow } from '../wiring-row.ts';

export const lazyMaintenanceWiring = {
  maintenanceGateway: lazyRow(['http', 'language', 'systemClock', 'random'], async () => {
    const { httpMaintenanceGateway } = await import('../../infrastructure/site/http-maintenance-gateway.ts');
    return ({ http, systemClock: clock, ...needs }) => httpMaintenanceGateway(http, { clock, ...needs });
  }),
  maintenance: lazyRow(['maintenanceGateway', 'clock', 'site', 'timers', 'visibility'], async () => {
    const { MaintenanceStore } = await import('#ui/site/config/maintenance-store.ts');
    return ({ maintenanceGateway, ...needs }) => new MaintenanceStore(maintenanceGateway, needs);
  }),
  externals: startedLazyRow(['site'], async () => {
    const { externals } = await import('../client/page-externals.ts');
    return externals;
  }),
};
