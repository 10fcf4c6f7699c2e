import { LANGUAGES } from '../../core/site/config/language.ts';
import { ISO_CODES, seoTextOf } from './world/names/seo-texts.ts';
import { SEO_CONTENT, SEO_ISO_CODES, SEO_PAGE, SEO_VISUAL } from '../site/seo/seo-calls.ts';
import { serveCall, type ServedApi } from './server/serve-call.ts';

/** What the operator's SEO module says of pages. */
export function serveSeo(api: ServedApi, companyName: string): void {
  serveCall(api, SEO_PAGE, ({ query }) => ({
    result: {
      title: '',
      description: '',
      ...(query.stream === 'office' ? { hierarchyMetaRobots: 'noindex, nofollow' } : {}),
      metas: [{ name: 'application-name', content: companyName }],
      domain: { host: query.domain },
    },
  }));
  serveCall(api, SEO_CONTENT, ({ query }) => ({
    result: { html: seoTextOf(query.section, query.language).html },
  }));
  serveCall(api, SEO_VISUAL, ({ query }) => ({
    result: { heading: seoTextOf(query.section, query.language).heading, links: [] },
  }));
  serveCall(api, SEO_ISO_CODES, () => ({
    result: LANGUAGES.map((language) => ({ language, code: ISO_CODES[language] })),
  }));
}
