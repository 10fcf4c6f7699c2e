import { lazyRow } from '../wiring-row.ts';

export const lazySiteWiring = {
  consent: lazyRow(['clock', 'values', 'cookies', 'session', 'http'], async () => {
    const [{ pageLanding }, { httpConsentGateway }, { ConsentStore }] = await Promise.all([
      import('../../infrastructure/browser/page-landing.ts'),
      import('../../infrastructure/site/http-consent-gateway.ts'),
      import('../../ui/site/consent-store.ts'),
    ]);
    return ({ clock, http, ...needs }) =>
      new ConsentStore({
        ...needs,
        clock: { now: () => clock.exact() },
        gateway: httpConsentGateway(http),
        landing: pageLanding(window),
      });
  }),
  debuggerGateway: lazyRow(['http'], async () => {
    const { httpDebuggerGateway } = await import('../../infrastructure/site/http-debugger-gateway.ts');
    return ({ http }) => httpDebuggerGateway(http);
  }),
  debug: lazyRow(['debuggerGateway', 'lineGateway', 'clock'], async () => {
    const { DebuggerStore } = await import('../../ui/site/debugger-store.ts');
    return ({ debuggerGateway, lineGateway, clock }) => new DebuggerStore(debuggerGateway, lineGateway, clock);
  }),
  frame: lazyRow(['http', 'language'], async () => {
    const [{ httpSiteFrameGateway }, { SiteFrameStore }] = await Promise.all([
      import('../../infrastructure/site/http-site-frame-gateway.ts'),
      import('../../ui/site/site-frame-store.ts'),
    ]);
    return ({ http, language }) => new SiteFrameStore(httpSiteFrameGateway(http, language));
  }),
  information: lazyRow(['http', 'language'], async () => {
    const [{ httpInformationGateway }, { InformationStore }] = await Promise.all([
      import('../../infrastructure/site/http-information-gateway.ts'),
      import('../../ui/site/information-store.ts'),
    ]);
    return ({ http, language }) => new InformationStore(httpInformationGateway(http, language));
  }),
  upkeep: lazyRow(['clock', 'values', 'placement', 'pageExit'], async () => {
    const { UpkeepStore } = await import('../../ui/site/upkeep-store.ts');
    return ({ clock, values, placement, pageExit: { reload } }) =>
      new UpkeepStore({
        clock: { now: () => clock.exact() },
        values,
        isBetInFlight: () => placement.isBusy,
        reload,
      });
  }),
};
