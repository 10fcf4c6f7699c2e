import { cmsProblem, type CmsVersion } from '../../../../core/site/cms/edited-page.ts';
import { isLanguage } from '../../../../core/site/config/language.ts';
import { CMS_TITLES, CMS_VERSIONS, KEEP_CMS_PAGE } from '../../../site/cms/cms-calls.ts';
import { inTransaction } from '../../database/retried-transaction.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { landingRows } from './landing-routes.ts';
import { keepVersion, keptVersions } from './kept-versions.ts';

/** Demo only: pages of information and landing pages, written by hand. */
export function serveCms(api: ServedApi, parts: Pick<SandboxParts, 'database' | 'random' | 'now'>): void {
  const { database, now } = parts;
  serveCall(api, CMS_TITLES, async () => {
    const pages = await database
      .selectFrom('information_pages')
      .select(['page', 'language', 'title', 'updated_at'])
      .orderBy('position')
      .orderBy('language')
      .execute();
    const landings = await landingRows(database);
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
  serveCall(api, KEEP_CMS_PAGE, async ({ params, body: { after, ...page } }) => {
    const problem = cmsProblem(params, page);
    if (problem !== undefined) return refuse(422, problem);
    // a page of information has its place in the menu and its address: neither is made here
    const isKnown = params.kind === 'landing' || (await keptVersions(database, params)).length > 0;
    if (!isKnown) return refuse(404, 'information');
    const versions = await inTransaction(parts, async (transaction) =>
      keepVersion(transaction, params, { page, after, now: now() }),
    );
    return versions === undefined ? refuse(409, 'another-version') : shown(versions);
  });
}

function shown(versions: readonly CmsVersion[]) {
  return {
    versions: versions.map((version) => ({ ...version, blocks: version.blocks.map((block) => ({ ...block })) })),
  };
}
