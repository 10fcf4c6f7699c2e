import { ContainerModule } from 'inversify';
import { httpDoorGateway } from '../../infrastructure/navigation/http-door-gateway.ts';
import { DoorsStore } from '../../ui/app/routing/doors-store.ts';
import { single } from '../token.ts';
import { DOOR_GATEWAY, DOORS_STORE, HTTP, LANGUAGE, SESSION_STORE, SITE_STORE, TIMERS } from '../tokens.ts';

export const doorsModule = new ContainerModule((options) => {
  single(options, DOOR_GATEWAY, (http, language) => httpDoorGateway(http, language, console.warn), [HTTP, LANGUAGE]);
  single(
    options,
    DOORS_STORE,
    (gateway, language, session, site, timers) => new DoorsStore(gateway, { language, session, site, timers }),
    [DOOR_GATEWAY, LANGUAGE, SESSION_STORE, SITE_STORE, TIMERS],
  );
});
