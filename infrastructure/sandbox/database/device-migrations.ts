import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The devices of players, and how long what is signed in on them lasts. */
export const DEVICE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0068-devices': statements([
    `create table devices (
      id bigint generated always as identity primary key, user_id bigint not null references users on delete cascade,
      name_hash text not null unique, credentials_version integer not null, browser text, system text,
      seen_at bigint not null, known_until bigint not null, trusted_until bigint not null, expires_at bigint not null)`,
    'create index devices_of_user on devices (user_id, seen_at)',
    'create index devices_by_expiry on devices (expires_at)',
    'alter table sessions add column device_id bigint references devices on delete cascade',
    // who is signed in stays so, on a device that nothing is known of
    `insert into devices (user_id, name_hash, credentials_version, seen_at, known_until, trusted_until, expires_at)
      select user_id, id_hash, 0, seen_at, 0, 0, expires_at from sessions`,
    'update sessions set device_id = devices.id from devices where devices.name_hash = sessions.id_hash',
    'alter table sessions alter column device_id set not null',
    'create index sessions_of_device on sessions (device_id)',
  ]),
  // those of before have counts of their own at once
  '0137-own-guesses': statements(['alter table devices add column guesses_apart_from bigint not null default 0']),
  '0070-kept-sessions': statements([
    'alter table sessions add column is_kept boolean not null default false',
    'alter table sessions add column token_generation integer not null default 0',
  ]),
};
