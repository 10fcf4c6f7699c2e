import type { SitePlace } from '../../core/site/documents/page-head.ts';
import { lazyRow } from '../wiring-row.ts';

export const lazyAppWiring = {
  head: lazyRow(['http', 'language', 'timers'], async () => {
    const [{ appPolicy }, { httpSeoGateway }, { headUpdater }] = await Promise.all([
      import('../../infrastructure/browser/app-policy.ts'),
      import('../../infrastructure/site/http-seo-gateway.ts'),
      import('../../ui/app/head/head-updater.ts'),
    ]);
    return ({ http, language, timers }) =>
      headUpdater({
        document,
        trustJson: (json) => appPolicy(window).createScript(json),
        gateway: httpSeoGateway(http, language),
        place: placeOf(window),
        timers,
      });
  }),
};

/** Where the server says that the site is; where it says nothing, it is where the visitor found it. */
function placeOf({ document, location }: Window): SitePlace {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="site-hosts"]')?.content.split(' ') ?? [];
  return { origin: listed[0] === undefined ? location.origin : `https://${listed[0]}`, hosts: listed };
}
