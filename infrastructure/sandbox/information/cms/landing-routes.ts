import type { Kysely } from 'kysely';
import { LANDING, LANDINGS } from '../../../site/cms/landing-calls.ts';
import type { Tables } from '../../database/tables.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';
import { bestVersion } from '../best-version.ts';
import { storedBlocks } from './kept-versions.ts';

/** Landing pages, each in the best language it is written in. */
export function serveLandings(api: ServedApi, { database }: Pick<SandboxParts, 'database'>): void {
  serveCall(api, LANDINGS, async () => {
    const rows = await landingTitles(database);
    return { landings: [...new Set(rows.map(({ slug }) => slug))] };
  });
  serveCall(api, LANDING, async ({ params: { landing }, query: { lng } }) => {
    const rows = await landingRows(database, landing);
    const written = bestVersion(rows, lng);
    if (written === undefined) return refuse(404, 'landing');
    const { language, title, blocks, at: updatedAt } = written;
    return { landing, language, title, blocks: storedBlocks(blocks).map((block) => ({ ...block })), updatedAt };
  });
}

/** The newest version of each landing page in each language, in the order of their names; without its blocks, which may be long. */
export async function landingTitles(database: Kysely<Tables>) {
  return newestLandings(database).select(['slug', 'language', 'title', 'at']).execute();
}

async function landingRows(database: Kysely<Tables>, slug: string) {
  return newestLandings(database)
    .select(['slug', 'language', 'title', 'blocks', 'at'])
    .where('slug', '=', slug)
    .execute();
}

function newestLandings(database: Kysely<Tables>) {
  return database
    .selectFrom('cms_versions')
    .distinctOn(['slug', 'language'])
    .where('kind', '=', 'landing')
    .orderBy('slug')
    .orderBy('language')
    .orderBy('id', 'desc');
}
