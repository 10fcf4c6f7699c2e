import { ContainerModule } from 'inversify';
import { httpMaintenanceGateway } from '../../infrastructure/site/http-maintenance-gateway.ts';
import { single } from '../token.ts';
import { CLOCK, HTTP, LANGUAGE, MAINTENANCE_GATEWAY, RANDOM } from '../tokens.ts';

export const maintenanceModule = new ContainerModule((options) => {
  single(
    options,
    MAINTENANCE_GATEWAY,
    (http, language, clock, random) => httpMaintenanceGateway(http, { language, clock, random }),
    [HTTP, LANGUAGE, CLOCK, RANDOM],
  );
});
