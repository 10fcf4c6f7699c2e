import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What an editor wrote: nothing is changed, the newest version of a page is the one that shows. */
export const CMS_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0300-cms-versions': statements([
    `create table cms_versions (
      id bigint generated always as identity primary key, kind text not null, slug text not null, language text not null,
      title text not null, blocks text not null, at bigint not null)`,
    'create index cms_versions_of_page on cms_versions (kind, slug, language, id)',
  ]),
};
