import { pageLanding } from '../../infrastructure/browser/page-landing.ts';
import { httpConsentGateway } from '../../infrastructure/site/http-consent-gateway.ts';
import { ConsentStore } from '../../ui/site/consent-store.ts';
import { UpkeepStore } from '../../ui/site/upkeep-store.ts';
import { keptSettingSaver } from '../setting-keeping.ts';
import { row, startedRow } from '../wiring-row.ts';

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
    ['clock', 'values', 'placement'],
    ({ clock, values, placement }) =>
      new UpkeepStore({
        clock: { now: () => clock.exact() },
        values,
        isBetInFlight: () => placement.isBusy,
        reload: () => {
          window.location.reload();
        },
      }),
  ),
  settingSaver: startedRow(['settings', 'cookies', 'notices'], (needs) => keptSettingSaver(needs)),
};
