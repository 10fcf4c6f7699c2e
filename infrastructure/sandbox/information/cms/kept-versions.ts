import { sql, type Kysely, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { CmsPlace, CmsVersion, EditedPage } from '../../../../core/site/cms/edited-page.ts';
import { documentHtml } from '../../../../core/site/documents/document-html.ts';
import { safeDocument } from '../../../../core/site/documents/document-tree.ts';
import type { EpochMillis } from '../../../../core/shared/time.ts';
import { wireBlocks } from '../../../site/cms/landing-calls.ts';
import { parsedHtml } from '../../../site/parsed-html.ts';
import type { Tables } from '../../database/tables.ts';

const VERSIONS_SHOWN = 20;
/** Beside the first. */
const VERSIONS_KEPT = 100;

/** The version of a page that came with the site: it is kept once another takes its place. */
const FIRST = 0;

/** CMS-4 The last versions of a page, the newest first. */
export async function keptVersions(database: Kysely<Tables>, place: CmsPlace): Promise<CmsVersion[]> {
  const { kind, slug, language } = place;
  const rows = await database
    .selectFrom('cms_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  const kept = rows.map(({ id, title, blocks, at }) => ({ id: Number(id), title, blocks: storedBlocks(blocks), at }));
  if (kept.length > 0 || kind === 'landing') return kept;
  const first = await database
    .selectFrom('information_pages')
    .select(['title', 'html', 'updated_at'])
    .where('page', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
  if (first === undefined) return [];
  const { title, html, updated_at: at } = first;
  return [{ id: FIRST, title, blocks: [{ kind: 'text', title: '', html }], at }];
}

/** What was written is read as strictly as what comes from outside. */
export function storedBlocks(blocks: string): EditedPage['blocks'] {
  return v.parse(v.pipe(v.string(), v.parseJson(), wireBlocks), blocks);
}

/** CMS-6 A page without what the site would not show. */
export function cleanedPage({ title, blocks }: EditedPage): EditedPage {
  return {
    title: title.trim(),
    blocks: blocks.map((block) => ({
      ...block,
      title: block.title.trim(),
      html: documentHtml(safeDocument(parsedHtml(block.html))),
    })),
  };
}

/**
 * CMS-5 Keeps a version after the one that was edited; undefined where another has been kept since.
 * CMS-6 What is kept holds no more than what the site would show.
 */
export async function keepVersion(
  transaction: Transaction<Tables>,
  place: CmsPlace,
  {
    page: written,
    after,
    now,
  }: { readonly page: EditedPage; readonly after: number | undefined; readonly now: EpochMillis },
): Promise<CmsVersion[] | undefined> {
  await sql`lock table cms_versions in share row exclusive mode`.execute(transaction);
  const [newest] = await keptVersions(transaction, place);
  if (newest?.id !== after) return undefined;
  const page = cleanedPage(written);
  const row = (version: EditedPage, at: EpochMillis) => ({
    ...place,
    title: version.title.trim(),
    blocks: JSON.stringify(version.blocks),
    at,
  });
  if (newest?.id === FIRST) await transaction.insertInto('cms_versions').values(row(newest, newest.at)).execute();
  await transaction.insertInto('cms_versions').values(row(page, now)).execute();
  if (place.kind === 'information') {
    await transaction
      .updateTable('information_pages')
      .set({ title: page.title, html: page.blocks[0]?.html ?? '', updated_at: now })
      .where('page', '=', place.slug)
      .where('language', '=', place.language)
      .execute();
  }
  await dropVersions(transaction, place);
  return keptVersions(transaction, place);
}

/** CMS-4 */
async function dropVersions(transaction: Transaction<Tables>, { kind, slug, language }: CmsPlace): Promise<void> {
  const own = sql`kind = ${kind} and slug = ${slug} and language = ${language}`;
  await sql`delete from cms_versions where ${own} and id <> (select min(id) from cms_versions where ${own})
    and id not in (select id from cms_versions where ${own} order by id desc limit ${VERSIONS_KEPT})`.execute(
    transaction,
  );
}
