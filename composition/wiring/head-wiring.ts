import type { SitePlace } from '../../core/site/documents/page-head.ts';
import { appPolicy } from '../../infrastructure/browser/app-policy.ts';
import { httpSeoGateway } from '../../infrastructure/site/http-seo-gateway.ts';
import { headUpdater } from '../../ui/app/head/head-updater.ts';
import { row } from '../wiring-row.ts';

export const headWiring = {
  head: row(['http', 'language', 'timers'], ({ http, language, timers }) =>
    headUpdater({
      document,
      trustJson: (json) => appPolicy(window).createScript(json),
      gateway: httpSeoGateway(http, language),
      place: placeOf(window),
      timers,
    }),
  ),
};

/** Where the server says that the site is; where it says nothing, it is where the visitor found it. */
function placeOf({ document, location }: Window): SitePlace {
  const listed = document.querySelector<HTMLMetaElement>('meta[name="site-hosts"]')?.content.split(' ') ?? [];
  return { origin: listed[0] === undefined ? location.origin : `https://${listed[0]}`, hosts: listed };
}
