import { lazyRow } from '../wiring-row.ts';

export const lazyAppWiring = {
  head: lazyRow(['http', 'language', 'timers'], async () => {
    const [{ appPolicy }, { httpSeoGateway }, { headUpdater }, { sitePlace }] = await Promise.all([
      import('../../infrastructure/browser/app-policy.ts'),
      import('../../infrastructure/site/seo/http-seo-gateway.ts'),
      import('../../ui/app/head/head-updater.ts'),
      import('../../ui/app/head/site-place.ts'),
    ]);
    return ({ http, language, timers }) =>
      headUpdater({
        document,
        trustJson: (json) => appPolicy(window).createScript(json),
        gateway: httpSeoGateway(http, language),
        place: sitePlace(window),
        timers,
      });
  }),
};
