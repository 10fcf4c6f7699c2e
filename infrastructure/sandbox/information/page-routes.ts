import { INFORMATION_GROUPS } from '../../../core/site/documents/information-page.ts';
import { INFORMATION_PAGE, INFORMATION_TITLES, NEWS } from '../../site/information-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { bestVersion } from './best-version.ts';

/** PRM-30 News are pages of a group that the menu does not have. */
const NEWS_GROUP = 'news';
/** Rows, one for each language of a story. */
const MOST_NEWS = 200;

/** The pages of information, each in the best language it is written in. */
export function serveInformation(api: ServedApi, { database, entry }: Pick<SandboxParts, 'database' | 'entry'>): void {
  serveNews(api, { database });
  serveCall(api, INFORMATION_TITLES, async ({ query }) => {
    const rows = await database
      .selectFrom('information_pages')
      .select(['page', 'language', 'menu_group', 'title'])
      .orderBy('position')
      .execute();
    const pages = new Set(rows.map((row) => row.page));
    // NV-20 the menu names no page that does not exist
    if (!entry.rules.partnerHasTaxes) pages.delete('taxation');
    return {
      pages: [...pages].flatMap((page) => {
        const versions = rows.filter((row) => row.page === page);
        const written = bestVersion(versions, query.lng);
        const group = INFORMATION_GROUPS.find((each) => each === written?.menu_group);
        if (written === undefined || group === undefined) return [];
        return [{ page, group, language: written.language, title: written.title }];
      }),
    };
  });

  serveCall(api, INFORMATION_PAGE, async ({ params, query }) => {
    const rows = await database.selectFrom('information_pages').selectAll().where('page', '=', params.page).execute();
    const written = bestVersion(rows, query.lng);
    if (written === undefined) return refuse(404, 'information');
    const { page, title, html, updated_at: updatedAt, language } = written;
    return { page, language, title, html, updatedAt };
  });
}

/** PRM-30 The list of the news. */
function serveNews(api: ServedApi, { database }: Pick<SandboxParts, 'database'>): void {
  serveCall(api, NEWS, async ({ query }) => {
    const rows = await database
      .selectFrom('information_pages')
      .select(['page', 'language', 'title', 'summary', 'updated_at'])
      .where('menu_group', '=', NEWS_GROUP)
      .orderBy('updated_at', 'desc')
      .orderBy('position')
      .limit(MOST_NEWS)
      .execute();
    const pages = new Set(rows.map((row) => row.page));
    return {
      news: [...pages].flatMap((page) => {
        const written = bestVersion(
          rows.filter((row) => row.page === page),
          query.lng,
        );
        if (written === undefined) return [];
        const { language, title, summary, updated_at: at } = written;
        return [{ slug: page.slice(`${NEWS_GROUP}-`.length), language, title, summary, at }];
      }),
    };
  });
}
