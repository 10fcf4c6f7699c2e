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
      const body = content.ok ? await bodyOf(content.value.result) : [];
      return ok({ ...(visual.ok ? visual.value.result : PLAIN), body });
    },
  };
}

/** What was read of the replies that the server makes one page after another of. */
const READ = new WeakMap<object, readonly DocumentNode[]>();

/** SEC-15 Of the operator's HTML what says something is kept; what reads it is fetched where there is any. */
async function bodyOf(content: { readonly html: string }): Promise<readonly DocumentNode[]> {
  if (content.html.trim() === '') return [];
  const { parsedHtml } = await import('../parsed-html.ts');
  const read = READ.get(content) ?? safeDocument(parsedHtml(content.html));
  READ.set(content, read);
  return read;
}
