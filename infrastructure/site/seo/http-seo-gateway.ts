import { ok } from '../../../core/shared/result.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SeoGateway } from '../../../core/site/documents/seo-gateway.ts';
import type { CallReply } from '../../http/call.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { SEO_ISO_CODES, SEO_PAGE } from './seo-calls.ts';

export function httpSeoGateway(http: HttpClient, language: Language): SeoGateway {
  return {
    seoPage: async (question) => {
      const query = { ...question, language };
      const [page, codes] = await Promise.all([http.send(SEO_PAGE, { query }), http.send(SEO_ISO_CODES, { query })]);
      return page.ok
        ? ok({ ...page.value.result, ...(codes.ok ? { isoCodes: byLanguage(codes.value.result) } : {}) })
        : page;
    },
  };
}

function byLanguage(codes: CallReply<typeof SEO_ISO_CODES>['result']): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map(({ language, code }) => [language, code]));
}
