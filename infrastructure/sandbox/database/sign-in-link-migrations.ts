import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Links to sign in by: several of a player, one for each browser that asked. */
export const SIGN_IN_LINK_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0044-sign-in-links': statements([
    `create table sign_in_links (
      user_id bigint primary key references users on delete cascade, token_hash text not null unique,
      contact text not null, credentials_version integer not null, expires_at bigint not null)`,
    'create index sign_in_links_by_expiry on sign_in_links (expires_at)',
  ]),
  '0071-sign-in-links-of-browsers': statements([
    'alter table sign_in_links add column browser_hash text',
    // each of those that are open was asked for by a browser of its own
    'update sign_in_links set browser_hash = token_hash',
    'alter table sign_in_links alter column browser_hash set not null',
    'alter table sign_in_links drop constraint sign_in_links_pkey',
    'alter table sign_in_links drop constraint sign_in_links_token_hash_key',
    'alter table sign_in_links add primary key (token_hash)',
    'create unique index sign_in_links_of_browser on sign_in_links (user_id, browser_hash)',
  ]),
};
