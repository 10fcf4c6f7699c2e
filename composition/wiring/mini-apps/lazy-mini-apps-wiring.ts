import { lazyRow } from '../../wiring-row.ts';

/** What comes from remote applications. */
export const lazyMiniAppsWiring = {
  miniAppsGateway: lazyRow(['http', 'language'], async () => {
    const { httpMiniAppsGateway } = await import('../../../infrastructure/mini-apps/http-mini-apps-gateway.ts');
    return ({ http, language }) => httpMiniAppsGateway(http, language);
  }),
  miniApps: lazyRow(['miniAppsGateway', 'systemClock', 'timers', 'visibility', 'connection'], async () => {
    const { MiniAppsStore } = await import('#ui/mini-apps/mini-apps-store.ts');
    return (needs) => new MiniAppsStore(needs);
  }),
  signedModules: lazyRow(['http', 'language', 'log'], async () => (await import('./open-modules.ts')).openModules),
  framesGateway: lazyRow(['http', 'language'], async () => {
    const { httpFramesGateway } = await import('../../../infrastructure/mini-apps/http-frames-gateway.ts');
    return ({ http, language }) => httpFramesGateway(http, language);
  }),
  framedApps: lazyRow(
    [
      'framesGateway',
      'gameGateway',
      'coupon',
      'session',
      'clock',
      'systemClock',
      'timers',
      'visibility',
      'connection',
      'log',
      'analytics',
    ],
    async () => {
      const { FramedAppsStore } = await import('#ui/mini-apps/framed-apps-store.ts');
      return ({ analytics, ...needs }) => new FramedAppsStore({ ...needs, counter: analytics });
    },
  ),
};
