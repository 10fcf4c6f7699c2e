import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Whose each message of the outbox is, and which browsers a player was signed in on. */
export const OUTBOX_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0016-outbox': statements([
    "alter table letters add column kind text not null default 'email' check (kind in ('sms', 'email'))",
    "alter table letters add column purpose text not null default 'code'",
    'alter table letters add column link text',
    'alter table letters alter column code drop not null',
    "update letters set kind = 'sms' where recipient like '+%'",
  ]),
  '0081-outbox-readers': statements([
    // those of before are nobody's
    'alter table letters add column user_id bigint references users on delete cascade',
    'alter table letters add column browser_hash text',
    `create table outbox_readers (
      id bigint generated always as identity primary key, browser_hash text not null,
      user_id bigint not null references users on delete cascade, expires_at bigint not null,
      unique (browser_hash, user_id))`,
    'create index outbox_readers_of_user on outbox_readers (user_id)',
    'create index outbox_readers_by_expiry on outbox_readers (expires_at)',
  ]),
  '0088-kept-outbox-readers': statements([
    'alter table outbox_readers add column is_kept boolean not null default false',
  ]),
};
