import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** The bonus games that players had, and what the next ones are drawn from. */
export const MINI_GAME_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0310-bonus-games': statements([
    `create table bonus_game_seeds (
      user_id bigint not null references users, game text not null, server_seed text not null, server_hash text not null,
      primary key (user_id, game))`,
    `create table bonus_plays (
      id bigint generated always as identity primary key, user_id bigint not null references users, key uuid not null,
      game text not null, server_seed text not null, server_hash text not null, player_seed text not null,
      picks text not null, drawn text not null, points integer not null check (points >= 0), at bigint not null,
      unique (user_id, key))`,
    'create index bonus_plays_of_user on bonus_plays (user_id, game, at desc)',
    'alter table point_moves drop constraint point_moves_kind_check',
    `alter table point_moves add constraint point_moves_kind_check
      check (kind in ('bet', 'store', 'cashback', 'game'))`,
  ]),
};
