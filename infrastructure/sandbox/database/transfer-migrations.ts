import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Players who move to a new account. */
export const TRANSFER_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0069-user-transfers': statements([
    'alter table users add column is_transfer_required boolean not null default false',
    'alter table users add column transferred_to bigint references users',
    'create index users_transferred on users (transferred_to) where transferred_to is not null',
    'alter table sessions add column is_moved boolean not null default false',
    'alter table passkeys add column made_for bigint',
    'alter table recovery_codes add column made_for bigint',
    `create table user_transfers (
      session_hash text primary key, user_id bigint not null references users on delete cascade, phone text not null,
      code_hash text not null, tries integer not null, code_until bigint not null, token_hash text unique,
      password_hash text, expires_at bigint not null)`,
    'create index user_transfers_of_user on user_transfers (user_id)',
    'create index user_transfers_by_expiry on user_transfers (expires_at)',
  ]),
};
