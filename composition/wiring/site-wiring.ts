import { httpSiteConfigGateway } from '../../infrastructure/site/http-site-config-gateway.ts';
import { SiteStore } from '#ui/site/site-store.ts';
import { row, startedRow } from '../wiring-row.ts';

export const siteWiring = {
  siteConfigGateway: row(['http', 'language'], ({ http, language }) => httpSiteConfigGateway(http, language)),
  site: startedRow(
    ['siteConfigGateway', 'timers', 'random', 'log'],
    ({ siteConfigGateway, ...needs }) => new SiteStore(siteConfigGateway, needs),
  ),
};
