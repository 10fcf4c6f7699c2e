import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The showcase on home. */
export const BANNER_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0114-banners': statements([
    `create table banners (
      id bigint generated always as identity primary key, position integer not null unique deferrable initially deferred,
      title_ru text not null, title_en text not null, text_ru text not null, text_en text not null,
      picture text not null, link text not null, audience text not null, countries text not null,
      starts_at bigint not null, ends_at bigint, is_on boolean not null,
      check (ends_at is null or ends_at > starts_at))`,
  ]),
  '0146-banner-translations': statements([`alter table banners add column translations text not null default '{}'`]),
};
