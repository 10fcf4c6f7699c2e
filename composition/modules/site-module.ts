import { ContainerModule } from 'inversify';
import { httpSiteConfigGateway } from '../../infrastructure/site/http-site-config-gateway.ts';
import { SiteStore } from '../../ui/site/site-store.ts';
import { single } from '../token.ts';
import { HTTP, LANGUAGE, LOG, SITE_CONFIG_GATEWAY, SITE_STORE, TIMERS } from '../tokens.ts';

export const siteModule = new ContainerModule((options) => {
  single(options, SITE_CONFIG_GATEWAY, httpSiteConfigGateway, [HTTP, LANGUAGE]);
  single(options, SITE_STORE, (gateway, timers, log) => new SiteStore(gateway, { timers, log }), [
    SITE_CONFIG_GATEWAY,
    TIMERS,
    LOG,
  ]);
});
