import type { Migration } from 'kysely/migration';
import { statements } from '../statements.ts';

/** The bingo room: its draws, what players hold in them, and the jackpots that are carried from draw to draw. */
export const BINGO_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0350-bingo': statements([
    `create table bingo_draws (
      id bigint generated always as identity primary key, number integer not null unique, draws_at bigint not null unique,
      server_seed text not null, server_hash text not null, balls text)`,
    'create index coming_bingo_draws on bingo_draws (draws_at) where balls is null',
    `create table bingo_cards (
      id bigint generated always as identity primary key, draw_id bigint not null references bingo_draws,
      user_id bigint not null references users, account_id bigint not null references accounts, currency text not null,
      key uuid not null, place integer not null, fingerprint text not null, numbers text not null,
      amount bigint not null check (amount > 0), placed_at bigint not null, is_settled boolean not null default false,
      prize bigint not null default 0 check (prize >= 0 and (is_settled or prize = 0)), unique (user_id, key, place))`,
    'create index bingo_cards_of_draw on bingo_cards (draw_id)',
    'create index bingo_cards_of_account on bingo_cards (account_id, id desc)',
    'create index open_bingo_cards on bingo_cards (user_id) where not is_settled',
    'create table bingo_jackpots (currency text primary key, amount bigint not null check (amount >= 0))',
    `create table bingo_funds (
      draw_id bigint not null references bingo_draws, currency text not null, fund bigint not null, jackpot bigint not null,
      primary key (draw_id, currency))`,
    `create table bingo_prizes (
      draw_id bigint not null references bingo_draws, currency text not null,
      pattern text not null check (pattern in ('line', 'two-lines', 'full-house')), cards bigint not null, ball integer,
      each_amount bigint not null, primary key (draw_id, currency, pattern), check ((cards = 0) = (ball is null)))`,
  ]),
};
