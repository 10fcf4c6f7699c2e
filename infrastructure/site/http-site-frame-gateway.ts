import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SiteFrameGateway } from '../../core/site/config/site-frame-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SITE_FRAME } from './site-frame-calls.ts';

export function httpSiteFrameGateway(http: HttpClient, lang: Language): SiteFrameGateway {
  return {
    siteFrame: async () => {
      const reply = await http.send(SITE_FRAME, { query: { lang } });
      return reply.ok ? ok(reply.value.result) : reply;
    },
  };
}
