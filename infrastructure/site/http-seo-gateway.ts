import { ok } from '../../core/shared/result.ts';
import type { Language } from '../../core/site/config/language.ts';
import type { SeoGateway } from '../../core/site/documents/seo-gateway.ts';
import type { HttpClient } from '../http/http-client.ts';
import { SEO_PAGE } from './seo-calls.ts';

export function httpSeoGateway(http: HttpClient, language: Language): SeoGateway {
  return {
    seoPage: async (question) => {
      const reply = await http.send(SEO_PAGE, { query: { ...question, language } });
      return reply.ok ? ok(reply.value.result) : reply;
    },
  };
}
