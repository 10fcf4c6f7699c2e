import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What proves who players are, a row for each time it was asked for or sent. */
export const DOCUMENT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0153-documents': statements([
    'alter table users add column is_document_requested boolean not null default false',
    `create table player_documents (
      id bigint generated always as identity primary key, user_id bigint not null references users,
      kind text not null check (kind in ('main', 'address', 'selfie', 'additional')),
      state text not null check (state in ('requested', 'waiting', 'accepted', 'refused')),
      wanted text, reason text, requested_at bigint, sent_at bigint, answered_at bigint)`,
    'create index documents_of_user on player_documents (user_id, id)',
    "create index waiting_documents on player_documents (id) where state = 'waiting'",
    `create unique index open_document on player_documents (user_id, kind)
      where state in ('requested', 'waiting')`,
  ]),
};
