import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What players send as files; no page reads the table, and in it nothing can be read without the vault. */
export const UPLOAD_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0152-uploads': statements([
    `create table uploads (
      id uuid primary key, user_id bigint not null references users,
      purpose text not null check (purpose in ('document', 'support', 'payment')),
      name text not null, type text not null check (type in ('jpeg', 'png', 'pdf')), size integer not null,
      sealed_key text not null, bytes bytea not null, kept_for text, created_at bigint not null,
      expires_at bigint, check ((kept_for is null) = (expires_at is not null)))`,
    // encrypted bytes do not get smaller
    'alter table uploads alter column bytes set storage external',
    'create index uploads_of_user on uploads (user_id)',
    'create index uploads_by_use on uploads (kept_for) where kept_for is not null',
    'create index uploads_by_end on uploads (expires_at) where expires_at is not null',
  ]),
  '0175-moved-uploads': statements(['alter table uploads add column encrypted_for bigint references users']),
  '0177-files-of-the-office': statements([
    'alter table uploads add column is_of_office boolean not null default false',
  ]),
};
