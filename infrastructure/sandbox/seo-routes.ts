import { LANGUAGES, type Language } from '../../core/site/config/language.ts';
import { ISO_CODES, seoTextOf } from './world/names/seo-texts.ts';
import { sportIn } from './world/naming/sport-naming.ts';
import { SEO_CONTENT, SEO_ISO_CODES, SEO_PAGE, SEO_VISUAL } from '../site/seo/seo-calls.ts';
import { serveCall, type ServedApi } from './server/serve-call.ts';

/** The sports that the end of the line leads to. */
const LINKED_SPORTS = ['football', 'ice-hockey', 'basketball', 'tennis'] as const;

function linksOf(section: string, language: Language): { text: string; address: string }[] {
  if (section !== 'section') return [];
  return LINKED_SPORTS.map((code) => ({ text: sportIn(code, language), address: `/line/${code}` }));
}

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
    result: {
      heading: seoTextOf(query.section, query.language).heading,
      links: linksOf(query.section, query.language),
    },
  }));
  serveCall(api, SEO_ISO_CODES, () => ({
    result: LANGUAGES.map((language) => ({ language, code: ISO_CODES[language] })),
  }));
}
