import { ContainerModule } from 'inversify';
import { httpSessionGateway } from '../../infrastructure/session/http-session-gateway.ts';
import { SessionStore } from '../../ui/session/session-store.ts';
import { single } from '../token.ts';
import { CLOCK, HTTP, SESSION_GATEWAY, SESSION_STORE, TABS, TIMERS, VISIBILITY } from '../tokens.ts';

export const sessionModule = new ContainerModule((options) => {
  single(options, SESSION_GATEWAY, httpSessionGateway, [HTTP]);
  single(
    options,
    SESSION_STORE,
    (gateway, clock, timers, visibility, tabs) => new SessionStore(gateway, { clock, timers, visibility, tabs }),
    [SESSION_GATEWAY, CLOCK, TIMERS, VISIBILITY, TABS],
  );
});
