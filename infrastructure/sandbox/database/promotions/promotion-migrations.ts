import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** News, brands, promotions and tournaments. */
export const PROMOTION_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0290-news-and-brands': statements([
    "alter table information_pages add column summary text not null default ''",
    'alter table casino_providers add column is_brand boolean not null default false',
    "update casino_providers set is_brand = true where id = 'northforge'",
  ]),
};
