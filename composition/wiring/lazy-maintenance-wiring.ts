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
  policyLogo: startedLazyRow(['site'], async () => {
    const [{ loadPolicyLogo }, { PolicyLogoStore }] = await Promise.all([
      import('../../infrastructure/browser/load-policy-logo.ts'),
      import('#ui/site/config/policy-logo-store.ts'),
    ]);
    return ({ site }) => new PolicyLogoStore({ site, load: loadPolicyLogo });
  }),
};
