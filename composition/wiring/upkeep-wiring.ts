import { pageLanding } from '../../infrastructure/browser/page-landing.ts';
import { httpConsentGateway } from '../../infrastructure/site/http-consent-gateway.ts';
import { ConsentStore } from '../../ui/site/consent-store.ts';
import { UpkeepStore } from '../../ui/site/upkeep-store.ts';
import { keepSettings } from '../setting-keeping.ts';
import { row } from '../wiring-row.ts';

export const upkeepWiring = {
  consent: row(
    ['clock', 'values', 'cookies', 'session', 'http'],
    ({ clock, values, cookies, session, http }) =>
      new ConsentStore({
        clock: { now: () => clock.exact() },
        values,
        cookies,
        gateway: httpConsentGateway(http),
        session,
        landing: pageLanding(window),
      }),
  ),
  upkeep: row(
    ['clock', 'values', 'placement', 'settings', 'cookies', 'notices'],
    ({ clock, values, placement, ...needs }) => {
      // a changed setting is followed until it is kept, from the moment the page is whole
      keepSettings(needs);
      return new UpkeepStore({
        clock: { now: () => clock.exact() },
        values,
        isBetInFlight: () => placement.isBusy,
        reload: () => {
          window.location.reload();
        },
      });
    },
  ),
};
