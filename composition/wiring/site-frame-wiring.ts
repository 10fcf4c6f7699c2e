import { httpSiteFrameGateway } from '../../infrastructure/site/http-site-frame-gateway.ts';
import { SiteFrameStore } from '../../ui/site/site-frame-store.ts';
import { row } from '../wiring-row.ts';

export const siteFrameWiring = {
  siteFrameGateway: row(['http', 'language'], ({ http, language }) => httpSiteFrameGateway(http, language)),
  frame: row(['siteFrameGateway'], ({ siteFrameGateway }) => new SiteFrameStore(siteFrameGateway)),
};
