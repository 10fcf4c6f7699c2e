import { ContainerModule } from 'inversify';
import { httpDebuggerGateway } from '../infrastructure/site/http-debugger-gateway.ts';
import { httpSiteConfigGateway } from '../infrastructure/site/http-site-config-gateway.ts';
import { DebuggerStore } from '../ui/site/debugger-store.ts';
import { SiteStore } from '../ui/site/site-store.ts';
import { single } from './token.ts';
import {
  DEBUGGER_GATEWAY,
  DEBUGGER_STORE,
  HTTP,
  LANGUAGE,
  LINE_GATEWAY,
  PAGE_CLOCK,
  SITE_CONFIG_GATEWAY,
  SITE_STORE,
} from './tokens.ts';

export const siteModule = new ContainerModule((options) => {
  single(options, SITE_CONFIG_GATEWAY, httpSiteConfigGateway, [HTTP, LANGUAGE]);
  single(options, DEBUGGER_GATEWAY, httpDebuggerGateway, [HTTP]);
  single(options, DEBUGGER_STORE, (gateway, line, clock) => new DebuggerStore(gateway, line, clock), [
    DEBUGGER_GATEWAY,
    LINE_GATEWAY,
    PAGE_CLOCK,
  ]);
  single(options, SITE_STORE, (gateway) => new SiteStore(gateway), [SITE_CONFIG_GATEWAY]);
});
