import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** What the site tells its players, and what they ask it. */
export const SUPPORT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0157-player-messages': statements([
    `create table player_messages (
      id bigint generated always as identity primary key, user_id bigint not null references users, kind text not null,
      about bigint, amount bigint, currency text, at bigint not null, is_read boolean not null default false,
      check ((amount is null) = (currency is null)))`,
    'create index player_messages_of_user on player_messages (user_id, id desc)',
    'create index unread_player_messages on player_messages (user_id) where not is_read',
    'create unique index player_messages_once on player_messages (user_id, kind, about)',
  ]),
};
