import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What the processes of a site have to remember of remote applications. */
export const MINI_APP_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0380-module-releases': statements(['create table module_releases (name text primary key, release bigint not null)']),
};
