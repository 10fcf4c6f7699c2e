import { cmsProblem, type CmsVersion } from '../../../../core/site/cms/edited-page.ts';
import { hours } from '../../../../core/shared/time.ts';
import { isLanguage } from '../../../../core/site/config/language.ts';
import { CMS_TITLES, CMS_VERSIONS, KEEP_CMS_PAGE } from '../../../site/cms/cms-calls.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import type { RateLimits } from '../../sandbox-options.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { tryCounter } from '../../server/try-counter.ts';
import { landingTitles } from './landing-routes.ts';
import { cleanedPage, keepVersion, keptVersions } from './kept-versions.ts';

const KEEPING_LIMIT: RateLimits['saving'] = { times: 120, within: hours(1) };
/** CMS-7 In all languages together. */
const MOST_LANDINGS = 200;

/** Demo only: pages of information and landing pages, written by hand. */
export function serveCms(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'nodes' | 'now' | 'options'>): void {
  const { database, nodes, now, options } = parts;
  const keeping = tryCounter(api.app, 'cms', options.rateLimits?.saving ?? KEEPING_LIMIT);
  serveCall(api, CMS_TITLES, async () => {
    const pages = await database
      .selectFrom('information_pages')
      .select(['page', 'language', 'title', 'updated_at'])
      .orderBy('position')
      .orderBy('language')
      .execute();
    const landings = await landingTitles(database);
    const rows = [
      ...landings.map(({ slug, language, title, at }) => ({ kind: 'landing' as const, slug, language, title, at })),
      ...pages.map(({ page, language, title, updated_at: at }) => {
        return { kind: 'information' as const, slug: page, language, title, at };
      }),
    ];
    return {
      titles: rows.flatMap(({ language, at, ...row }) =>
        isLanguage(language) ? [{ ...row, language, changedAt: at }] : [],
      ),
    };
  });
  serveCall(api, CMS_VERSIONS, async ({ params }) => shown(await keptVersions(database, params)));
  serveCall(api, KEEP_CMS_PAGE, async ({ params, body: { after, ...written }, address, reply }) => {
    const wait = await keeping.attempt(reply.request, address);
    if (wait !== undefined) return refuse(429, 'too-often', wait);
    const page = cleanedPage(written);
    // what is left out may leave nothing, and a sign may take five letters of HTML
    const problem = cmsProblem(params, written) ?? cmsProblem(params, page);
    if (problem !== undefined) return refuse(422, problem);
    // a page of information has its place in the menu and its address: neither is made here
    const isKnown = (await keptVersions(database, params)).length > 0;
    if (!isKnown && params.kind !== 'landing') return refuse(404, 'information');
    if (!isKnown && (await landingTitles(database)).length >= MOST_LANDINGS) return refuse(409, 'too-many');
    return nodes.edit(async (transaction) => {
      const versions = await keepVersion(transaction, params, { page, after, now: now() });
      return versions === undefined ? refuse(409, 'another-version') : shown(versions);
    });
  });
}

function shown(versions: readonly CmsVersion[]) {
  return {
    versions: versions.map((version) => ({ ...version, blocks: version.blocks.map((block) => ({ ...block })) })),
  };
}
