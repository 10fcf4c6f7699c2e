import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What players set themselves, and the time that they have played. */
export const LIMIT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0143-limits': statements([
    `create table limits (
      id bigint generated always as identity primary key, user_id bigint not null references users, kind integer not null,
      value bigint check (value >= 0), currency text,
      state text not null check (state in ('active', 'pending', 'inactive')), needs_approval boolean not null,
      started_at bigint not null, ends_at bigint, reason_id integer, closed_at bigint,
      check ((state = 'inactive') = (closed_at is not null)), check (needs_approval = (state = 'pending') or state = 'inactive'))`,
    "create unique index limits_in_use on limits (user_id, kind, state) where state <> 'inactive'",
    "create index closed_limits on limits (closed_at) where state = 'inactive'",
    `create table limit_saves (
      user_id bigint not null references users, key uuid not null, fingerprint text not null, reply text not null,
      created_at bigint not null, primary key (user_id, key))`,
    'create index limit_saves_by_time on limit_saves (created_at)',
    `create table limit_tests (
      token uuid primary key, user_id bigint not null references users, drafts text not null, reply text,
      expires_at bigint not null)`,
    'create index limit_tests_by_expiry on limit_tests (expires_at)',
  ]),
  '0144-play-time': statements([
    `create table play_time (
      user_id bigint primary key references users, day bigint not null, counted bigint not null check (counted >= 0),
      seen_at bigint not null)`,
    'create index play_time_by_time on play_time (seen_at)',
  ]),
  '0151-reality-checks': statements([
    'create table reality_checks (user_id bigint primary key references users, counted_from bigint not null)',
    'create index reality_checks_by_time on reality_checks (counted_from)',
  ]),
  '0179-limit-reminders': statements([
    'alter table limits add column is_due_told boolean not null default false',
    "create index limits_to_tell on limits (started_at) where state = 'pending' and not is_due_told",
    'alter table users add column limits_remind_at bigint',
    // half a year, and a year without limits
    `update users set limits_remind_at = created_at + case when exists (
      select 1 from limits where limits.user_id = users.id and limits.state = 'active' and limits.kind not in (30, 33, 37))
      then 15724800000 else 31536000000 end where transferred_to is null`,
    'create index users_to_remind on users (limits_remind_at) where limits_remind_at is not null',
  ]),
  '0190-identities-of-excluded': statements([
    "create index running_exclusions on limits (ends_at, user_id) where kind = 30 and state = 'active'",
    'create index users_by_birth_date on users (birth_date) where birth_date is not null',
    'create index users_with_document on users (id) where document_number is not null',
    'create index users_with_tax_number on users (id) where tax_number is not null',
  ]),
  '0199-accounts-of-excluded': statements([
    `create index users_by_document_digits on users (regexp_replace(document_number, '[^0-9]', '', 'g'))
      where document_number is not null`,
    `create index users_by_tax_digits on users (regexp_replace(tax_number, '[^0-9]', '', 'g')) where tax_number is not null`,
  ]),
  // nothing reads these: people are found by their digits
  '0453-excluded-by-digits': statements(['drop index users_with_document', 'drop index users_with_tax_number']),
};
