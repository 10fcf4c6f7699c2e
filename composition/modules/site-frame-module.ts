import { ContainerModule } from 'inversify';
import { httpSiteFrameGateway } from '../../infrastructure/site/http-site-frame-gateway.ts';
import { SiteFrameStore } from '../../ui/site/site-frame-store.ts';
import { single } from '../token.ts';
import { HTTP, LANGUAGE, SITE_FRAME_GATEWAY, SITE_FRAME_STORE } from '../tokens.ts';

export const siteFrameModule = new ContainerModule((options) => {
  single(options, SITE_FRAME_GATEWAY, httpSiteFrameGateway, [HTTP, LANGUAGE]);
  single(options, SITE_FRAME_STORE, (gateway) => new SiteFrameStore(gateway), [SITE_FRAME_GATEWAY]);
});
