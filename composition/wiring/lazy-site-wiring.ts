import { lazyRow } from '../wiring-row.ts';

export const lazySiteWiring = {
  consent: lazyRow(['clock', 'values', 'cookies', 'session', 'http'], async () => {
    const [{ pageLanding }, { httpConsentGateway }, { ConsentStore }] = await Promise.all([
      import('../../infrastructure/browser/page-landing.ts'),
      import('../../infrastructure/site/http-consent-gateway.ts'),
      import('#ui/site/consent/consent-store.ts'),
    ]);
    return ({ clock, http, ...needs }) =>
      new ConsentStore({
        ...needs,
        clock: { now: () => clock.exact() },
        gateway: httpConsentGateway(http),
        landing: () => pageLanding(window),
      });
  }),
  frame: lazyRow(['http', 'language'], async () => {
    const [{ httpSiteFrameGateway }, { SiteFrameStore }] = await Promise.all([
      import('../../infrastructure/site/http-site-frame-gateway.ts'),
      import('#ui/site/config/site-frame-store.ts'),
    ]);
    return ({ http, language }) => new SiteFrameStore(httpSiteFrameGateway(http, language));
  }),
  upkeep: lazyRow(['clock', 'connection', 'dialogs', 'values', 'placing', 'pageExit'], async () => {
    const { UpkeepStore } = await import('#ui/site/browser/upkeep-store.ts');
    return ({ clock, connection, dialogs, values, placing, pageExit: { reload } }) =>
      new UpkeepStore({
        clock: { now: () => clock.exact() },
        connection,
        values,
        isDialogOpen: () => dialogs.open !== undefined,
        isBetInFlight: () => placing.isBusy,
        reload,
      });
  }),
};
