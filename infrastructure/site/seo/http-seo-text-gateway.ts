import { ok } from '../../../core/shared/result.ts';
import { safeDocument, type DocumentNode } from '../../../core/site/documents/document-tree.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { SeoTextGateway } from '../../../core/site/documents/seo-gateway.ts';
import type { HttpClient } from '../../http/http-client.ts';
import { SEO_CONTENT, SEO_VISUAL } from './seo-calls.ts';

const PLAIN = { heading: '', links: [] };

export function httpSeoTextGateway(http: HttpClient, language: Language): SeoTextGateway {
  return {
    seoText: async (question) => {
      const query = { ...question, language };
      const [content, visual] = await Promise.all([
        http.send(SEO_CONTENT, { query }),
        http.send(SEO_VISUAL, { query }),
      ]);
      if (!content.ok && !visual.ok) return content;
      const body = content.ok ? await bodyOf(content.value.result.html) : [];
      return ok({ ...(visual.ok ? visual.value.result : PLAIN), body });
    },
  };
}

/** SEC-15 Of the operator's HTML what says something is kept; what reads it is fetched where there is any. */
async function bodyOf(html: string): Promise<readonly DocumentNode[]> {
  if (html.trim() === '') return [];
  const { parsedHtml } = await import('../parsed-html.ts');
  return safeDocument(parsedHtml(html));
}
