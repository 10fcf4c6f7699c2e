import { ContainerModule } from 'inversify';
import { pageLanding } from '../../infrastructure/browser/page-landing.ts';
import { httpConsentGateway } from '../../infrastructure/site/http-consent-gateway.ts';
import { ConsentStore } from '../../ui/site/consent-store.ts';
import { UpkeepStore } from '../../ui/site/upkeep-store.ts';
import { single } from '../token.ts';
import {
  CONSENT_STORE,
  COOKIES,
  HTTP,
  PAGE_CLOCK,
  PLACEMENT_STORE,
  SESSION_STORE,
  UPKEEP_STORE,
  VALUES,
} from '../tokens.ts';

export const careModule = new ContainerModule((options) => {
  single(
    options,
    CONSENT_STORE,
    (clock, values, cookies, session, http) =>
      new ConsentStore({ now: () => clock.exact() }, values, cookies, {
        gateway: httpConsentGateway(http),
        session,
        landing: pageLanding(window),
      }),
    [PAGE_CLOCK, VALUES, COOKIES, SESSION_STORE, HTTP],
  );
  single(
    options,
    UPKEEP_STORE,
    (clock, values, placement) =>
      new UpkeepStore({
        clock: { now: () => clock.exact() },
        values,
        isBetInFlight: () => placement.isBusy,
        reload: () => {
          window.location.reload();
        },
      }),
    [PAGE_CLOCK, VALUES, PLACEMENT_STORE],
  );
});
