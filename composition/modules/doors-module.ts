import { ContainerModule } from 'inversify';
import { httpDoorGateway } from '../../infrastructure/navigation/http-door-gateway.ts';
import { DoorsStore } from '../../ui/app/routing/doors-store.ts';
import { single } from '../token.ts';
import {
  DOOR_GATEWAY,
  DOORS_STORE,
  HTTP,
  LANGUAGE,
  LOG,
  MAINTENANCE_GATEWAY,
  PAGE_STORE,
  SESSION_STORE,
  SITE_STORE,
  TIMERS,
} from '../tokens.ts';

export const doorsModule = new ContainerModule((options) => {
  single(options, DOOR_GATEWAY, (http, maintenance, log) => httpDoorGateway(http, { maintenance, log }), [
    HTTP,
    MAINTENANCE_GATEWAY,
    LOG,
  ]);
  single(
    options,
    DOORS_STORE,
    (gateway, language, session, site, timers, page) =>
      new DoorsStore(gateway, { language, session, site, timers, onLateOrder: () => page.takeLateOrder() }),
    [DOOR_GATEWAY, LANGUAGE, SESSION_STORE, SITE_STORE, TIMERS, PAGE_STORE],
  );
});
